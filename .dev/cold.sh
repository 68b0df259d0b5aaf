# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command as if Boardwright had never been built here, and prints how long each stage took. Only the kernel's
# file cache stays warm.

# The folder is in the project, so that git can hard-link the clone's objects. Its path never changes, because the
# private root keeps an empty folder for each path that was ever bound.
readonly cold=$project/build/cold
cold_begin=0

print_stages() {
    local line begin=$1
    printf '\n%-24s %9s\n' stage seconds
    while IFS= read -r line; do printf '%-24s %9s\n' "${line% *}" "${line##* }"; done <"$cold/cache/stages"
    printf '%-24s %9s\n' total "$(seconds_since "$begin")"
}

remove_cold() {
    local tries
    # Interrupted processes may still be writing.
    for ((tries = 10; tries > 0; --tries)); do
        if remove_tree "$cold" 2>/dev/null; then return; fi
        sleep 1
    done
    say "dev: $cold could not be removed"
}

end_cold() {
    local status=$?
    trap '' INT TERM HUP
    # stdout belongs to the command.
    if [[ -s $cold/cache/stages ]]; then print_stages "$cold_begin" >&2; fi
    if [[ -e $cold/clone/build/boardwright.png ]]; then
        mv -- "$cold/clone/build/boardwright.png" "$project/build/boardwright-cold.png"
        say "The picture is kept in $project/build/boardwright-cold.png."
    fi
    remove_cold
    exit "$status"
}

# run_cold COMMAND...: runs COMMAND without the results of earlier builds. Unsets what ./dev exports for this checkout,
# and the settings that would lead ccache to another cache.
run_cold() {
    env --unset=BOARDWRIGHT_SOURCES \
        XDG_CACHE_HOME="$cold/cache" CCACHE_DIR="$cold/cache/ccache" CCACHE_REMOTE_STORAGE='' "$@"
}

# command_cold [--root] COMMAND...: runs outside the private root, because it calls another ./dev.
command_cold() {
    local keep_root=yes lock changed
    if [[ ${1:-} == --root ]]; then
        keep_root=no
        shift
    fi
    if [[ ${1:-} != ci ]] && ! is_command "${1:-}"; then
        fail "cold wants a command to run: one of those that './dev help' lists, or ci"
    fi
    if [[ ! -e $project/.git ]] || ! has git; then fail "cold clones this checkout, which takes git"; fi

    mkdir -p "$project/build"
    exec {lock}>"$project/build/cold.lock"
    if ! flock --nonblock "$lock"; then fail "another ./dev cold is at work in $cold"; fi
    find_data
    root=''
    if [[ $keep_root == yes ]]; then choose_machine; fi
    changed=$(git -C "$project" status --porcelain)
    if [[ -n $changed ]]; then say "HEAD is cloned; what is not committed is not in it."; fi

    trap end_cold EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    trap 'exit 129' HUP
    remove_cold # files that a killed run left
    mkdir -p "$cold/cache/boardwright/roots"
    if [[ -n $root ]]; then ln -s "$root" "$cold/cache/boardwright/roots/"; fi
    export BOARDWRIGHT_STAGES=$cold/cache/stages
    cold_begin=$(now_ms)
    timed clone git clone --quiet --local "$project" "$cold/clone"
    case $1 in
    ci) run_cold bash "$cold/clone/.ci/run" ;;
    run | cli) run_cold "$cold/clone/dev" "$@" ;; # file arguments are relative to the current folder
    *)
        cd "$cold/clone"
        run_cold "$cold/clone/dev" "$@"
        ;;
    esac
}
