#!/bin/sh
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# shards.sh CLI SET: four shards under GNU parallel, merged, are one run byte for byte.

set -eu
cli=$1
set=$2
skipped=77

if ! command -v parallel >/dev/null; then
    echo "skipped: GNU parallel is not installed (package parallel)"
    exit $skipped
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export cli set

for detail in '' --reasons; do
    export detail
    # shellcheck disable=SC2086 # an empty detail is no argument
    "$cli" simulate "$set" --boards 2001 $detail --format json >whole.json
    # shellcheck disable=SC2016 # the shells that parallel starts know the variables
    parallel --will-cite \
        '"$cli" simulate "$set" --boards 2001 --shard {}/4 --threads 1 $detail --format json >part-{}.json' \
        ::: 1 2 3 4
    "$cli" merge part-1.json part-2.json part-3.json part-4.json >merged.json
    cmp whole.json merged.json
    "$cli" merge part-3.json part-1.json part-4.json part-2.json >shuffled.json
    cmp whole.json shuffled.json
    # A shard that is missing or counted twice does not go unnoticed.
    "$cli" merge part-1.json part-2.json part-4.json >missing.json
    if cmp -s whole.json missing.json; then exit 1; fi
    if "$cli" merge part-1.json part-2.json part-1.json >twice.json 2>told.txt; then exit 1; fi
    grep -q 'already counted' told.txt
done
echo "the same"
