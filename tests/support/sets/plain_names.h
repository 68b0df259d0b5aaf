// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

namespace boardwright {

/// Four goals: combat is both kinds and has two board limits, travel is of the board, town of
/// lines, wild undeclared; of three tags one is not in the list.
inline GoalSet plainNames()
{
    using namespace Qt::StringLiterals;
    GoalSet set;
    for (const char *goal : {"one", "two", "three", "four"}) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = QString::fromLatin1(goal);
        set.objectives << objective;
    }
    set.boardLimits = {{u"combat"_s, 30}, {u"travel"_s, 20}, {u"combat"_s, 40}};
    set.lineLimits = {{u"combat"_s, 20}, {u"town"_s, 50}};
    set.objectives[0].boardCategories = {u"combat"_s, u"travel"_s};
    set.objectives[0].lineCategories = {u"combat"_s};
    set.objectives[0].tag = u"boss"_s;
    set.objectives[1].boardCategories = {u"wild"_s, u"combat"_s};
    set.objectives[1].lineCategories = {u"town"_s, u"combat"_s};
    set.objectives[1].tag = u"shop"_s;
    set.objectives[2].lineCategories = {u"combat"_s, u"combat"_s, u"town"_s};
    set.objectives[2].tag = u"lost"_s;
    set.tagNames = {u"boss"_s, u"shop"_s};
    return set;
}

} // namespace boardwright
