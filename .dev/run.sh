# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds and runs the editor and the command-line tool.

# Whether there is a display to show a window on.
has_display() {
    local socket number
    case ${QT_QPA_PLATFORM:-} in
    offscreen* | minimal*) return 1 ;;
    esac
    if [[ -n ${WAYLAND_DISPLAY:-} ]]; then
        socket=$WAYLAND_DISPLAY
        if [[ $socket != /* ]]; then socket=${XDG_RUNTIME_DIR:-}/$socket; fi
        if [[ -S $socket ]]; then return 0; fi
    fi
    case ${DISPLAY:-} in
    '') return 1 ;;
    :* | unix:*)
        number=${DISPLAY#*:}
        socket=/tmp/.X11-unix/X${number%%.*}
        [[ -S $socket ]] || grep -q -s " @$socket\$" /proc/net/unix
        ;;
    *) return 0 ;; # on another machine, as with ssh -X: cannot be checked without connecting
    esac
}

command_run() {
    local editor=$project/build/dev/app/gui/boardwright picture=$project/build/boardwright.png argument folder=$PWD
    # Builds only the editor and its dependencies, without the tests.
    build dev --target boardwright >&2
    cd "$folder"
    if has_display; then
        "$editor" "$@"
        return
    fi
    export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
    for argument in "$@"; do
        case $argument in
        --screenshot | --screenshot=* | --help | -h | --version | -v)
            "$editor" "$@"
            return
            ;;
        esac
    done
    timed picture "$editor" --screenshot "$picture" "$@"
    say "No display: the window's picture is in ${picture#"$folder"/}."
}

# Suits pipes and loops: checking whether the tool is up to date takes a tenth of a second, and the build uses neither
# standard input nor standard output.
command_cli() {
    local tool=$project/build/dev/app/cli/boardwright-cli folder=$PWD
    build dev --target boardwright-cli </dev/null >&2
    cd "$folder"
    exec "$tool" "$@"
}
