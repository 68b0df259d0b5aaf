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

# --- How long things take: for `./dev cold`, or for whoever sets BOARDWRIGHT_STAGES to a file. It must lie in a
# --- folder that enter.sh shows inside: the project, the home folder, the cache folder.

# The time in milliseconds; some locales write a comma before the fraction.
now_ms() { printf '%s\n' $((${EPOCHREALTIME/[.,]/} / 1000)); }

# seconds_since START: START is a time of now_ms.
seconds_since() {
    local took=$(($(now_ms) - $1))
    printf '%d.%d\n' $((took / 1000)) $((took % 1000 / 100))
}

# note_stage NAME START: appends "NAME seconds" for what began at START.
note_stage() {
    if [[ -n ${BOARDWRIGHT_STAGES:-} ]]; then
        printf '%s %s\n' "$1" "$(seconds_since "$2")" >>"$BOARDWRIGHT_STAGES"
    fi
}

# timed NAME COMMAND...: COMMAND, and how long it took even when it fails. Inside a function, `set -e` counts no
# longer: COMMAND is a program, or a function whose last step alone can fail.
timed() {
    local name=$1 start status=0
    start=$(now_ms)
    shift
    "$@" || status=$?
    note_stage "$name" "$start"
    return "$status"
}
