// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/supply.h"

#include "core/constrained/exclusion.h"
#include "core/constrained/matching.h"
#include "core/goalset/goal_values.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <limits>

namespace boardwright {

namespace {

void makeDistinct(std::vector<int> &numbers)
{
    std::ranges::sort(numbers);
    const auto rest = std::ranges::unique(numbers);
    numbers.erase(rest.begin(), rest.end());
}

} // namespace

Supply::Supply(const GoalSet &set, const Shape &shape)
    : m_cells(shape.sites.size())
{
    addSuppliers(set);
    addLines(shape);
}

void Supply::addSuppliers(const GoalSet &set)
{
    QHash<QString, int> percents; // if a name is declared twice, the later limit wins
    for (const CategoryLimit &limit : set.boardLimits)
        percents.insert(limit.category, limit.percent);
    QHash<QString, int> tags;
    QHash<RowId, int> groups;
    for (const TableRow &group : set.tables.value(exclusion::groups.key)) {
        groups.insert(group.id, static_cast<int>(m_groupCaps.size()));
        m_groupCaps.push_back(static_cast<int>(
            std::get<qint64>(clamped(exclusion::most, valueOf(group.values, exclusion::most)))));
    }
    m_suppliers.reserve(static_cast<std::size_t>(set.objectives.size()));
    for (const Objective &objective : set.objectives) {
        if (objective.disabled)
            continue;
        Supplier supplier;
        supplier.objective = &objective;
        if (!objective.tag.isEmpty()) {
            supplier.tag = tags.value(objective.tag, m_tags);
            if (supplier.tag == m_tags)
                tags.insert(objective.tag, m_tags++);
        }
        const FieldValues membership = objective.extension.value(exclusion::membership.key);
        supplier.group = groups.value(rowsOf(membership, exclusion::memberOf).value(0), -1);
        supplier.isForced = !objective.forcedPositions.isEmpty();
        for (const int position : objective.forcedPositions) {
            if (position >= 1 && static_cast<std::size_t>(position) <= m_cells)
                supplier.sites.push_back(position - 1);
        }
        makeDistinct(supplier.sites);
        supplier.copies = supplier.tag >= 0 ? 1 : allowedCopies(objective);
        const auto closed = std::ranges::find_if(objective.boardCategories,
            [&](const QString &category) { return percents.value(category, 1) <= 0; });
        supplier.isClosed = closed != objective.boardCategories.end();
        if (supplier.isClosed)
            supplier.closedCategory = *closed;
        m_suppliers.push_back(std::move(supplier));
    }
}

void Supply::addLines(const Shape &shape)
{
    constexpr std::array kinds{LineKind::Row, LineKind::Column, LineKind::Tier, LineKind::Set};
    for (const LineKind kind : kinds) {
        std::vector<int> lineOfSite(m_cells, -1);
        for (std::size_t line = 0; line < shape.lines.size(); ++line) {
            if (shape.lines[line].kind != kind)
                continue;
            for (const SiteIndex site : shape.lines[line].sites)
                lineOfSite[static_cast<std::size_t>(site)] = static_cast<int>(line);
        }
        if (!std::ranges::contains(lineOfSite, -1))
            m_lineOfSite.push_back(std::move(lineOfSite));
    }
}

/// The most of these sites of which no two share a line: at most the number of lines of any one
/// kind through them.
int Supply::mostApart(const std::vector<int> &sites) const
{
    auto most = static_cast<int>(sites.size());
    for (const std::vector<int> &lineOfSite : m_lineOfSite) {
        std::vector<int> lines;
        lines.reserve(sites.size());
        for (const int site : sites)
            lines.push_back(lineOfSite[static_cast<std::size_t>(site)]);
        std::ranges::sort(lines);
        most = std::min(most, static_cast<int>(std::ranges::unique(lines).begin() - lines.begin()));
    }
    return most;
}

int Supply::count(const std::vector<bool> &isMeant, const std::vector<bool> &mayCount) const
{
    std::vector<int> meant;
    for (std::size_t site = 0; site < m_cells; ++site) {
        if (isMeant[site])
            meant.push_back(static_cast<int>(site));
    }
    const int mostOfOne = mostApart(meant);
    const auto cells = static_cast<int>(meant.size());

    struct Tag {
        bool isFree = false; ///< some member may be placed anywhere
        Filler forced;
    };

    std::vector<Tag> tags(static_cast<std::size_t>(m_tags));
    std::vector<qint64> ofGroup(m_groupCaps.size(), 0);
    std::vector<Filler> fillers;
    qint64 supply = 0;
    for (std::size_t i = 0; i < m_suppliers.size(); ++i) {
        if (!mayCount[i])
            continue;
        const Supplier &supplier = m_suppliers[i];
        Tag *const tag = supplier.tag < 0 ? nullptr : &tags[static_cast<std::size_t>(supplier.tag)];
        if (!supplier.isForced) {
            if (tag != nullptr)
                tag->isFree = true;
            else if (supplier.group >= 0)
                ofGroup[static_cast<std::size_t>(supplier.group)]
                    += std::min(supplier.copies, mostOfOne);
            else
                supply += std::min(supplier.copies, mostOfOne);
            continue;
        }
        Filler filler;
        std::ranges::copy_if(supplier.sites, std::back_inserter(filler.cells),
            [&](int site) { return isMeant[static_cast<std::size_t>(site)]; });
        if (tag != nullptr) {
            tag->forced.cells.insert(
                tag->forced.cells.end(), filler.cells.begin(), filler.cells.end());
        } else if (!filler.cells.empty()) {
            filler.capacity
                = supplier.copies == 1 ? 1 : std::min(supplier.copies, mostApart(filler.cells));
            fillers.push_back(std::move(filler));
        }
    }
    for (std::size_t group = 0; group < m_groupCaps.size(); ++group)
        supply += std::min<qint64>(ofGroup[group], m_groupCaps[group]);
    for (Tag &tag : tags) {
        if (tag.isFree) {
            supply += cells > 0 ? 1 : 0;
        } else if (!tag.forced.cells.empty()) {
            makeDistinct(tag.forced.cells);
            fillers.push_back(std::move(tag.forced));
        }
    }
    supply += mostFilled(fillers, m_cells);
    return static_cast<int>(std::min<qint64>(supply, std::numeric_limits<int>::max()));
}

} // namespace boardwright
