// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/compiled_set.h"

#include "core/board/category_caps.h"
#include "core/board/progression.h"
#include "core/constrained/board_state.h"
#include "core/constrained/capacities.h"
#include "core/constrained/exclusion.h"
#include "core/constrained/fill_tables.h"
#include "core/constrained/restrictive.h"
#include "core/goalset/identity.h"

#include <QHash>

#include <algorithm>
#include <limits>
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

int placeableCopies(const Objective &objective, const CompiledGoal &goal, const CompiledSet &set)
{
    const int values = std::max(1, static_cast<int>(goal.values.count));
    int copies = std::clamp(objective.individualLimit, 1, values);
    if (goal.tag >= 0)
        copies = 1;
    for (const std::int32_t group : goal.groups.of(set.groupIndices))
        copies = std::min(copies, set.groupCaps[static_cast<std::size_t>(group)]);
    if (goal.forced)
        copies = std::min(copies, static_cast<int>(goal.forcedSites.count));
    return copies;
}

/// By site: goals that zones, forced cells and board caps allow on the empty board.
std::vector<int> eligibleGoals(const CompiledSet &set)
{
    const BoardState empty(set);
    std::vector<int> eligible;
    for (int site = 0; site < set.cells(); ++site) {
        int count = 0;
        for (std::size_t goal = 0; goal < set.goals.size(); ++goal)
            count += empty.fits(static_cast<GoalIndex>(goal), SiteIndex{site}) ? 1 : 0;
        eligible.push_back(count);
    }
    return eligible;
}

/// An upper bound: if lines of one kind cover every cell, each line holds at most one such cell.
int mostApart(const CompiledSet &set)
{
    int most = set.cells();
    for (const LineKind kind : {LineKind::Row, LineKind::Column, LineKind::Tier, LineKind::Set}) {
        int lines = 0;
        int covered = 0;
        for (const Line &line : set.shape->lines) {
            lines += line.kind == kind ? 1 : 0;
            covered += line.kind == kind ? static_cast<int>(line.sites.size()) : 0;
        }
        if (covered == set.cells())
            most = std::min(most, lines);
    }
    return most;
}

std::vector<GoalIndex> groupedGoals(const CompiledSet &set)
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

/// Limits the memory reserved for relaxations. A set from a stranger, whose goals have a million
/// categories, may exceed it; its boards then allocate.
constexpr std::size_t mostReserved = 4096;
constexpr std::size_t mostInvolvedReserved = 65536;

/// Bounds the number of relaxations that can be listed: each category once per line, and at most
/// half of the categories that the line's goals have, because the first goal of a category never
/// exceeds its limit.
void boundRelaxations(CompiledSet &set)
{
    std::size_t ofBoard = 0; // most categories of one goal
    std::size_t ofLine = 0;
    for (const CompiledGoal &goal : set.goals) {
        ofBoard = std::max<std::size_t>(ofBoard, goal.boardCategories.count);
        ofLine = std::max<std::size_t>(ofLine, goal.lineCategories.count);
    }
    const std::size_t cells = set.shape->sites.size();
    set.mostInvolved = ofBoard * cells;
    set.mostRelaxations = cells + std::min(set.boardCategories.size(), set.mostInvolved);
    for (const Line &line : set.shape->lines) {
        const std::size_t carried = ofLine * line.sites.size();
        set.mostInvolved += carried;
        set.mostRelaxations += std::min(set.lineCategories.size(), carried / 2);
    }
    set.mostRelaxations = std::min(set.mostRelaxations, mostReserved);
    set.mostInvolved = std::min(set.mostInvolved, mostInvolvedReserved);
}

/// The placement rules. Without passes, boards are only scored by them.
void addRules(CompiledSet &compiled, const GoalSet &set, int arrangePasses)
{
    compiled.arrangePasses = arrangePasses;
    if (!set.tables.value(arrange::rules.key).isEmpty())
        compiled.terrain.emplace(arrange::rulesOf(set, arrange::goalTypes(set)), *compiled.shape);
}

