# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Messages, and the few words every other file here uses.

# To stderr: stdout belongs to the program that is run (`./dev cli ... > boards.txt`).
say() { printf '%s\n' "$*" >&2; }

fail() {
    say "dev: $*"
    exit 1
}

has() { command -v "$1" >/dev/null; }

# Stops, saying what to type, when "$@" cannot be run as root from here.
must_become_root() {
    if ((EUID != 0)) && ! has sudo; then
        fail "this needs root, and there is no sudo here. As root, run:  $*"
    fi
}

as_root() {
    must_become_root "$@"
    if ((EUID == 0)); then "$@"; else sudo -- "$@"; fi
}
