# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs what was built: the editor and the command line tool.

# Whether a window would be seen by somebody.
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
    *) return 0 ;; # on another machine, as with ssh -X: only trying would tell
    esac
}

command_run() {
    local editor=$project/build/dev/app/gui/boardwright picture=$project/build/boardwright.png argument folder=$PWD
    build dev >&2
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
    "$editor" --screenshot "$picture" "$@"
    say "No display: the window's picture is in ${picture#"$folder"/}."
}

# At once when it is built already: it is meant for pipes and loops.
command_cli() {
    local tool=$project/build/dev/app/cli/boardwright-cli log=$project/build/cli-build.log folder=$PWD
    if [[ ! -x $tool ]]; then
        mkdir -p "${log%/*}"
        (build dev --target boardwright-cli) >"$log" 2>&1 &
        if ! wait $!; then
            cat "$log" >&2
            fail "boardwright-cli could not be built"
        fi
    fi
    cd "$folder"
    exec "$tool" "$@"
}
