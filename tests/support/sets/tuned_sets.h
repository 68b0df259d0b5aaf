// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/generator/target_table.h"
#include "core/goalset/goalset.h"
#include "tests/support/sets/goal_sets.h"

#include <algorithm>
#include <cmath>

namespace boardwright::test {

/// Goals whose weightings, and so their shares, are as 1 to 8. The first tenth are bosses, of which
/// a board takes one cell in 25; the next twentieth have a tag in common, so that a board takes one
/// of them. Of neither can all goals of a large set appear as often as the others.
inline GoalSet unevenSet(int goals)
{
    constexpr int tenth = 10;
    constexpr int twentieth = 20;
    constexpr int eighths = 8;
    GoalSet set = plainSet(goals);
    for (int i = 0; i < goals; ++i) {
        Objective &goal = set.objectives[i];
        goal.weighting = static_cast<int>(std::lround(100.0 * (1 + i * 5 % eighths) / eighths));
        if (i < goals / tenth)
            goal.boardCategories << QStringLiteral("boss");
        else if (i < goals / tenth + goals / twentieth)
            goal.tag = QStringLiteral("song");
        else
            goal.lineCategories << QStringLiteral("kind %1").arg(i % eighths);
    }
    set.tagNames << QStringLiteral("song");
    set.boardLimits << CategoryLimit{.category = QStringLiteral("boss"), .percent = 4};
    return set;
}

/// The set with targets as on the command line.
inline GoalSet withTargets(
    GoalSet set, const QStringList &targets, const Generator &generator = *generators().front())
{
    for (const QString &target : targets) {
        [[maybe_unused]] const TargetText wrong = addTarget(generator.info(), set, target);
        Q_ASSERT(wrong == TargetText::Fine);
    }
    return set;
}

} // namespace boardwright::test
