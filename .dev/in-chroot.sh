# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# in-chroot.sh ROOT FOLDER RUNTIME PROJECT PLACE COUNT WRITABLE... [SOURCE TARGET]... -- COMMAND...
# enter.sh runs this as root in new mount and process namespaces. It mounts the bindings, then changes root.

set -euo pipefail

root=$1 folder=$2 runtime=$3 project=$4 place=$5 writable=$6
shift 6

# show SOURCE TARGET: mounts SOURCE at TARGET in the root.
show() {
    if [[ -d $1 ]]; then
        mkdir -p "$root$2"
    else
        mkdir -p "$root${2%/*}"
        if [[ ! -e $root$2 ]]; then : >"$root$2"; fi
    fi
    mount --rbind "$1" "$root$2"
}

mount --rbind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
for empty in /run /tmp /var/tmp; do mount -t tmpfs -o mode=1777 tmpfs "$root$empty"; done
mkdir -p "$root$runtime"
chmod 0700 "$root$runtime"

for ((; writable > 0; --writable)); do
    show "$1" "$1"
    shift
done
show "$project" "$place"
while [[ $1 != -- ]]; do
    show "$1" "$2"
    mount -o remount,bind,ro "$root$2"
    shift 2
done
shift
# shellcheck disable=SC2016 # for the shell inside
exec chroot "$root" /bin/bash -c 'cd -- "$1" && shift && exec "$@"' bash "$folder" "$@"
