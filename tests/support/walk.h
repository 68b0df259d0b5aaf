// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtEnvironmentVariables>

namespace boardwright {

/// The number of steps of a random walk: all in the long tests (label "statistics"), a fifth in the
/// regular suite, and a twentieth with AddressSanitizer, which makes each step several times as
/// slow. A unit labelled "walk" in CMakeLists.txt runs in all of them.
inline int walkLength(int steps)
{
    constexpr int share = 5;
    constexpr int smallShare = 20;
    if (qEnvironmentVariableIsSet("BOARDWRIGHT_LONG_WALKS"))
        return steps;
    return steps / (qEnvironmentVariableIsSet("BOARDWRIGHT_SHORT_WALKS") ? smallShare : share);
}

} // namespace boardwright
