# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is slow and seldom finds anything; and the check of what is released, which is quick.

readonly bench_seconds=2 # for each benchmark, where only its going is asked for

# What GCC makes with all optimisation, its warnings errors: the golden boards, and benchmarks that begin. They run for
# a moment each, so that none of them is found broken when somebody wants to measure.
check_release() {
    local name command status
    find_data
    build release --target boardwright --target boardwright-cli --target test_golden --target benchmarks
    timed "test release" ctest --preset release -R '^tst_constrained_(golden|threads)$'
    while IFS=$'\t' read -r name command; do
        say "$name ..."
        status=0
        (eval "QT_QPA_PLATFORM=offscreen timeout $bench_seconds $command") >"$project/build/bench.log" 2>&1 || status=$?
        # 124: it was still at work.
        if ((status != 0 && status != 124)); then
            cat "$project/build/bench.log"
            fail "$name ended with status $status"
        fi
    done < <(bench_commands)
}

# Name and command of each benchmark, as CTest knows them.
bench_commands() {
    ctest --preset bench --show-only=json-v1 | python3 -c '
import json, shlex, sys
for test in json.load(sys.stdin)["tests"]:
    print(test["name"], shlex.join(test["command"]), sep="\t")'
}

# Each header by itself, without anything precompiled.
check_headers() { build dev --target all_verify_interface_header_sets; }

check_tests_tidy() {
    build dev --target all --target benchmarks
    python3 "$project/.dev/tidy.py" "$project/build/dev" tests
}

command_check() {
    cd "$project"
    case ${1:-} in
    --release) check_release ;;
    --all)
        check_release
        command_boards
        timed headers check_headers
        timed tidy check_tests_tidy
        command_test release
        ;;
    *) fail "check wants --release or --all" ;;
    esac
}
