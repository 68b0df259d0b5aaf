// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/set_goals.h"

#include "core/balanced/goal_list.h"
#include "core/balanced/sections.h"
#include "core/goalset/identity.h"

#include <algorithm>

namespace boardwright {

namespace {

template <typename Held>
Held heldBy(const FieldValues &values, const Field &field)
{
    return std::get<Held>(clamped(field, valueOf(values, field)));
}

bool isOfShortList(const FieldValues &values, const Field &field)
{
    return heldBy<QString>(values, field) == balanced::shortList;
}

} // namespace

BalancedRow balancedRowOf(const Objective &objective)
{
    const FieldValues values = objective.extension.value(balanced::goals.key);
    BalancedRow row{.id = heldBy<QString>(values, balanced::id),
        .isShort = isOfShortList(values, balanced::list),
        .time = {},
        .skill = heldBy<double>(values, balanced::skill),
        .weight = heldBy<double>(values, balanced::weight),
        .difficulty = {},
        .types = heldBy<QList<NamedNumber>>(values, balanced::types),
        .subtypes = heldBy<QList<NamedNumber>>(values, balanced::subtypes),
        .rowTypes = heldBy<QList<NamedNumber>>(values, balanced::rowTypes)};
    if (row.id.isEmpty())
        row.id = idOfName(drawText(objective));
    if (const auto time = heldBy<double>(values, balanced::time); time >= 0)
        row.time = time;
    if (const auto difficulty = heldBy<qint64>(values, balanced::difficulty); difficulty >= 0)
        row.difficulty = static_cast<int>(difficulty);
    return row;
}

bool takesShortList(const GoalSet &set, BalancedMode mode)
{
    return usesShortList(mode)
        && std::ranges::any_of(set.objectives, [](const Objective &objective) {
               return !objective.disabled
                   && isOfShortList(objective.extension.value(balanced::goals.key), balanced::list);
           });
}

BalancedGoals goalsOf(const GoalSet &set, BalancedMode mode)
{
    const bool isShort = takesShortList(set, mode);
    BalancedGoals goals;
    for (int i = 0; i < set.objectives.size(); ++i) {
        const Objective &objective = set.objectives[i];
        if (objective.disabled || !objective.extension.contains(balanced::goals.key))
            continue;
        const BalancedRow row = balancedRowOf(objective);
        const int difficulty = row.difficulty.value_or(lowestDifficulty);
        if (row.isShort != isShort || !row.time || difficulty < lowestDifficulty
            || difficulty > highestDifficulty)
            continue;
        goals.goals.append({.id = row.id,
            .time = *row.time,
            .weight = row.weight,
            .types = row.types,
            .subtypes = row.subtypes,
            .rowTypes = row.rowTypes,
            .row = objective.id,
            .rowIndex = i});
    }
    const FieldValues lists = set.once.value(balanced::lists.key);
    goals.rowTypes = heldBy<QList<NamedNumber>>(
        lists, isShort ? balanced::shortRowTypes : balanced::normalRowTypes);
    for (const TableRow &filter : set.tables.value(balanced::filters.key)) {
        if (isOfShortList(filter.values, balanced::filterList) == isShort)
            goals.filters.append({.category = textOf(filter.values, balanced::filterCategory),
                .text = textOf(filter.values, balanced::filterText)});
    }
    return goals;
}

} // namespace boardwright
