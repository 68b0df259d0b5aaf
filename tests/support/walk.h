// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtEnvironmentVariables>

namespace boardwright {

/// How many steps a random walk takes: all of them in the long tests (label "statistics"), a fifth
/// in the suite that runs all the time. A unit has both where CMakeLists.txt labels it "walk".
inline int walkLength(int steps)
{
    constexpr int share = 5;
    return qEnvironmentVariableIsSet("BOARDWRIGHT_LONG_WALKS") ? steps : steps / share;
}

} // namespace boardwright
