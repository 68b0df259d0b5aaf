# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The golden boards on another architecture: built with Debian's compiler for arm64, run by QEMU.

# Debian's libraries for arm64, in a folder of their own: beside those of this machine they would have to be of the very
# same version. No script of a package runs. Like a private root, it is made anew when what it belongs to changes.
ensure_sysroot() {
    local wanted key log lock scratch in_use
    mapfile -t wanted < <(listed_packages packages-sysroot.txt)
    key=$(printf '%s\n' "$(root_path)" "${wanted[@]}" | sha256sum)
    export BOARDWRIGHT_SYSROOT=$roots/arm64-${key:0:12}
    if [[ ! -e $BOARDWRIGHT_SYSROOT ]]; then
        ensure_host_packages
        lock_roots
        say "Unpacking Debian's libraries for arm64 in $BOARDWRIGHT_SYSROOT (about 3 minutes, 1 GB, once) ..."
        log=$BOARDWRIGHT_SYSROOT.log
        begin_making
        mkdir "$making/sysroot"
        unpack_packages "$making/sysroot" "$log" "$(join_by_comma "${wanted[@]}")" \
            --architectures=arm64 --variant=extract -- --exclude='./usr/share/man/*' --exclude='./usr/share/doc/*'
        ln -s usr/lib "$making/sysroot/lib" # where programs look for what loads them
        mv "$making/sysroot" "$BOARDWRIGHT_SYSROOT"
        end_making
        exec {lock}>&-
    fi
    # prune_roots does not remove what is locked.
    exec {in_use}<"$BOARDWRIGHT_SYSROOT"
    flock --shared "$in_use"
}

# Builds the core and the golden tests only.
check_arm64() {
    build boards-arm64
    timed "test boards-arm64" ctest --preset boards-arm64
}
