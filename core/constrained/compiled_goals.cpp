// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/compiled_goals.h"

#include "core/board/progression.h"
#include "core/constrained/capacities.h"
#include "core/constrained/exclusion.h"
#include "core/goalset/goal_values.h"
#include "core/goalset/identity.h"
#include "core/random/mix.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>

namespace boardwright {

namespace {

/// Gives names consecutive indices in order of first appearance. The initial names must be sorted.
class NameTable {
public:
    NameTable() = default;

    explicit NameTable(std::vector<QString> names)
    {
        std::ranges::sort(names);
        for (const QString &name : names)
            indexOf(name);
    }

    int indexOf(const QString &name)
    {
        const auto known = m_indices.constFind(name);
        if (known != m_indices.cend())
            return *known;
        m_indices.insert(name, static_cast<int>(m_names.size()));
        m_names.push_back(name);
        return static_cast<int>(m_names.size()) - 1;
    }

    const std::vector<QString> &names() const { return m_names; }

private:
    QHash<QString, int> m_indices; // looked up, never iterated
    std::vector<QString> m_names;
};

/// Every category that an enabled objective or a limit uses. Sorted by name: moving rows must
/// change nothing, not even which of two limits is reported first.
std::vector<QString> categoryNames(
    const GoalSet &set, QStringList Objective::*list, const QList<CategoryLimit> &limits)
{
    std::vector<QString> names;
    for (const Objective &objective : set.objectives) {
        if (!objective.disabled)
            names.insert(names.end(), (objective.*list).cbegin(), (objective.*list).cend());
    }
    for (const CategoryLimit &limit : limits)
        names.push_back(limit.category);
    return names;
}

template <typename T>
std::vector<T> distinct(std::vector<T> items)
{
    std::ranges::sort(items);
    const auto rest = std::ranges::unique(items);
    items.erase(rest.begin(), rest.end());
    return items;
}

template <typename T>
Slice append(std::vector<T> &flat, const std::vector<T> &items)
{
    const Slice slice{.first = static_cast<std::uint32_t>(flat.size()),
        .count = static_cast<std::uint32_t>(items.size())};
    flat.insert(flat.end(), items.begin(), items.end());
    return slice;
}

std::vector<std::int32_t> indices(const QStringList &names, NameTable &table)
{
    std::vector<std::int32_t> result;
    for (const QString &name : names)
        result.push_back(table.indexOf(name));
    return distinct(std::move(result));
}

/// Percentages by category. If a name is declared twice, the later declaration wins, as in the
/// file. Clamped, because a file may contain any number, even `unlimited`.
std::vector<int> percents(const QList<CategoryLimit> &limits, NameTable &table)
{
    std::vector<int> result(table.names().size(), unlimited);
    for (const CategoryLimit &limit : limits) {
        const auto index = static_cast<std::size_t>(table.indexOf(limit.category));
        result.resize(std::max(result.size(), index + 1), unlimited);
        result[index] = std::clamp(limit.percent, 0, 100);
    }
    return result;
}

/// Ranges contain positive quantities; lint reports anything else.
std::vector<int> usableValues(const QList<int> &range)
{
    std::vector<int> values;
    std::ranges::copy_if(range, std::back_inserter(values), [](int value) { return value >= 1; });
    return distinct(std::move(values));
}

using GroupIndices = QHash<RowId, std::int32_t>; // looked up, never iterated

/// The exclusion groups of an objective, by their row in the table.
std::vector<std::int32_t> groupsOf(const Objective &objective, const GroupIndices &groups)
{
    std::vector<std::int32_t> indices;
    const auto section = objective.extension.constFind(exclusion::membership.key);
    if (section == objective.extension.cend())
        return indices;
    for (const RowId id : rowsOf(*section, exclusion::memberOf)) {
        const auto group = groups.constFind(id);
        if (group != groups.cend())
            indices.push_back(*group);
    }
    return distinct(std::move(indices));
}

/// Removes what modifiers switch off, as if the set did not have it.
void switchOff(CompiledGoal &goal, const Modifiers &modifiers)
{
    if (modifiers.noWeighting)
        goal.weighting = 100;
    if (modifiers.noProgression) {
        goal.zones = allZones;
        goal.progressive = false;
    }
}

/// On any shape.
int placeableCopies(const Objective &objective, const CompiledGoal &goal, const CompiledGoals &set)
{
    int copies = allowedCopies(objective);
    if (goal.tag >= 0)
        copies = 1;
    for (const std::int32_t group : goal.groups.of(set.groupIndices))
        copies = std::min(copies, set.groupCaps[static_cast<std::size_t>(group)]);
    return copies;
}

std::vector<GoalIndex> groupedGoals(const CompiledGoals &set)
{
    std::vector<GoalIndex> grouped;
    for (std::size_t goal = 0; goal < set.goals.size(); ++goal) {
        if (isCountedInOrder(set.goals[goal]))
            grouped.push_back(static_cast<GoalIndex>(goal));
    }
    std::ranges::sort(grouped, [&](GoalIndex a, GoalIndex b) {
        const CompiledGoal &one = set.goals[static_cast<std::size_t>(a)];
        const CompiledGoal &other = set.goals[static_cast<std::size_t>(b)];
        return std::tuple(other.groups.count, one.identity, a)
            < std::tuple(one.groups.count, other.identity, b);
    });
    return grouped;
}

/// Unforced goals by ascending hash.
std::vector<Slotted> hashed(const std::vector<CompiledGoal> &goals)
{
    std::vector<Slotted> unforced;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        if (!goals[i].forced)
            unforced.push_back({.hash = mix(goals[i].identity), .goal = static_cast<GoalIndex>(i)});
    }
    std::ranges::sort(unforced);
    return unforced;
}

void addGroups(const GoalSet &set, CompiledGoals &into, GroupIndices &groups)
{
    for (const TableRow &group : set.tables.value(exclusion::groups.key)) {
        groups.insert(group.id, static_cast<std::int32_t>(into.groupCaps.size()));
        into.groupCaps.push_back(static_cast<int>(
            std::get<qint64>(clamped(exclusion::most, valueOf(group.values, exclusion::most)))));
        into.groupNames.push_back(std::get<QString>(valueOf(group.values, exclusion::name)));
    }
}

} // namespace

