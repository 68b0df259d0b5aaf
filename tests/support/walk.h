// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtEnvironmentVariables>

namespace boardwright {

/// The number of steps of a random walk: all in the long tests (label "statistics"), a fifth in the
/// regular suite. A unit labelled "walk" in CMakeLists.txt runs in both.
inline int walkLength(int steps)
{
    constexpr int share = 5;
    return qEnvironmentVariableIsSet("BOARDWRIGHT_LONG_WALKS") ? steps : steps / share;
}

/// With sanitizers, which make each step several times as slow: tests of many combinations then
/// try a few.
inline bool areWalksShort()
{
    return qEnvironmentVariableIsSet("BOARDWRIGHT_SHORT_WALKS");
}

} // namespace boardwright
