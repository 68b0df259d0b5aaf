// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/compiled_set.h"

#include "core/goalset/identity.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace boardwright {

namespace {

constexpr int unlimited = std::numeric_limits<int>::max();

/// Gives names consecutive indices in order of first appearance.
class NameTable {
public:
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

int ceilPercent(int percent, int of)
{
    return (std::clamp(percent, 0, 100) * of + 99) / 100;
}

/// Of two limits for one name the later counts, as in the file.
std::vector<int> percents(const QList<CategoryLimit> &limits, NameTable &table)
{
    std::vector<int> result(table.names().size(), unlimited);
    for (const CategoryLimit &limit : limits) {
        const auto index = static_cast<std::size_t>(table.indexOf(limit.category));
        result.resize(std::max(result.size(), index + 1), unlimited);
        result[index] = limit.percent;
    }
    return result;
}

/// Ranges are positive quantities; what else a file holds there is lint's business.
std::vector<int> usableValues(const QList<int> &range)
{
    std::vector<int> values;
    std::ranges::copy_if(range, std::back_inserter(values), [](int value) { return value >= 1; });
    return distinct(std::move(values));
}

int placeableCopies(const Objective &objective, const CompiledGoal &goal)
{
    const int values = std::max(1, static_cast<int>(goal.values.count));
    int copies = std::clamp(objective.individualLimit, 1, values);
    if (goal.tag >= 0)
        copies = 1;
    if (goal.forced)
        copies = std::min(copies, static_cast<int>(goal.forcedSites.count));
    return copies;
}

} // namespace

std::shared_ptr<const CompiledSet> compileConstrained(const GoalSet &set, const Settings &settings)
{
    auto compiled = std::make_shared<CompiledSet>();
    compiled->shape = gridShape(settings.rows, settings.columns);
    const int cells = compiled->cells();
    const std::vector<std::uint64_t> identity = identities(set);

    NameTable board;
    NameTable line;
    NameTable tags;
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        const Objective &objective = set.objectives[row];
        if (objective.disabled)
            continue;
        CompiledGoal goal;
        goal.row = objective.id;
        goal.identity = identity[static_cast<std::size_t>(row)];
        goal.weighting = std::clamp(objective.weighting, 0, 100);
        goal.tag = objective.tag.isEmpty() ? -1 : tags.indexOf(objective.tag);
        goal.values = append(compiled->values, usableValues(objective.range));
        goal.boardCategories
            = append(compiled->categoryIndices, indices(objective.boardCategories, board));
        goal.lineCategories
            = append(compiled->categoryIndices, indices(objective.lineCategories, line));

        goal.forced = !objective.forcedPositions.isEmpty();
        std::vector<SiteIndex> forced;
        for (const int position : objective.forcedPositions) {
            if (position >= 1 && position <= cells)
                forced.push_back(SiteIndex{position - 1});
        }
        forced = distinct(std::move(forced));
        goal.forcedSites = append(compiled->sites, forced);
        compiled->forcedTargets.insert(compiled->forcedTargets.end(), forced.begin(), forced.end());

        goal.copies = placeableCopies(objective, goal);
        compiled->goals.push_back(goal);
    }
    compiled->forcedTargets = distinct(std::move(compiled->forcedTargets));
    compiled->tagCount = static_cast<int>(tags.names().size());

    for (const int percent : percents(set.boardLimits, board))
        compiled->boardCaps.push_back(
            percent == unlimited ? unlimited : ceilPercent(percent, cells));
    compiled->boardCategories = board.names();

    const std::vector<int> linePercents = percents(set.lineLimits, line);
    compiled->lineCategories = line.names();
    compiled->linesOfSite.resize(compiled->shape->sites.size());
    for (std::size_t i = 0; i < compiled->shape->lines.size(); ++i) {
        const Line &shapeLine = compiled->shape->lines[i];
        const int length = static_cast<int>(shapeLine.sites.size());
        for (const int percent : linePercents)
            compiled->lineCaps.push_back(
                percent == unlimited ? unlimited : std::max(1, ceilPercent(percent, length)));
        for (const SiteIndex site : shapeLine.sites)
            compiled->linesOfSite[static_cast<std::size_t>(site)].push_back(
                LineIndex{static_cast<std::int32_t>(i)});
    }
    return compiled;
}

} // namespace boardwright
