# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Messages and small helpers that all other scripts here use.

# Writes to stderr: stdout belongs to the program that runs (`./dev cli ... > boards.txt`).
say() { printf '%s\n' "$*" >&2; }

fail() {
    say "dev: $*"
    exit 1
}

has() { command -v "$1" >/dev/null; }

# must_become_root COMMAND...: fails with instructions if COMMAND cannot be run as root from here.
must_become_root() {
    if ((EUID != 0)) && ! has sudo; then
        fail "this needs root, and there is no sudo here. As root, run:  $*"
    fi
}

as_root() {
    must_become_root "$@"
    if ((EUID == 0)); then "$@"; else sudo -- "$@"; fi
}

# --- Durations of stages, appended to the file BOARDWRIGHT_STAGES, which `./dev cold` or the user sets. The file must
# --- be in a folder that enter.sh binds: the project, the home folder or the cache folder.

# The time in milliseconds; some locales write a comma before the fraction.
now_ms() { printf '%s\n' $((${EPOCHREALTIME/[.,]/} / 1000)); }

# seconds_since START: START is a time of now_ms.
seconds_since() {
    local took=$(($(now_ms) - $1))
    printf '%d.%d\n' $((took / 1000)) $((took % 1000 / 100))
}

# note_stage NAME START: appends "NAME seconds" for a stage that began at START.
note_stage() {
    if [[ -n ${BOARDWRIGHT_STAGES:-} ]]; then
        printf '%s %s\n' "$1" "$(seconds_since "$2")" >>"$BOARDWRIGHT_STAGES"
    fi
}

# timed NAME COMMAND...: runs COMMAND and notes its duration even if it fails. `set -e` has no effect inside COMMAND, so
# COMMAND must be a program, or a function in which only the last step can fail.
timed() {
    local name=$1 start status=0
    start=$(now_ms)
    shift
    "$@" || status=$?
    note_stage "$name" "$start"
    return "$status"
}
