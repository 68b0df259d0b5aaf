# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the private Debian root in the user's cache folder. enter.sh enters it.

readonly suite=trixie suite_name='Debian 13'
readonly host_packages=(mmdebstrap bubblewrap uidmap debian-archive-keyring)
readonly roots=${XDG_CACHE_HOME:-${HOME:?}/.cache}/boardwright/roots

# Change this number when make_root makes a different root from the same packages.
readonly recipe=1

root_path() {
    local key
    key=$(printf '%s\n' "$suite" "$recipe" "${packages[@]}" | sha256sum)
    printf '%s/%s-%s\n' "$roots" "$suite" "${key:0:12}"
}

# Removes a folder whose files may be write-protected.
remove_tree() {
    [[ -e $1 ]] || return 0
    find "$1" -type d ! -perm -u=rwx -exec chmod u+rwx {} +
    rm -rf -- "$1"
}

# Removes an unfinished root, and mmdebstrap's temporary folder if mmdebstrap was killed before it could remove it.
# For an ordinary user, mmdebstrap works under subordinate user ids, whose files only its helper can delete.
remove_unfinished() {
    local work=$1 scratch
    if [[ -s $work/scratch-path ]]; then
        scratch=$(<"$work/scratch-path")
        # Does not descend into mounts, which could be this machine's /dev.
        if [[ -e $scratch ]] && ! rm -rf --one-file-system -- "$scratch" 2>/dev/null; then
            LC_ALL=C.UTF-8 mmdebstrap --unshare-helper find "$scratch" -mindepth 1 -delete
            rm -rf --one-file-system -- "$scratch"
        fi
    fi
    remove_tree "$work"
}

# Removes unfinished roots of killed runs, and the roots of other package lists that are not in use. The caller holds
# the lock.
prune_roots() {
    local keep=$1 path in_use
    for path in "$roots"/.making-*; do
        if [[ -e $path ]]; then remove_unfinished "$path"; fi
    done
    for path in "$roots"/*-*; do
        if [[ ! -d $path || $path == "$keep" ]]; then continue; fi
        exec {in_use}<"$path"
        if flock --nonblock "$in_use"; then
            remove_tree "$path"
            rm -f -- "$path.log" "$path.added.log"
        fi
        exec {in_use}<&-
    done
}

# The folder and the processes of an unfinished root, which stop_making removes and ends.
making='' making_pids=()

stop_making() {
    local status=$?
    trap '' INT TERM HUP
    if ((${#making_pids[@]})); then
        # Signals whole process groups, because mmdebstrap alone would finish first. They may have ended already.
        kill -TERM "${making_pids[@]/#/-}" 2>/dev/null || true
        wait "${making_pids[@]}" 2>/dev/null || true
    fi
    if [[ -n $making ]]; then remove_unfinished "$making"; fi
    exit "$status"
}

begin_making() {
    trap stop_making EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    trap 'exit 129' HUP
    making=$(mktemp -d "$roots/.making-XXXXXX")

    # Not in the cache folder: subordinate user ids cannot enter a home folder of mode 0700. Not in /tmp, which may
    # be in memory.
    scratch=${TMPDIR:-/var/tmp}/boardwright-root-${making##*-}
    printf '%s' "$scratch" >"$making/scratch-path"
    mkdir --mode=1777 "$scratch"
}

end_making() {
    remove_unfinished "$making"
    making=''
    trap - EXIT INT TERM HUP
}

# unpack_packages FOLDER LOG PACKAGES OPTIONS... [-- MEMBERS...]: unpacks what mmdebstrap makes of PACKAGES (separated by
# commas), or only MEMBERS of it. mmdebstrap writes a tar archive, which tar unpacks as the current user, both for root
# and for ordinary users. Both run in the background, because bash handles a signal only between foreground commands.
# Each is a process group of its own, so that stop_making can signal all its processes.
unpack_packages() {
    local folder=$1 log=$2 include=$3 options=() made=yes pid private=()
    shift 3
    while (($#)) && [[ $1 != -- ]]; do
        options+=("$1")
        shift
    done
    if (($#)); then shift; fi
    mkfifo "$making/tar"
    : >"$log" # both programs append to it, so that neither overwrites what the other says

    # In a mount namespace, root's mounts disappear with mmdebstrap. For other users, mmdebstrap itself makes one.
    if ((EUID == 0)) && unshare --mount true 2>/dev/null; then private=(unshare --mount); fi
    LC_ALL=C.UTF-8 TMPDIR=$scratch setsid "${private[@]}" mmdebstrap --format=tar --include="$include" \
        --aptopt='Acquire::Languages "none"' "${options[@]}" "$suite" - >"$making/tar" 2>>"$log" </dev/null &
    making_pids+=($!)
    # An ordinary user cannot make device nodes. Entering the root mounts /dev. tar may end before it has read the
    # zeros at the archive's end, which mmdebstrap would fail to write, so cat reads them.
    # shellcheck disable=SC2016 # "$@" are the inner shell's arguments
    setsid bash -c 'status=0; tar "$@" || status=$?; cat >/dev/null; exit "$status"' tar --extract --no-same-owner \
        --anchored --exclude='./dev/*' --directory "$folder" --file - "$@" <"$making/tar" 2>>"$log" >/dev/null &
    making_pids+=($!)
    for pid in "${making_pids[@]}"; do
        wait "$pid" || made=no
    done
    making_pids=()
    if [[ $made == no ]]; then
        tail -n 25 "$log" >&2
        fail "the packages of the private root could not be had; the whole log is $log"
    fi
}

join_by_comma() { (IFS=, && printf '%s' "$*"); }

make_root() {
    local root=$1 scratch
    begin_making
    mkdir "$making/root"
    # No manuals and no fsync: this root can be made again.
    unpack_packages "$making/root" "$root.log" "$(join_by_comma "${packages[@]}")" --variant=minbase \
        --dpkgopt='force-unsafe-io' \
        --dpkgopt='path-exclude=/usr/share/man/*' \
        --dpkgopt='path-exclude=/usr/share/doc/*' \
        --dpkgopt='path-include=/usr/share/doc/*/copyright'
    mkdir -p "$making/root/usr/share/fonts/host" # where enter.sh shows the machine's own fonts
    printf '%s\n' "${root##*/}" >"$making/root/etc/boardwright-root"
    mv "$making/root" "$root"
    end_making
}

