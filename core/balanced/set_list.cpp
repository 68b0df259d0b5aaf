// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/set_list.h"

#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/formats/json_layout.h"
#include "core/formats/native_object.h"
#include "core/formats/row_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr auto ownDataKey = "boardwright"_L1;

/// The keys that goals of a new list always have, in order, followed by unknown ones.
Verbatim goalSkeleton(QList<VerbatimMember> unknown)
{
    QList<VerbatimMember> members;
    for (const auto &[key, text] : {std::pair("difficulty"_L1, "0"), std::pair("id"_L1, "\"\""),
             std::pair("name"_L1, "\"\""), std::pair("skill"_L1, "0"), std::pair("types"_L1, "{}")})
        members.append({.key = key, .keyText = jsonText(QString(key)), .valueText = text});
    members.append(std::move(unknown));
    return std::make_shared<const QList<VerbatimMember>>(std::move(members));
}

/// True for a key that is known neither in lists nor in sets.
bool isUnknownKey(const QString &key)
{
    return key != "name"_L1 && !std::ranges::contains(balanced::goals.fields, key, &Field::key);
}

QList<VerbatimMember> unknownOf(const Verbatim &members)
{
    QList<VerbatimMember> unknown;
    for (const VerbatimMember &member : members ? *members : QList<VerbatimMember>()) {
        if (isUnknownKey(member.key))
            unknown.append(member);
    }
    return unknown;
}

/// The verbatim object of an objective with these members in its own data.
Verbatim objectiveWith(const QString &goal, const QList<VerbatimMember> &unknown)
{
    std::vector<std::pair<QByteArray, QByteArray>> members;
    for (const VerbatimMember &member : unknown)
        members.emplace_back(member.keyText, member.valueText);
    const QByteArray own
        = layOutObject({{jsonText(QString(balanced::goals.key)), layOutObject(members)}});
    return std::make_shared<const QList<VerbatimMember>>(QList<VerbatimMember>{
        {.key = u"goal"_s, .keyText = "\"goal\"", .valueText = jsonText(goal)},
        {.key = ownDataKey, .keyText = jsonText(QString(ownDataKey)), .valueText = own}});
}

/// The unknown members in an objective's data for balanced boards.
QList<VerbatimMember> unknownOf(const Objective &objective)
{
    for (const VerbatimMember &member :
        objective.verbatim ? *objective.verbatim : QList<VerbatimMember>()) {
        if (member.key != ownDataKey)
            continue;
        const JsonValue own = parseJson(member.valueText).value_or(JsonValue{});
        const JsonValue *data = memberOf(own, balanced::goals.key);
        return data == nullptr ? QList<VerbatimMember>()
                               : unknownOf(verbatimOf(*data, member.valueText));
    }
    return {};
}

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
    if (const QList<VerbatimMember> unknown = unknownOf(goal.verbatim); !unknown.isEmpty())
        objective.verbatim = objectiveWith(objective.goal, unknown);
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

/// The difficulty nearest to a time; halves are rounded up, as in JavaScript.
int nearestDifficulty(double time, const Profile &profile)
{
    constexpr double half = 0.5;
    const double difficulty
        = profile.timePerDifficulty > 0 ? std::floor(time / profile.timePerDifficulty + half) : 0;
    return static_cast<int>(std::clamp<double>(difficulty, lowestDifficulty, highestDifficulty));
}

/// The difficulty under which a goal of a set is listed; nothing if it is not in that list.
std::optional<int> listedDifficulty(
    const Objective &objective, const BalancedRow &row, bool isShort, const Profile &profile)
{
    const bool isListed = row.time || row.difficulty;
    if (objective.disabled || row.isShort != isShort || !isListed)
        return std::nullopt;
    return row.difficulty ? *row.difficulty : nearestDifficulty(*row.time, profile);
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
        const auto difficulty = listedDifficulty(objective, row, isShort, profile);
        if (!difficulty)
            continue;
        const QList<VerbatimMember> unknown = unknownOf(objective);
        const FieldValues values = objective.extension.value(balanced::goals.key);
        list.buckets.at(static_cast<std::size_t>(*difficulty))
            .append({.id = row.id,
                .name = objective.goal,
                .japaneseName = textOf(values, balanced::japaneseName),
                .time = row.time,
                .difficulty = *difficulty,
                .skill = row.skill,
                .weight = row.weight == 0 ? std::nullopt : std::optional(row.weight),
                .types = row.types,
                .subtypes = row.subtypes,
                .rowTypes = row.rowTypes,
                .verbatim = unknown.isEmpty() ? Verbatim() : goalSkeleton(unknown)});
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

GoalSet withWeights(GoalSet set, const GoalList &normal)
{
    const Profile profile = balanced::profileOf(set, BalancedMode::Normal);
    std::array<qsizetype, listBuckets> next{};
    for (Objective &objective : set.objectives) {
        const auto difficulty
            = listedDifficulty(objective, balancedRowOf(objective), false, profile);
        if (!difficulty)
            continue;
        const auto bucket = static_cast<std::size_t>(*difficulty);
        const ListGoal &goal = normal.buckets.at(bucket)[next.at(bucket)++];
        setValue(
            objective.extension[balanced::goals.key], balanced::weight, goal.weight.value_or(0));
    }
    return set;
}

} // namespace boardwright
