# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Calls the CMake presets. Everything here runs where the compilers are.

# ccache keeps what was compiled with precompiled headers only when told that their date does not matter; and what the
# compiler says it has read tells it enough, without preprocessing each source before.
export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros} CCACHE_DEPEND=${CCACHE_DEPEND:-1}

# A configured folder is stale when the presets or the packages changed or the project moved; CMake sees to its own
# files. A stale one starts afresh, because CMake would remember what it found before.
configure() {
    local preset=$1 folder=$project/build/$1 options=() input stale=no
    for input in CMakePresets.json .dev/packages.txt; do
        if [[ $project/$input -nt $folder/.configured ]]; then stale=yes; fi
    done
    if [[ -e $folder/.configured && $(<"$folder/.configured") != "$project" ]]; then stale=yes; fi
    if [[ $stale == no && -e $folder/build.ninja ]]; then
        # Before anybody asks for the list of targets or tests. What fails says so on the standard error.
        ninja -C "$folder" --quiet build.ninja >/dev/null
        return
    fi

    # Only on machines that ./dev did not furnish; the presets count on both.
    if ! has ccache; then options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=); fi
    if ! has mold; then options+=(-DCMAKE_LINKER_TYPE=DEFAULT); fi
    # Its standard output is the preset's variables; warnings and errors go to the other one.
    timed "configure $preset" cmake --preset "$preset" --fresh --log-level=WARNING "${options[@]}" >/dev/null
    printf '%s\n' "$project" >"$folder/.configured"
}

# How a build tells its progress. Before 1.12, ninja does not know the time left and refuses to be asked for it.
progress_format() {
    if printf '1.12\n%s\n' "$(ninja --version)" | sort --version-sort --check=silent; then
        printf '%s' "$1, %W left"
    else
        printf '%s' "$1"
    fi
}

# Around what ninja says of its progress where a log is written: no compiler prints these.
readonly progress_begin=$'\001' progress_end=$'\002'

# copy_line LINE: prints it, or sets `progress`.
copy_line() {
    local line=$1
    if [[ $line == 'ninja: no work to do.' ]]; then return; fi
    if [[ $line == *"$progress_begin"*"$progress_end"* ]]; then
        progress=${line##*"$progress_begin"}
        progress=${progress%%"$progress_end"*}
        # What a command printed before, if it left out the end of its last line.
        line=${line%"$progress_begin"*}
        if [[ -z $line ]]; then return; fi
    fi
    printf '%s\n' "$line"
}

# follow_build [SECONDS]: copies ninja's lines except those of its progress, of which it leaves one a minute. That one
# comes while a long step runs, too, of which ninja says nothing before it is done.
follow_build() {
    local interval=${1:-60} line='' part status progress='' last='the first step' due
    due=$((SECONDS + interval))
    while true; do
        # Waits until a line ends, or the minute does: that is a status above 128, and there may be half a line.
        status=0
        IFS= read -r -t $((due > SECONDS ? due - SECONDS : 1)) part || status=$?
        line+=$part
        if ((status <= 128)); then
            if ((status == 0)) || [[ -n $line ]]; then copy_line "$line"; fi
            line=''
            if ((status)); then return 0; fi
        fi
        if ((SECONDS >= due)); then
            printf '%s\n' "${progress:-still at $last}"
            last=${progress:-$last}
            progress=''
            due=$((SECONDS + interval))
        fi
    done
}

# run_cmake_build PRESET CMAKE ARGUMENTS: ninja's own moving line on a terminal. A log gets what went wrong, and now
# and then how far it is. After "--" the arguments are ninja's, and so is what it prints.
run_cmake_build() {
    local preset=$1
    shift
    if [[ (-t 1 && ${TERM:-dumb} != dumb) || " $* " == *' -- '* ]]; then
        NINJA_STATUS=${NINJA_STATUS-"[$(progress_format '%f of %t')] "} cmake --build --preset "$preset" "$@"
    else
        NINJA_STATUS=$progress_begin${NINJA_STATUS:-$(progress_format 'step %f of %t')}$progress_end \
            cmake --build --preset "$preset" "$@" | follow_build
    fi
}

# build PRESET [CMAKE ARGUMENTS]: one at a time in each folder, because ninja does not look out for a
# second one.
build() {
    local preset=$1 lock
    shift
    mkdir -p "$project/build/$preset"
    exec {lock}>"$project/build/$preset/.lock"
    # To find nothing to do takes no second, of which nobody needs to hear.
    if ! flock --timeout 2 "$lock"; then
        say "Waiting for another ./dev that is building $preset ..."
        flock "$lock"
    fi
    cd "$project"
    configure "$preset"
    timed "build $preset" run_cmake_build "$preset" "$@"
    exec {lock}>&-
}

# The presets are CMake's to define; this only tells one from an argument.
is_preset() {
    case $1 in
    dev | release | asan | tsan) return 0 ;;
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

# The preset of tests `statistics` runs what dev builds.
command_test() {
    local preset=dev
    if (($#)) && { is_preset "$1" || [[ $1 == statistics ]]; }; then
        preset=$1
        shift
    fi
    find_data
    build "${preset/#statistics/dev}"
    timed "test $preset" ctest --preset "$preset" "$@"
}

command_bench() {
    find_data
    build release --target benchmarks
    timed bench ctest --preset bench "$@"
}

# The golden boards, and those of one thread and of eight, by both compilers without and with all optimisation: only
# the core and these two tests are built.
command_boards() {
    local preset
    for preset in boards-{gcc,clang}-{o0,o3}; do
        say "$preset:"
        build "$preset"
        timed "test $preset" ctest --preset "$preset" "$@"
    done
}
