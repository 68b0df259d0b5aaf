# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Calls the CMake presets. Everything here runs where the compilers are.

# All checkouts of a user share what ccache keeps, because it sees their paths relative to the build folder.
export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$project} CCACHE_NOHASHDIR=${CCACHE_NOHASHDIR:-1}

# A configured folder is stale when the presets or the packages changed or the project moved; CMake sees to its own
# files. A stale one starts afresh, because CMake would remember what it found before.
configure() {
    local preset=$1 folder=$project/build/$1 options=() input stale=no
    for input in CMakePresets.json .dev/packages.txt; do
        if [[ $project/$input -nt $folder/.configured ]]; then stale=yes; fi
    done
    if [[ -e $folder/.configured && $(<"$folder/.configured") != "$project" ]]; then stale=yes; fi
    if [[ $stale == no && -e $folder/build.ninja ]]; then
        # Before anybody asks for the list of targets or tests.
        ninja -C "$folder" --quiet build.ninja
        return
    fi

    # Only on machines that ./dev did not furnish; the presets count on both.
    if ! has ccache; then options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=); fi
    if ! has mold; then options+=(-DCMAKE_LINKER_TYPE=DEFAULT); fi
    # Its standard output is the preset's variables; warnings and errors go to the other one.
    cmake --preset "$preset" --fresh --log-level=WARNING "${options[@]}" >/dev/null
    printf '%s\n' "$project" >"$folder/.configured"
}

# The targets that the preset's tests are made of: a test has the name of its program.
test_targets() {
    ctest --preset "$1" --show-only | sed -n 's/^ *Test *#[0-9]*: //p' | sort |
        comm -12 - <(ninja -C "build/$1" -t targets all | sed -n 's/^\([^:/]*\): phony$/\1/p' | sort)
}

# build PRESET [--tests | CMAKE ARGUMENTS]: one at a time in each folder, because ninja does not look out for a
# second one.
build() {
    local preset=$1 quiet=() targets lock
    shift
    mkdir -p "$project/build/$preset"
    exec {lock}>"$project/build/$preset/.lock"
    if ! flock --nonblock "$lock"; then
        say "Waiting for another ./dev that is building $preset ..."
        flock "$lock"
    fi
    cd "$project"
    configure "$preset"
    if [[ ${1:-} == --tests ]]; then
        mapfile -t targets < <(test_targets "$preset")
        set -- "${targets[@]/#/--target=}"
    fi
    # A log wants failures only; a terminal wants to see it move. After "--" the arguments are ninja's already.
    if [[ ! -t 1 && " $* " != *' -- '* ]]; then quiet=(-- --quiet); fi
    cmake --build --preset "$preset" "$@" "${quiet[@]}"
    exec {lock}>&-
}

# The presets are CMake's to define; this only tells one from an argument.
is_preset() {
    case $1 in
    dev | release | lint | asan | tsan) return 0 ;;
    *) return 1 ;;
    esac
}

command_build() {
    local preset=dev
    if (($#)) && is_preset "$1"; then
        preset=$1
        shift
    fi
    build "$preset" "$@"
}

# Real files that tests and benchmarks read when they are there.
find_data() {
    if [[ -z ${BOARDWRIGHT_DATA:-} && -d $project/../shared/data ]]; then
        BOARDWRIGHT_DATA=$(cd "$project/../shared/data" && pwd -P)
        export BOARDWRIGHT_DATA
    fi
}

command_test() {
    local preset=dev
    if (($#)) && is_preset "$1"; then
        preset=$1
        shift
    fi
    find_data
    # ThreadSanitizer runs a few tests only; the other presets run all that they build.
    if [[ $preset == tsan ]]; then build tsan --tests; else build "$preset"; fi
    ctest --preset "$preset" "$@"
}

command_bench() {
    find_data
    build release --target benchmarks
    ctest --preset bench "$@"
}

# The golden boards, and those of one thread and of eight, by both compilers without and with all optimisation: only
# the core and these two tests are built.
command_boards() {
    local preset
    for preset in boards-{gcc,clang}-{o0,o3}; do
        say "$preset:"
        build "$preset"
        ctest --preset "$preset" "$@"
    done
}
