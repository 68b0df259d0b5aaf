# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Slow checks that seldom find anything, and the quick check of the release build.

readonly bench_seconds=2 # for each benchmark, which only has to start

# Builds with GCC and full optimisation, with warnings as errors. Runs the golden boards, and each benchmark for
# `bench_seconds`, so that a broken benchmark is noticed before it is needed.
check_release() {
    local name command status
    find_data
    build release --target boardwright --target boardwright-cli --target test_golden --target benchmarks
    timed "test release" ctest --preset release -R '^tst_([a-z]+_golden|constrained_threads)$'
    while IFS=$'\t' read -r name command; do
        say "$name ..."
        status=0
        (eval "QT_QPA_PLATFORM=offscreen timeout $bench_seconds $command") >"$project/build/bench.log" 2>&1 || status=$?
        # Status 124: timeout stopped it while it was still running.
        if ((status != 0 && status != 124)); then
            cat "$project/build/bench.log"
            fail "$name ended with status $status"
        fi
    done < <(bench_commands)
}

# Prints the name and the command of each benchmark in CTest.
bench_commands() {
    ctest --preset bench --show-only=json-v1 | python3 -c '
import json, shlex, sys
for test in json.load(sys.stdin)["tests"]:
    print(test["name"], shlex.join(test["command"]), sep="\t")'
}

# Compiles each header by itself, without precompiled headers.
check_headers() { build dev --target all_verify_interface_header_sets; }

check_tests_tidy() {
    build dev --target all --target benchmarks
    python3 "$project/.dev/tidy.py" "$project/build/dev" tests
}

command_check() {
    cd "$project"
    case ${1:-} in
    --release) check_release ;;
    --arm64) check_arm64 ;;
    --all)
        check_release
        command_boards
        timed headers check_headers
        timed tidy check_tests_tidy
        command_test long
        command_test journeys
        command_test release
        command_test asan-all
        ;;
    *) fail "check wants --release, --arm64 or --all" ;;
    esac
}
