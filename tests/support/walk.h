// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QtEnvironmentVariables>

namespace boardwright {

/// The number of steps of a random walk: all in the long tests (label "statistics"), a fifth in the
/// regular suite. A unit labelled "walk" in CMakeLists.txt runs in both.
inline int walkLength(int steps)
{
    constexpr int share = 5;
    return qEnvironmentVariableIsSet("BOARDWRIGHT_LONG_WALKS") ? steps : steps / share;
}

/// In the tests with the label "long", which take minutes.
inline bool isEverythingTried()
{
    return qEnvironmentVariable("BOARDWRIGHT_LONG_WALKS") == QLatin1StringView("all");
}

/// With sanitizers, which make each step several times as slow: tests of many combinations then
/// try a few.
inline bool areWalksShort()
{
    return qEnvironmentVariableIsSet("BOARDWRIGHT_SHORT_WALKS");
}

} // namespace boardwright