std::shared_ptr<const CompiledSet> compileOn(std::shared_ptr<const Shape> shape, const GoalSet &set,
    const ModeSettings &settings, const Modifiers &modifiers, int arrangePasses)
{
    auto compiled = std::make_shared<CompiledSet>();
    compiled->settings = settings;
    compiled->modifiers = modifiers;
    compiled->shape = std::move(shape);
    addRules(*compiled, set, arrangePasses);
    const int cells = compiled->cells();
    const QList<CategoryLimit> none;
    const std::vector<std::uint64_t> identity = identities(set);

    compiled->rows = static_cast<int>(set.objectives.size());

    GroupIndices groups;
    for (const TableRow &group : set.tables.value(exclusion::groups.key)) {
        groups.insert(group.id, static_cast<std::int32_t>(compiled->groupCaps.size()));
        compiled->groupCaps.push_back(static_cast<int>(
            std::get<qint64>(clamped(exclusion::most, valueOf(group.values, exclusion::most)))));
        compiled->groupNames.push_back(std::get<QString>(valueOf(group.values, exclusion::name)));
    }

    NameTable board(categoryNames(set, &Objective::boardCategories, set.boardLimits));
    NameTable line(categoryNames(set, &Objective::lineCategories, set.lineLimits));
    NameTable tags;
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        const Objective &objective = set.objectives[row];
        if (objective.disabled)
            continue;
        CompiledGoal goal;
        goal.row = objective.id;
        goal.rowIndex = static_cast<int>(row);
        goal.identity = identity[static_cast<std::size_t>(row)];
        goal.weighting = std::clamp(objective.weighting, 0, 100);
        goal.tag = objective.tag.isEmpty() ? -1 : tags.indexOf(objective.tag);
        goal.values = append(compiled->values, usableValues(objective.range));
        goal.boardCategories
            = append(compiled->categoryIndices, indices(objective.boardCategories, board));
        goal.lineCategories
            = append(compiled->categoryIndices, indices(objective.lineCategories, line));

        goal.groups = append(compiled->groupIndices, groupsOf(objective, groups));

        goal.zones = carriedZones(objective);
        goal.progressive = objective.progressiveRanges;
        switchOff(goal, modifiers);

        goal.forced = !objective.forcedPositions.isEmpty();
        std::vector<SiteIndex> forced;
        for (const int position : objective.forcedPositions) {
            if (position >= 1 && position <= cells)
                forced.push_back(SiteIndex{position - 1});
        }
        forced = distinct(std::move(forced));
        goal.forcedSites = append(compiled->sites, forced);
        compiled->forcedTargets.insert(compiled->forcedTargets.end(), forced.begin(), forced.end());

        goal.copies = placeableCopies(objective, goal, *compiled);
        if (goal.forced)
            compiled->forcedGoals.push_back(static_cast<GoalIndex>(compiled->goals.size()));
        compiled->goalOfId.push_back(
            {.id = goal.row, .goal = static_cast<GoalIndex>(compiled->goals.size())});
        compiled->goals.push_back(goal);
    }
    compiled->forcedTargets = distinct(std::move(compiled->forcedTargets));
    compiled->tagCount = static_cast<int>(tags.names().size());

    for (const int percent : percents(modifiers.noBoardLimits ? none : set.boardLimits, board))
        compiled->boardCaps.push_back(percent == unlimited ? unlimited : boardCap(percent, cells));
    compiled->boardCategories = board.names();

    const std::vector<int> linePercents
        = percents(modifiers.noLineLimits ? none : set.lineLimits, line);
    compiled->lineCategories = line.names();
    compiled->linesOfSite.resize(compiled->shape->sites.size());
    for (std::size_t i = 0; i < compiled->shape->lines.size(); ++i) {
        const Line &shapeLine = compiled->shape->lines[i];
        const int length = static_cast<int>(shapeLine.sites.size());
        for (const int percent : linePercents)
            compiled->lineCaps.push_back(
                percent == unlimited ? unlimited : lineCap(percent, length));
        for (const SiteIndex site : shapeLine.sites)
            compiled->linesOfSite[static_cast<std::size_t>(site)].push_back(
                LineIndex{static_cast<std::int32_t>(i)});
    }
    std::ranges::sort(compiled->goalOfId, {}, &IdOfGoal::id);
    compiled->groupedGoals = groupedGoals(*compiled);
    compiled->mostApart = mostApart(*compiled);
    compiled->hasZonedCopies = std::ranges::any_of(compiled->goals,
        [](const CompiledGoal &goal) { return goal.progressive && goal.copies > 1; });
    addCapacities(*compiled);
    compiled->tables = fillTables(*compiled);
    compiled->restrictive = restrictiveOf(*compiled);
    compiled->eligible = eligibleGoals(*compiled);
    boundRelaxations(*compiled);
    return compiled;
}

} // namespace

std::shared_ptr<const CompiledSet> compileConstrained(
    const GoalSet &set, const ModeSettings &settings, const Modifiers &modifiers, int arrangePasses)
{
    return compileOn(shapeOf(settings), set, settings, modifiers, arrangePasses);
}

std::shared_ptr<const CompiledSet> compileOnShape(
    const GoalSet &set, std::shared_ptr<const Shape> shape)
{
    return compileOn(std::move(shape), set, {}, {}, 0);
}

} // namespace boardwright
