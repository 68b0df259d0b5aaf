# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# soak-cancel.sh RUNS SEED: what `./dev soak cancel` does where the programs can run. Starts a long command of
# boardwright-cli, sends it SIGTERM at a random moment, which it takes as Ctrl+C, and checks how it ends. (Bash lets what
# it starts in the background ignore SIGINT.) The same seed chooses the same commands and moments.

set -euo pipefail

project=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
cli=$project/build/dev/app/cli/boardwright-cli
samples=$project/resources/samples
place=$project/build/soak/cancel
# From the signal to the end. The law is 0.3 s on an idle machine; this one may be busy.
readonly most_ms=2000

runs=$1
seed=$2
RANDOM=$seed

now_ms() { date +%s%3N; }

# Each is long enough that it ends only because it is stopped.
commands=(
    "generate $samples/harbour-day.json --seeds 1..1000000 --format json"
    "generate $samples/elder-isles.json --seeds 1..1000000 --format jsonl --threads 2"
    "generate $samples/zone-pool.json --generator worlds --gems 28 --seeds 1..1000 --format json"
    "generate $samples/zone-pool.json --generator worlds --gems 20 --seeds 1..1000 --format json --threads 2"
    "generate $samples/zone-pool.json --generator worlds --gems 30 --process old --most-attempts 1000000 --format json"
    "generate $samples/tiers.json --generator sculpted --tier expert --seeds 1..1000000 --format json --measures"
    "generate $samples/dragon-lair.json --generator layered --seeds 1..1000000 --format json --trace"
    "generate $samples/harbour-day.json --seeds 1..90000 --choose 5000 --format json"
    "simulate $samples/harbour-day.json --boards 4000000000 --reasons"
    "simulate $samples/zone-pool.json --generator worlds --gems 24 --boards 1000000"
    "compare $samples/harbour-day.json $samples/elder-isles.json --boards 4000000"
    "curate $samples/zone-pool.json --gems 14 --count 1000"
    "rejections --count 100000000"
    "again $samples/tiers.json $place/boards.jsonl"
    "tune $samples/harbour-day.json --target all -o $place/tuned.json"
    "autotune $samples/tiers.json --tier hard -o $place/tiers.json"
)

mkdir -p "$place"
"$cli" generate "$samples/tiers.json" --generator sculpted --tier expert --seeds 1..2000 --format jsonl \
    >"$place/boards.jsonl"

# state_of PID: one letter, such as S, T once it is stopped, or Z once it has ended; nothing once Bash knows that, too.
state_of() { sed -n 's/^State:[[:space:]]*\([A-Za-z]\).*/\1/p' "/proc/$1/status" 2>/dev/null || true; }

# takes_signals PID: whether it waits for SIGTERM, which is then blocked in its first thread.
takes_signals() {
    local blocked
    blocked=$(sed -n 's/^SigBlk:[[:space:]]*//p' "/proc/$1/status")
    ((16#$blocked >> 14 & 1))
}

# hold PID: stops it in the middle of what it does, so that what is seen of it is still true when the signal comes.
hold() {
    kill -STOP "$1" 2>/dev/null || true
    until [[ $(state_of "$1") == @(T|Z|) ]]; do sleep 0.001; done
}

# judge STATUS: sets `wrong` unless a command that was as `when` says has ended as the README says.
judge() {
    wrong=''
    case $when in
    working)
        if (($1 != 130)); then wrong="status $1, not 130"; fi
        if ! grep --quiet --ignore-case stopped "$place/err"; then wrong="$wrong, it does not say that it was stopped"; fi
        ;;
    beginning)
        # SIGTERM itself ends what does not wait for it yet.
        if (($1 != 143)); then wrong="status $1, not 143"; fi
        if [[ -s $place/out ]]; then wrong="$wrong, it wrote before it waited for signals"; fi
        ;;
    ended)
        if (($1 != 0 && $1 != 1)); then wrong="status $1 without a signal"; fi
        ;;
    esac
    if ((took > most_ms)); then wrong="$wrong, $took ms"; fi
    [[ " ${words[*]} " == *' generate '* && -s $place/out ]] || return 0
    if [[ " ${words[*]} " == *' --format json '* && $(tail -c 2 "$place/out") != ']' ]] \
        || [[ " ${words[*]} " == *' --format jsonl '* && $(tail -c 2 "$place/out") != '}' ]]; then
        wrong="$wrong, JSON that does not end"
    fi
}

failures=0
longest=0
declare -A counts=([working]=0 [beginning]=0 [ended]=0)
for ((run = 0; run < runs; ++run)); do
    read -ra words <<<"${commands[RANDOM % ${#commands[@]}]}"
    delay_ms=$((RANDOM % 3000))
    "$cli" "${words[@]}" >"$place/out" 2>"$place/err" &
    pid=$!
    sleep "$(printf '%d.%03d' $((delay_ms / 1000)) $((delay_ms % 1000)))"
    hold "$pid"
    when=working
    if [[ $(state_of "$pid") != T ]]; then
        when=ended
    elif ! takes_signals "$pid"; then
        when=beginning
    fi
    counts[$when]=$((counts[$when] + 1))
    stopped=$(now_ms)
    kill -TERM "$pid" 2>/dev/null || true
    kill -CONT "$pid" 2>/dev/null || true
    # A program that does not end is killed, which is seen in its status.
    (
        sleep 20
        kill -KILL "$pid" 2>/dev/null
    ) &
    guard=$!
    status=0
    wait "$pid" 2>/dev/null || status=$?
    took=$(($(now_ms) - stopped))
    kill "$guard" 2>/dev/null || true
    wait "$guard" 2>/dev/null || true
    if ((took > longest)); then longest=$took; fi
    judge "$status"
    if [[ -n $wrong ]]; then
        failures=$((failures + 1))
        printf 'run %d of seed %d, %s when stopped after %d ms: %s: %s\n' "$run" "$seed" "$when" "$delay_ms" \
            "${words[*]}" "${wrong#, }"
        tail -n 3 -- "$place/err"
    fi
done
printf '%d runs, seed %d: %d failed; at most %d ms from the signal to the end\n' "$runs" "$seed" "$failures" "$longest"
printf '%d were stopped as they worked, %d before they waited for signals, %d had ended by themselves\n' \
    "${counts[working]}" "${counts[beginning]}" "${counts[ended]}"
# What is never stopped as it works is not tested.
((failures == 0 && (counts[working] > 0 || runs == 0)))
