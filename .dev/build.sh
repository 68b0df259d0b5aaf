# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Calls the CMake presets. Everything here runs where the compilers are installed.

# ccache caches compilations that use precompiled headers only with this sloppiness about macros and times. In depend
# mode it takes the included files from the compiler's dependency file and does not preprocess each source.
export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros} CCACHE_DEPEND=${CCACHE_DEPEND:-1}

# A configured folder is stale if the presets or the packages changed or the project moved. CMake detects changes of
# its own files. A stale folder is configured from scratch, because CMake would keep cached search results.
configure() {
    local preset=$1 folder=$project/build/$1 options=() input stale=no
    for input in CMakePresets.json .dev/packages.txt; do
        if [[ $project/$input -nt $folder/.configured ]]; then stale=yes; fi
    done
    if [[ -e $folder/.configured && $(<"$folder/.configured") != "$project" ]]; then stale=yes; fi
    if [[ $stale == no && -e $folder/build.ninja ]]; then
        # Regenerates the build files, so that the lists of targets and tests are current. Errors go to stderr.
        ninja -C "$folder" --quiet build.ninja >/dev/null
        return
    fi

    # The presets expect ccache and mold. Only machines whose packages ./dev did not install may lack them.
    if ! has ccache; then options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=); fi
    if ! has mold; then options+=(-DCMAKE_LINKER_TYPE=DEFAULT); fi
    # stdout has only the preset's variables; warnings and errors go to stderr.
    timed "configure $preset" cmake --preset "$preset" --fresh --log-level=WARNING "${options[@]}" >/dev/null
    printf '%s\n' "$project" >"$folder/.configured"
}

# progress_format FORMAT: FORMAT with the time left. ninja before 1.12 rejects the placeholder for the time left.
progress_format() {
    if printf '1.12\n%s\n' "$(ninja --version)" | sort --version-sort --check=silent; then
        printf '%s' "$1, %W left"
    else
        printf '%s' "$1"
    fi
}

# Markers around ninja's progress where a log is written. No compiler prints these characters.
readonly progress_begin=$'\001' progress_end=$'\002'

# copy_line LINE: prints LINE with paths from the project's root, and without ninja's progress, which it stores in
# `progress`.
copy_line() {
    local line=$1
    if [[ $line == 'ninja: no work to do.' ]]; then return; fi
    if [[ $line == *"$progress_begin"*"$progress_end"* ]]; then
        progress=${line##*"$progress_begin"}
        progress=${progress%%"$progress_end"*}
        # Text before the marker is the last line of a command's output that has no newline.
        line=${line%"$progress_begin"*}
        if [[ -z $line ]]; then return; fi
    fi
    printf '%s\n' "${line//"$project/"/}"
}

# follow_build [SECONDS]: copies ninja's output, with one line of progress every SECONDS (60). This line also appears
# during a long step, while ninja prints nothing.
follow_build() {
    local interval=${1:-60} line='' part status progress='' last='the first step' due
    due=$((SECONDS + interval))
    while true; do
        # Waits for a line or the end of the interval. A timeout gives a status above 128 and maybe part of a line.
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

# run_cmake_build PRESET [CMAKE ARGUMENTS]: a terminal shows ninja's own progress line. A log gets errors and a line of
# progress a minute. Arguments after "--" go to ninja, whose output is then not filtered.
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

# build PRESET [CMAKE ARGUMENTS]: builds dev before asan, which links dev's objects of tests. A lock allows one build at
# a time in each folder, because ninja has no lock of its own.
build() {
    local preset=$1 lock
    shift
    if [[ $preset == asan ]]; then build dev "$@"; fi
    mkdir -p "$project/build/$preset"
    exec {lock}>"$project/build/$preset/.lock"
    # No message for short waits: a build with nothing to do takes less than a second.
    if ! flock --timeout 2 "$lock"; then
        say "Waiting for another ./dev that is building $preset ..."
        flock "$lock"
    fi
    cd "$project"
    configure "$preset"
    timed "build $preset" run_cmake_build "$preset" "$@"
    exec {lock}>&-
}

# CMakePresets.json defines the presets. This function only distinguishes their names from arguments.
is_preset() {
    case $1 in
    dev | release | asan | asan-all | tsan) return 0 ;;
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

# Real goal sets that tests and benchmarks read if they exist.
find_data() {
    if [[ -z ${BOARDWRIGHT_DATA:-} && -d $project/../shared/data ]]; then
        BOARDWRIGHT_DATA=$(cd "$project/../shared/data" && pwd -P)
        export BOARDWRIGHT_DATA
    fi
}

# The test presets `statistics` and `journeys` run programs that the preset `dev` builds.
command_test() {
    local preset=dev
    if (($#)) && { is_preset "$1" || [[ $1 =~ ^(statistics|long|journeys)$ ]]; }; then
        preset=$1
        shift
    fi
    find_data
    case $preset in
    statistics | long | journeys) build dev ;;
    *) build "$preset" ;;
    esac
    timed "test $preset" ctest --preset "$preset" "$@"
}

command_bench() {
    find_data
    build release --target benchmarks
    timed bench ctest --preset bench "$@"
}

# Tests the golden boards and the boards of one and eight threads, with both compilers at -O0 and -O3. Only the core and
# these two tests are built.
command_boards() {
    local preset
    for preset in boards-{gcc,clang}-{o0,o3}; do
        say "$preset:"
        build "$preset"
        timed "test $preset" ctest --preset "$preset" "$@"
    done
}