ShapelessSet shapelessSet(
    const GoalSet &set, const Modifiers &modifiers, const std::stop_token &stop)
{
    ShapelessSet shapeless;
    CompiledGoals &compiled = shapeless.goals;
    shapeless.modifiers = modifiers;
    if (arrange::hasRules(set))
        shapeless.rules = arrange::rulesOf(set, arrange::goalTypes(set), stop);
    const QList<CategoryLimit> none;
    const std::vector<std::uint64_t> identity = identities(set);
    compiled.rows = static_cast<int>(set.objectives.size());

    GroupIndices groups;
    addGroups(set, compiled, groups);
    NameTable board(categoryNames(set, &Objective::boardCategories, set.boardLimits));
    NameTable line(categoryNames(set, &Objective::lineCategories, set.lineLimits));
    NameTable tags;
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        const Objective &objective = set.objectives[row];
        if (stop.stop_requested())
            return shapeless;
        if (objective.disabled)
            continue;
        CompiledGoal goal;
        goal.row = objective.id;
        goal.rowIndex = static_cast<int>(row);
        goal.identity = identity[static_cast<std::size_t>(row)];
        goal.weighting = std::clamp(objective.weighting, 0, 100);
        goal.tag = objective.tag.isEmpty() ? -1 : tags.indexOf(objective.tag);
        goal.values = append(compiled.values, usableValues(objective.range));
        goal.boardCategories
            = append(compiled.categoryIndices, indices(objective.boardCategories, board));
        goal.lineCategories
            = append(compiled.categoryIndices, indices(objective.lineCategories, line));
        goal.groups = append(compiled.groupIndices, groupsOf(objective, groups));
        goal.zones = carriedZones(objective);
        goal.progressive = objective.progressiveRanges;
        switchOff(goal, modifiers);
        goal.forced = !objective.forcedPositions.isEmpty();
        goal.copies = placeableCopies(objective, goal, compiled);

        const auto index = static_cast<GoalIndex>(compiled.goals.size());
        if (goal.forced) {
            compiled.forcedGoals.push_back(index);
            shapeless.forcedPositions.push_back(distinct(
                std::vector(objective.forcedPositions.cbegin(), objective.forcedPositions.cend())));
        }
        compiled.goalOfId.push_back({.id = goal.row, .goal = index});
        compiled.goals.push_back(goal);
    }
    std::ranges::sort(compiled.goalOfId, {}, &IdOfGoal::id);
    compiled.tagCount = static_cast<int>(tags.names().size());
    compiled.unforced = hashed(compiled.goals);
    compiled.groupedGoals = groupedGoals(compiled);

    shapeless.boardPercents = percents(modifiers.noBoardLimits ? none : set.boardLimits, board);
    compiled.boardCategories = board.names();
    shapeless.linePercents = percents(modifiers.noLineLimits ? none : set.lineLimits, line);
    compiled.lineCategories = line.names();
    return shapeless;
}

} // namespace boardwright
