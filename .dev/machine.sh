# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Chooses whether to build on this machine or in a private root, and installs the required packages.

readonly wanted_qt=6.6

# missing_packages PACKAGES...: prints those that this machine lacks, one a line.
missing_packages() {
    local package installed
    # dpkg-query fails if it does not know one of them. Its output is still valid.
    installed=" $(dpkg-query --show --showformat='${db:Status-Status}:${Package} ' "$@" 2>/dev/null || true)"
    for package in "$@"; do
        if [[ $installed != *" installed:$package "* ]]; then printf '%s\n' "$package"; fi
    done
}

all_installed() { has dpkg-query && [[ -z $(missing_packages "$@") ]]; }

# Fetches the package lists if there are none, as on a new machine.
fill_apt_lists() {
    if [[ -z $(apt-cache dumpavail 2>/dev/null | head -c 1) ]]; then
        say "Reading the lists of packages ..."
        as_root apt-get update -qq >&2
    fi
}

apt_candidate() { apt-cache policy "$1" | awk '$1 == "Candidate:" && $2 != "(none)" { print $2 }'; }

apt_is_new_enough() {
    local qt
    qt=$(apt_candidate qt6-base-dev)
    [[ -n $qt && -n $(apt_candidate libkf6syntaxhighlighting-dev) ]] &&
        dpkg --compare-versions "$qt" ge "$wanted_qt"
}

# install_packages PACKAGES...: installs those that are missing. Shows the end of apt's long output only if apt fails.
# The package lists may be older than the archive, so a second attempt uses new ones.
install_packages() {
    local missing apt log=$project/build/apt.log
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0
    say "Installing with apt (its output goes to $log): ${missing[*]}"
    apt=(env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}")
    must_become_root "${apt[@]}"
    mkdir -p "${log%/*}"
    if ! as_root "${apt[@]}" </dev/null >"$log" 2>&1; then
        say "Trying again with fresh lists of packages ..."
        as_root apt-get update -qq >&2
        if ! as_root "${apt[@]}" </dev/null >"$log" 2>&1; then
            tail -n 25 "$log" >&2
            fail "apt could not install them"
        fi
    fi
}

ensure_host_packages() {
    if [[ -n $(missing_packages "${host_packages[@]}") ]]; then
        fill_apt_lists
        install_packages "${host_packages[@]}"
    fi
}

# Sets `root` to the private root to build in, or to nothing to build on this machine itself. `more_packages` are those
# that the command wants beside `packages`.
choose_machine() {
    root=''
    # A private root has all packages. Checking that could take longer than the command.
    [[ -e /etc/boardwright-root ]] && return
    if all_installed "${packages[@]}" "${more_packages[@]}"; then return; fi
    if [[ ${BOARDWRIGHT_HOST_TOOLS:-} == 1 ]]; then return; fi

    local path
    path=$(root_path)
    if [[ -e $path/etc/boardwright-root ]]; then
        ensure_added "$path" "${more_packages[@]}"
        root=$path
        return
    fi
    if ! has apt-get || ! has dpkg; then
        say "Boardwright builds with Qt >= $wanted_qt and KDE Frameworks 6, and can install them on Debian and its kin only."
        say "Here, install what these Debian packages hold, then set BOARDWRIGHT_HOST_TOOLS=1:"
        fail "${packages[*]} ${more_packages[*]}"
    fi
    fill_apt_lists
    if apt_is_new_enough; then
        install_packages "${packages[@]}" "${more_packages[@]}"
        return
    fi
    ensure_root "$path"
    ensure_added "$path" "${more_packages[@]}"
    root=$path
}
