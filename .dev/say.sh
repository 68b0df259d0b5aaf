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

# Runs "$@" as root; without sudo it says what to type instead.
as_root() {
    if ((EUID == 0)); then
        "$@"
    elif has sudo; then
        sudo -- "$@"
    else
        fail "this needs root, and there is no sudo here. As root, run:  $*"
    fi
}
