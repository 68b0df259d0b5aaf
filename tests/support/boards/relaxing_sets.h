// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sets/goal_sets.h"

namespace boardwright {

/// 5x5 boards that sometimes have too few other goals. `fighters` goals have the line category
/// "combat", of which a line may have one. Each of the 23 others enters the pool with probability
/// 90 %.
inline GoalSet fightingSet(int fighters)
{
    constexpr int others = 23;
    constexpr int weighting = 90;
    constexpr int oneInALine = 20;
    GoalSet set = plainSet(others + fighters);
    for (int i = 0; i < set.objectives.size(); ++i) {
        if (i < others)
            set.objectives[i].weighting = weighting;
        else
            set.objectives[i].lineCategories = {QStringLiteral("combat")};
    }
    set.lineLimits = {{QStringLiteral("combat"), oneInALine}};
    return set;
}

/// The same with the board category "shop", of which a board may have three.
inline GoalSet shoppingSet(int shops)
{
    constexpr int threeOnABoard = 12;
    GoalSet set = fightingSet(shops);
    for (Objective &objective : set.objectives) {
        if (!objective.lineCategories.isEmpty())
            objective.boardCategories = {QStringLiteral("shop")};
        objective.lineCategories.clear();
    }
    set.lineLimits.clear();
    set.boardLimits = {{QStringLiteral("shop"), threeOnABoard}};
    return set;
}

} // namespace boardwright
