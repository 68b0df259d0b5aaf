#!/bin/sh
# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs "$@" without root's right to read and write every file, so that tests of refused permissions
# have something to find where everything runs as root, as in many containers.

if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
    exec setpriv --bounding-set=-dac_override,-dac_read_search,-fowner "$@"
fi
exec "$@"
