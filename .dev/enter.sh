# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command inside the private root. The root is read-only. The project, the home folder, the display and the
# machine's fonts are bound over it at their own paths, except /usr/share/fonts, which is at /usr/share/fonts/host.
#
# The project is also bound at `place`, and commands run there. What compilers write contains paths, so that ccache and
# clang-tidy's cache serve each checkout only if all of them are compiled at one path.
readonly place=/usr/src/boardwright

# The bindings: writable paths, and pairs of source and target that are read-only.
bound_writable=() bound_readonly=()

# is_bound PATH: whether PATH is inside a folder that is already bound writable.
is_bound() {
    local folder
    for folder in "${bound_writable[@]}"; do
        if [[ $1/ == "$folder"/* ]]; then return 0; fi
    done
    return 1
}

# bind_writable PATH: binds PATH at its own path, except system folders, which would hide those of the root.
bind_writable() {
    case $1 in
    /usr/local/?* | /usr/src/?* | /var/lib/?* | /var/tmp/?* | /run/?*) ;;
    / | /usr | /usr/* | /var | /var/lib | /var/cache | /run) return 0 ;;
    /bin | /bin/* | /sbin | /sbin/* | /lib* | /etc | /etc/* | /dev | /dev/* | /proc | /proc/* | /sys | /sys/*) return 0 ;;
    esac
    if [[ -e $1 ]] && ! is_bound "$1"; then bound_writable+=("$1"); fi
}

bind_readonly() {
    if [[ -e $1 ]]; then bound_readonly+=("$1" "${2:-$1}"); fi
}

# bind_arguments [ARGUMENTS]: binds the folders of files named as arguments. Output files may not exist yet.
bind_arguments() {
    local argument path
    bind_writable "$PWD"
    for argument in "$@"; do
        if [[ $argument == -*=* ]]; then argument=${argument#*=}; fi
        if [[ -z $argument || $argument == -* ]]; then continue; fi
        path=$(realpath --canonicalize-missing -- "$argument")
        if [[ -d $path ]]; then
            bind_writable "$path"
        elif [[ -d ${path%/*} ]]; then
            bind_writable "${path%/*}"
        fi
        # The program opens a path with a symbolic link as it was typed.
        if [[ $argument == /* && $argument != "$path" && -d ${argument%/*} ]]; then bind_writable "${argument%/*}"; fi
    done
}

bind_desktop() {
    local runtime=${XDG_RUNTIME_DIR:-} socket
    # Only this socket: tests create sockets of their own displays in the folder, which must stay writable.
    if [[ ${DISPLAY:-} =~ ^(unix)?:([0-9]+) ]]; then bind_readonly "/tmp/.X11-unix/X${BASH_REMATCH[2]}"; fi
    bind_readonly "${XAUTHORITY:-${HOME:-}/.Xauthority}"
    if [[ -n $runtime && -n ${WAYLAND_DISPLAY:-} ]]; then
        case $WAYLAND_DISPLAY in
        /*) socket=$WAYLAND_DISPLAY ;;
        *) socket=$runtime/$WAYLAND_DISPLAY ;;
        esac
        bind_readonly "$socket"
    fi
    socket=${DBUS_SESSION_BUS_ADDRESS:-}
    if [[ $socket == unix:path=* ]]; then
        socket=${socket#unix:path=}
        bind_readonly "${socket%%,*}"
    elif [[ -n $runtime ]]; then
        bind_readonly "$runtime/bus"
    fi
    bind_readonly /usr/share/fonts /usr/share/fonts/host
    bind_readonly /usr/local/share/fonts
}

# Collects the variables to pass on: those that describe the user and the session, and those that the project's
# programs read. The machine's library, compiler and interpreter paths are left out, because they are wrong inside.
set_environment() {
    local name
    environment=(PATH=/usr/bin:/bin:/usr/sbin:/sbin LC_ALL=C.UTF-8 "HOME=${HOME:-/tmp}" "XDG_RUNTIME_DIR=$inner_runtime")
    # LC_ALL is fixed, so LANGUAGE sets the language of the user interface and its format of numbers.
    local language=${LANGUAGE:-${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}}
    if [[ -n $language ]]; then environment+=("LANGUAGE=${language%%.*}"); fi
    while IFS= read -r name; do
        case $name in
        XDG_RUNTIME_DIR | XDG_DATA_DIRS | XDG_CONFIG_DIRS | QT_PLUGIN_PATH | QT_QPA_PLATFORM_PLUGIN_PATH) ;;
        XDG_* | QT_* | BOARDWRIGHT_* | CCACHE_* | CTEST_* | ?SAN_OPTIONS | ??SAN_OPTIONS | KDE_* | \
            DISPLAY | WAYLAND_DISPLAY | XAUTHORITY | DBUS_SESSION_BUS_ADDRESS | DESKTOP_SESSION | USER | LOGNAME | \
            TERM | COLORTERM | NO_COLOR | COLUMNS | LINES | TZ | CI | CMAKE_BUILD_PARALLEL_LEVEL | NINJA_STATUS)
            environment+=("$name=${!name}")
            ;;
        esac
    done < <(compgen -e)
}

# Creates the mount point of each binding in advance, because the root is read-only once entered. /tmp, /run and
# /var/tmp need none: they are empty and writable inside.
make_mount_points() {
    local root=$1 target
    shift
    for target in "$@"; do
        if [[ $target == /tmp/* || $target == /run/* || $target == /var/tmp/* || -e $root$target ]]; then continue; fi
        if [[ -d $target ]]; then
            mkdir -p "$root$target"
        else
            mkdir -p "$root${target%/*}"
            : >"$root$target"
        fi
    done
}

bwrap_works() {
    has bwrap && bwrap "$@" --ro-bind "$root" / --proc /proc --dev /dev --unshare-pid true 2>/dev/null
}

# enter ROOT COMMAND...: runs COMMAND inside ROOT and waits for it. COMMAND dies with this shell.
enter() {
    local root=$1 in_use
    shift
    # prune_roots does not remove a root that is locked.
    exec {in_use}<"$root"
    flock --shared "$in_use"

    local inner_runtime=${XDG_RUNTIME_DIR:-/run/user/$EUID} environment folder current=$PWD
    if [[ $PWD/ == "$project"/* ]]; then current=$place${PWD#"$project"}; fi
    find_data # which is beside the project, and not beside `place`
    set_environment
    bind_writable "$project"
    if [[ ${HOME:-/} != / ]]; then bind_writable "$HOME"; fi
    for folder in "${XDG_CACHE_HOME:-}" "${XDG_CONFIG_HOME:-}" "${XDG_DATA_HOME:-}" "${XDG_STATE_HOME:-}" "${CCACHE_DIR:-}"; do
        if [[ $folder == /* ]]; then
            mkdir -p "$folder"
            bind_writable "$folder"
        fi
    done
    if [[ -n ${BOARDWRIGHT_DATA:-} ]]; then bind_readonly "$(realpath -m -- "$BOARDWRIGHT_DATA")"; fi
    bind_readonly "$(realpath -m -- "$project/../shared")"
    bind_desktop

    local i targets=("${bound_writable[@]}")
    for ((i = 0; i < ${#bound_readonly[@]}; i += 2)); do targets+=("${bound_readonly[i + 1]}"); done
    make_mount_points "$root" "${targets[@]}"
    mkdir -p "$root$place"
    if [[ -d /sys ]]; then bind_readonly /sys; fi

    local bwrap=(--die-with-parent --unshare-pid --ro-bind "$root" / --proc /proc --dev /dev --tmpfs /run --perms 1777 --tmpfs /tmp
        --perms 1777 --tmpfs /var/tmp --perms 1777 --dir /tmp/.X11-unix --perms 0700 --dir "$inner_runtime")
    for folder in "${bound_writable[@]}"; do bwrap+=(--bind "$folder" "$folder"); done
    bwrap+=(--bind "$project" "$place")
    for ((i = 0; i < ${#bound_readonly[@]}; i += 2)); do
        bwrap+=(--ro-bind "${bound_readonly[i]}" "${bound_readonly[i + 1]}")
    done
    bwrap+=(--chdir "$current" -- "$@")

    if bwrap_works; then
        env -i "${environment[@]}" "$(command -v bwrap)" "${bwrap[@]}"
    elif bwrap_works --unshare-user; then
        env -i "${environment[@]}" "$(command -v bwrap)" --unshare-user "${bwrap[@]}"
    elif ((EUID == 0)) && unshare --mount true 2>/dev/null; then
        enter_by_chroot "$root" "$@"
    else
        fail "this machine lets nobody enter the private root in $root: neither bubblewrap nor a mount by root is allowed. In a container, allow it (--privileged); or use a machine with Debian 13."
    fi
}

# For the user root where bubblewrap is not allowed: makes the same bindings as mounts in a new mount namespace.
enter_by_chroot() {
    local root=$1
    shift
    env -i "${environment[@]}" setpriv --pdeathsig KILL \
        unshare --mount --pid --fork --kill-child --propagation private \
        bash "$project/.dev/in-chroot.sh" "$root" "$current" "$inner_runtime" "$project" "$place" \
        "${#bound_writable[@]}" "${bound_writable[@]}" "${bound_readonly[@]}" -- "$@"
}
