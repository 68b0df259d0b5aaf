// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/set_list.h"

#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

Objective objectiveOfGoal(const ListGoal &goal, qint64 difficulty, Key list, RowId id)
{
    Objective objective;
    objective.id = id;
    objective.goal = goal.name.isEmpty() ? goal.id : goal.name;
    FieldValues values;
    setValue(values, balanced::id, goal.id);
    setValue(values, balanced::list, QString(list));
    setValue(values, balanced::time, goal.time.value_or(balanced::noTime));
    setValue(values, balanced::skill, goal.skill);
    setValue(values, balanced::weight, goal.weight.value_or(0));
    setValue(values, balanced::difficulty, difficulty);
    setValue(values, balanced::types, goal.types);
    setValue(values, balanced::subtypes, goal.subtypes);
    setValue(values, balanced::rowTypes, goal.rowTypes);
    setValue(values, balanced::japaneseName, goal.japaneseName);
    objective.extension.insert(balanced::goals.key, values);
    return objective;
}

void addList(GoalSet &set, const GoalList &list, Key key)
{
    for (std::size_t bucket = 0; bucket < list.buckets.size(); ++bucket) {
        for (const ListGoal &goal : list.buckets.at(bucket))
            set.objectives.append(
                objectiveOfGoal(goal, static_cast<qint64>(bucket), key, set.nextRow()));
    }
}

void addFilterRows(GoalSet &set, const GoalList &list, Key key)
{
    for (const NamedFilter &filter : list.filters) {
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(row.values, balanced::filterCategory, filter.category);
        setValue(row.values, balanced::filterList, QString(key));
        setValue(row.values, balanced::filterText, filter.text);
        set.tables[balanced::filters.key].append(row);
    }
}

/// The difficulty that is nearest to a time; halves go up, as JavaScript rounds.
int nearestDifficulty(double time, const Profile &profile)
{
    constexpr double half = 0.5;
    const double difficulty
        = profile.timePerDifficulty > 0 ? std::floor(time / profile.timePerDifficulty + half) : 0;
    return static_cast<int>(std::clamp<double>(difficulty, lowestDifficulty, highestDifficulty));
}

GoalList listPart(const GoalSet &set, bool isShort)
{
    const FieldValues lists = set.once.value(balanced::lists.key);
    GoalList list;
    list.version = textOf(lists, balanced::version);
    list.rowTypes = std::get<QList<NamedNumber>>(
        valueOf(lists, isShort ? balanced::shortRowTypes : balanced::normalRowTypes));
    const Profile profile
        = balanced::profileOf(set, isShort ? BalancedMode::Short : BalancedMode::Normal);
    for (const Objective &objective : set.objectives) {
        const BalancedRow row = balancedRowOf(objective);
        if (objective.disabled || row.isShort != isShort || !row.time)
            continue;
        const int difficulty = row.difficulty.value_or(nearestDifficulty(*row.time, profile));
        const FieldValues values = objective.extension.value(balanced::goals.key);
        list.buckets.at(static_cast<std::size_t>(difficulty))
            .append({.id = row.id,
                .name = objective.goal,
                .japaneseName = textOf(values, balanced::japaneseName),
                .time = row.time,
                .difficulty = difficulty,
                .skill = row.skill,
                .weight = row.weight,
                .types = row.types,
                .subtypes = row.subtypes,
                .rowTypes = row.rowTypes,
                .verbatim = {}});
    }
    for (const TableRow &row : set.tables.value(balanced::filters.key)) {
        if ((textOf(row.values, balanced::filterList) == balanced::shortList) == isShort)
            list.filters.append({.category = textOf(row.values, balanced::filterCategory),
                .text = textOf(row.values, balanced::filterText)});
    }
    return list;
}

} // namespace

GoalSet setOfList(const CombinedList &list)
{
    GoalSet set;
    addList(set, list.normal, balanced::normalList);
    if (list.shortList)
        addList(set, *list.shortList, balanced::shortList);
    addFilterRows(set, list.normal, balanced::normalList);
    if (list.shortList)
        addFilterRows(set, *list.shortList, balanced::shortList);
    FieldValues lists;
    setValue(lists, balanced::normalRowTypes, list.normal.rowTypes);
    if (list.shortList)
        setValue(lists, balanced::shortRowTypes, list.shortList->rowTypes);
    setValue(lists, balanced::version, list.version);
    if (!lists.isEmpty())
        set.once.insert(balanced::lists.key, lists);
    return set;
}

CombinedList listOfSet(const GoalSet &set)
{
    CombinedList list;
    list.normal = listPart(set, false);
    list.version = list.normal.version;
    GoalList shortList = listPart(set, true);
    if (std::ranges::any_of(
            shortList.buckets, [](const auto &bucket) { return !bucket.isEmpty(); }))
        list.shortList = std::move(shortList);
    return list;
}

} // namespace boardwright
