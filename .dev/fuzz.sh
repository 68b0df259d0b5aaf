# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a fuzz target of tests/fuzz/ with libFuzzer.

# command_fuzz TARGET [SECONDS [ARGS]]: what was found stays in build/fuzz-found/TARGET, and is where the next run
# begins. An input that breaks a law is written there as crash-...; it becomes a file in the target's folder of
# fixtures. ARGS go to libFuzzer, such as -jobs=2.
command_fuzz() {
    local target=${1:-} seconds=${2:-60} found=$project/build/fuzz-found folders
    if [[ ! -e $project/tests/fuzz/fuzz_$target.cpp ]]; then
        fail "fuzz wants to know what: $(cd -- "$project/tests/fuzz" && printf '%s ' fuzz_*.cpp | sed 's/fuzz_//g; s/\.cpp//g')"
    fi
    shift $(($# < 2 ? $# : 2))
    build fuzz --target "fuzz_$target"
    mkdir -p "$found/$target"
    mapfile -t folders <"$project/build/fuzz/tests/fuzz_$target.folders"
    # A small quarantine and short stacks of allocations: a run allocates much, and lasts less than a millisecond.
    ASAN_OPTIONS=${ASAN_OPTIONS:-quarantine_size_mb=16:malloc_context_size=8}
    export ASAN_OPTIONS
    # Paths are absolute, because the command line's target goes to a folder of its own.
    QT_FORCE_STDERR_LOGGING=1 "$project/build/fuzz/tests/fuzz_$target" -max_total_time="$seconds" -max_len=20000 \
        -timeout=10 -rss_limit_mb=1024 -print_final_stats=1 -artifact_prefix="$found/$target/" "$@" \
        "$found/$target" "${folders[@]}"
}
