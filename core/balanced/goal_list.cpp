// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/goal_list.h"

namespace boardwright {

const GoalList &listFor(const CombinedList &list, BalancedMode mode)
{
    return usesShortList(mode) && list.shortList ? *list.shortList : list.normal;
}

BalancedGoals goalsOf(const GoalList &list)
{
    BalancedGoals goals{.goals = {}, .rowTypes = list.rowTypes, .filters = list.filters};
    for (int difficulty = lowestDifficulty; difficulty <= highestDifficulty; ++difficulty) {
        for (const ListGoal &goal : list.buckets.at(static_cast<std::size_t>(difficulty))) {
            if (goal.time)
                goals.goals.append({.id = goal.id,
                    .time = *goal.time,
                    .weight = goal.weight.value_or(0),
                    .types = goal.types,
                    .subtypes = goal.subtypes,
                    .rowTypes = goal.rowTypes});
        }
    }
    return goals;
}

QString idOfName(const QString &name)
{
    QString id;
    for (const QChar unit : name) {
        const bool isKept = (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z')
            || (unit >= u'0' && unit <= u'9');
        if (isKept)
            id += unit.toLower();
        else if (!id.endsWith(u'-'))
            id += u'-';
    }
    return id;
}

} // namespace boardwright
