# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Repeats one operation many times to find rare failures.

readonly soak=$project/build/soak
readonly most_lost_ms=2000

# start_session GOALS WINDOW: starts a session. A private root has its own process namespace, so that the process id of
# each session is the same. `./dev shell ./dev soak recovery` has one for all of them, as a machine has.
start_session() {
    local begins=''
    if [[ -z ${killed[$1]:-} ]]; then begins=$2; fi
    : >"$sessions/said-$2" # emptied now, because the background process may do so too late
    BOARDWRIGHT_SOAK_FOLDER=$sessions/$1 BOARDWRIGHT_SOAK_GOALS=$1 BOARDWRIGHT_SOAK_BEGINS=$begins \
        QT_QPA_PLATFORM=offscreen setsid "$project/dev" shell "$sessions/editor" recovery_session \
        >"$sessions/said-$2" 2>"$sessions/errors-$2" &
    session[$2]=$!
}

# said WINDOW WORD: the number that the session said after WORD.
said() { sed -n "s/^$2 //p" "$sessions/said-$1"; }

# wait_until_editing WINDOW: fails if the session ends before it edits.
wait_until_editing() {
    local status=0
    until grep --quiet --no-messages '^editing' "$sessions/said-$1"; do
        if ! kill -0 "${session[$1]}" 2>/dev/null; then
            wait "${session[$1]}" || status=$?
            say "The session ended with status $status before it edited."
            return 1
        fi
        sleep 0.05
    done
}

# check_recovered GOALS WINDOW: what the session recovered is a work that no other window has, and not too old.
check_recovered() {
    local lost work
    work=$(said "$2" work)
    lost=$(said "$2" recovered)
    wanted=$((wanted + 1))
    if [[ -z $work || -z $lost ]]; then
        say "session $number ($1 goals, process $(said "$2" pid)): nothing was offered"
        cat -- "$sessions/said-$2" "$sessions/errors-$2" >&2
        return 1
    fi
    if [[ -n ${taken[$work]:-} ]]; then
        say "session $number ($1 goals): two windows recovered the work of window $work"
        return 1
    fi
    taken[$work]=yes
    lost=$((killed[$1] - lost))
    offered=$((offered + 1)) sum=$((sum + lost))
    if ((lost > most)); then most=$lost; fi
    if ((lost > most_lost_ms)); then say "session $number ($1 goals): $lost ms were lost"; fi
}

# soak_recovery [SESSIONS [WINDOWS]]: kills the editor while it edits, and checks what the next session recovers.
# Sessions alternate between a small set and one of 5,000 goals. With two WINDOWS, two editors are killed at once, and
# each of the next two recovers the work of one: both works, because each says whose it is. After a failure the next
# session begins anew, so that one failure counts once.
soak_recovery() {
    local count=${1:-300} windows=${2:-1} number window goals is_whole sessions offered=0 wanted=0 most=0 sum=0
    local -A killed=() taken=()
    local session=()
    "$project/dev" build --target test_window
    mkdir -p "$soak"
    sessions=$(mktemp --directory "$soak/recovery.XXXXXX") # others may run at the same time
    cp "$project/build/dev/tests/test_window" "$sessions/editor" # which others may build again meanwhile
    for ((number = 0; number < count; ++number)); do
        goals=$((number % 2 ? 5000 : 40))
        mkdir -p "$sessions/$goals"
        taken=()
        is_whole=yes
        for ((window = 0; window < windows; ++window)); do
            start_session "$goals" "$window"
            wait_until_editing "$window" || is_whole=no
            if [[ -n ${killed[$goals]:-} ]]; then check_recovered "$goals" "$window" || is_whole=no; fi
        done
        # Long enough for at least one recovery file to be saved, then a random time.
        sleep $((2 + RANDOM % 4)).$((RANDOM % 10))
        killed[$goals]=$(now_ms)
        for window in "${!session[@]}"; do kill -KILL -- "-${session[$window]}" 2>/dev/null || true; done
        for window in "${!session[@]}"; do wait "${session[$window]}" 2>/dev/null || true; done
        if [[ $is_whole == no ]]; then
            mv -- "$sessions/$goals" "$sessions/failed-$number"
            unset "killed[$goals]"
        fi
        if ((number % 20 == 19)); then say "$((number + 1)) of $count sessions, $offered of $wanted offered"; fi
    done
    printf '%d of %d offered; at most %d ms lost, %d on average; process number %s\n' "$offered" "$wanted" "$most" \
        $((offered ? sum / offered : 0)) "$(said 0 pid)"
    if ((offered < wanted || most > most_lost_ms)); then fail "what was left is in $sessions"; fi
    rm -rf -- "$sessions"
}

