# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Static checks. Each prints one line with its duration, and its findings if there are any.

readonly longest_file=500

# Writes the list of the project's files. Runs before a root is entered, so that git uses this machine's settings and
# safety checks.
list_sources() {
    local list=$project/build/sources.txt
    if [[ -n ${BOARDWRIGHT_SOURCES:-} ]]; then return; fi
    mkdir -p "$project/build"
    if [[ -e $project/.git ]] && has git; then
        git -C "$project" ls-files --cached --others --exclude-standard | sort --unique >"$list"
    else
        (cd "$project" && find . \( -path ./build -o -path ./.git \) -prune -o -type f -printf '%P\n') | sort >"$list"
    fi
    export BOARDWRIGHT_SOURCES=$list
}

# sources REGEX: prints the listed files that exist and match REGEX.
sources() {
    local file
    while IFS= read -r file; do
        if [[ $file =~ $1 && -f $project/$file ]]; then printf '%s\n' "$file"; fi
    done <"$BOARDWRIGHT_SOURCES"
}

readonly cpp_files='\.(h|cpp)$'

lint_format() {
    sources "$cpp_files" | xargs -r -d '\n' -n 20 -P "$(nproc)" clang-format-19 --dry-run -Werror
}

# Checks the project's C++ sources, CMake files and scripts.
lint_licences() {
    local file lines bad=0
    while IFS= read -r file; do
        lines=$(head -n 8 -- "$file")
        if [[ $lines != *'SPDX-FileCopyrightText: '* || $lines != *'SPDX-License-Identifier: '* ]]; then
            printf '%s: lacks its two SPDX lines\n' "$file"
            bad=1
        fi
    done < <(sources '(\.(h|cpp|cmake|sh|py)|(^|/)CMakeLists\.txt|^dev|^\.ci/run)$')
    return "$bad"
}

lint_length() {
    local file lines bad=0
    while IFS= read -r file; do
        lines=$(wc -l <"$file")
        if ((lines > longest_file)); then
            printf '%s: %d lines; no file has more than %d\n' "$file" "$lines" "$longest_file"
            bad=1
        fi
    done < <(sources '^(core|ui|app|tests)/.*\.(h|cpp|cmake)$')
    return "$bad"
}

lint_scripts() { shellcheck --external-sources dev .ci/run .dev/in-chroot.sh; }

# Leaves out the tests, which take longer than all the rest. `./dev check --all` includes them.
lint_tidy() { python3 .dev/tidy.py build/dev core ui app; }

lint_desktop() {
    local file
    while IFS= read -r file; do
        case $file in
        *.desktop) desktop-file-validate "$file" ;;
        *) appstreamcli validate --no-net --override=url-homepage-missing=info "$file" ;; # there is none yet
        esac
    done < <(sources '^resources/.*\.(desktop|metainfo\.xml)$')
}

# step NAME FUNCTION: runs FUNCTION in a separate process, so that `set -e` is effective inside.
step() {
    local name=$1 log=$project/build/lint-$1.log start=$SECONDS
    shift
    ("$@") >"$log" 2>&1 &
    if wait $!; then
        printf '%-8s ok       %4d s\n' "$name" $((SECONDS - start))
    else
        printf '%-8s FAILED   %4d s\n' "$name" $((SECONDS - start))
        cat "$log"
        lint_failed=yes
    fi
}

command_lint() {
    cd "$project"
    if [[ ${1:-} == --fix ]]; then
        sources "$cpp_files" | xargs -r -d '\n' clang-format-19 -i
        return
    fi
    local lint_failed=no
    mkdir -p build
    step format lint_format
    step scripts lint_scripts
    step licences lint_licences
    step length lint_length
    step desktop lint_desktop
    # clang-tidy loads the build's precompiled headers.
    step build build dev
    step tidy lint_tidy
    [[ $lint_failed == no ]]
}