# added_mark ROOT PACKAGES...: the file that tells that PACKAGES were added to ROOT.
added_mark() {
    local root=$1 key
    shift
    key=$(printf '%s\n' "$recipe" "$@" | sha256sum)
    printf '%s/etc/boardwright-added-%s\n' "$root" "${key:0:12}"
}

# add_packages ROOT PACKAGES...: adds the files of PACKAGES, and of what they depend on, to those of ROOT. Programs that
# run in it go on. No script of a package runs, because that would take the right to change users.
add_packages() {
    local root=$1 scratch
    shift
    begin_making
    # apt fetches only what this file does not have. The copy is where subordinate user ids can read it.
    cp "$root/var/lib/dpkg/status" "$scratch/status"
    unpack_packages "$root" "$root.added.log" "$(join_by_comma "$@")" --variant=extract \
        --setup-hook="mkdir -p \"\$1/var/lib/dpkg\" && cp ${scratch@Q}/status \"\$1/var/lib/dpkg/status\"" -- \
        --exclude='./usr/share/man/*' ./usr
    : >"$(added_mark "$root" "$@")"
    end_making
}

# lock_roots: one ./dev at a time changes the roots. The lock ends with `exec {lock}>&-`.
lock_roots() {
    mkdir -p "$roots"
    exec {lock}>"$roots/.lock"
    if ! flock --nonblock "$lock"; then
        say "Waiting for another ./dev that is making the private root ..."
        flock "$lock"
    fi
}

ensure_root() {
    local root=$1 lock start
    [[ -e $root/etc/boardwright-root ]] && return
    ensure_host_packages
    lock_roots
    prune_roots "$root"
    if [[ ! -e $root/etc/boardwright-root ]]; then
        say "Making a private $suite_name root in $root (about 2 minutes, 2 GB, once) ..."
        start=$(now_ms)
        make_root "$root"
        note_stage root "$start"
        say "Made it in $(seconds_since "$start") s."
    fi
    exec {lock}>&-
}

# ensure_added ROOT PACKAGES...
ensure_added() {
    local root=$1 lock start mark
    shift
    if ((!$#)); then return; fi
    mark=$(added_mark "$root" "$@")
    [[ -e $mark ]] && return
    ensure_host_packages
    lock_roots
    if [[ ! -e $mark ]]; then
        say "Adding to the private root, once: $*"
        start=$(now_ms)
        add_packages "$root" "$@"
        note_stage 'add to root' "$start"
    fi
    exec {lock}>&-
}