# soak_installed [KILLS [SEED]]: the same with the installed program on a desktop, where keys are typed and its banner is
# pressed. It ends with status 77 where there is no desktop for journeys; ./dev test installs what they need.
soak_installed() {
    local prefix=$soak/installed
    "$project/dev" build --target boardwright boardwright-cli neighbour
    rm -rf -- "$prefix"
    "$project/dev" shell cmake --install build/dev --prefix "$prefix" >/dev/null
    BOARDWRIGHT_KILLS=${1:-300} BOARDWRIGHT_SOAK_SEED=${2:-1} "$project/dev" shell python3 -B \
        tests/journeys/journey.py killed_often --build build/dev --program "$prefix/bin/boardwright"
}

# soak_monkey [ACTIONS [SEED [PRESET]]]: uses the window at random and checks laws after each action. It begins again
# every 2,000 actions with the next seed, so that a walk that fails can be played again in a minute.
soak_monkey() {
    local actions=${1:-10000} seed=${2:-$(($(date +%s) % 1000000))} preset=${3:-asan} done=0 part status=0
    local most_ms=''
    # The time of an event is only worth a verdict in what people run.
    if [[ $preset == release ]]; then most_ms=50; fi
    mkdir -p "$soak"
    "$project/dev" build "$preset" --target test_monkey
    while ((done < actions)); do
        part=$((actions - done < 2000 ? actions - done : 2000))
        BOARDWRIGHT_MONKEY_SEED=$seed BOARDWRIGHT_MONKEY_ACTIONS=$part BOARDWRIGHT_MONKEY_STALL=$most_ms \
            BOARDWRIGHT_MONKEY_PICTURE=$soak/monkey-$seed.png QT_QPA_PLATFORM=offscreen \
            "$project/dev" shell "build/$preset/tests/test_monkey" tst_monkey >"$soak/monkey-$seed.log" 2>&1 || status=$?
        if ((status)); then
            say "The walk with seed $seed failed. Play it again with: ./dev soak monkey $part $seed $preset"
            cat -- "$soak/monkey-$seed.log" >&2
            return "$status"
        fi
        done=$((done + part)) seed=$((seed + 1))
        say "$done of $actions actions"
    done
}

# soak_window UNIT RUNS SEED PRESET: a test of the window, with more runs than the suite has.
soak_window() {
    "$project/dev" build "$4" --target test_monkey
    if [[ $4 == tsan ]]; then
        export TSAN_OPTIONS="suppressions='$place/tests/support/tsan.supp':halt_on_error=1:second_deadlock_stack=1:external_symbolizer_path=/usr/bin/llvm-symbolizer-19"
    fi
    BOARDWRIGHT_SOAK_RUNS=$2 BOARDWRIGHT_SOAK_SEED=$3 QT_QPA_PLATFORM=offscreen \
        "$project/dev" shell "build/$4/tests/test_monkey" "$1"
}

# soak_reopen [TIMES [SEED [PRESET]]]: closes and opens windows, and shows other documents, while everything runs.
soak_reopen() { soak_window tst_reopened_window "${1:-1000}" "${2:-$(($(date +%s) % 30000))}" "${3:-dev}"; }

# soak_cancel [RUNS [SEED [PRESET]]]: stops long things of the window and long commands at random moments, and checks
# how they end. Commands are of the preset dev.
soak_cancel() {
    local runs=${1:-200} seed=${2:-$(($(date +%s) % 30000))}
    soak_window tst_stopped_window "$runs" "$seed" "${3:-dev}"
    "$project/dev" build --target boardwright-cli
    "$project/dev" shell bash .dev/soak-cancel.sh "$runs" "$seed"
}

command_soak() {
    case ${1:-} in
    cancel) soak_cancel "${@:2}" ;;
    monkey) soak_monkey "${@:2}" ;;
    reopen) soak_reopen "${@:2}" ;;
    recovery)
        if [[ ${3:-} == installed ]]; then
            soak_installed "$2" "${@:4}"
        else
            soak_recovery "${@:2}"
        fi
        ;;
    *) fail "soak wants to know what: cancel, monkey, recovery or reopen" ;;
    esac
}
