// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/left_out.h"

#include "core/board/progression.h"
#include "core/constrained/board_state.h"
#include "core/constrained/capacities.h"
#include "core/constrained/exclusion.h"

#include <algorithm>
#include <functional>

namespace boardwright {

namespace {

/// Nothing on a board without progression.
double exclusiveCells(const Shape &shape)
{
    const auto count = std::ranges::count_if(
        shape.sites, [](const Site &site) { return isExclusive(site.zones); });
    const bool hasProgression
        = std::ranges::any_of(shape.sites, [](const Site &site) { return bool(site.zones); });
    return hasProgression ? static_cast<double>(count) : Measured::nothing;
}

/// By site: goals that zones, forced cells and board caps allow on the empty board. Of goals that
/// are not forced, all sites with the same zones have as many.
std::vector<double> eligibleGoals(const CompiledSet &set)
{
    const BoardState empty(set);
    const auto fitting = [&](const auto &goals, SiteIndex site, auto goalOf) {
        return static_cast<int>(std::ranges::count_if(
            goals, [&](GoalIndex goal) { return empty.fits(goal, site); }, goalOf));
    };
    std::vector<int> unforced(set.tables.slots.size(), -1); // by set of zones; -1: not counted yet
    std::vector<double> eligible;
    for (int i = 0; i < set.cells(); ++i) {
        const SiteIndex site{i};
        int &count = unforced[set.tables.slotsOfSite[static_cast<std::size_t>(i)]];
        if (count < 0)
            count = fitting(set.unforced, site, &Slotted::goal);
        eligible.push_back(count + fitting(set.forcedGoals, site, std::identity()));
    }
    return eligible;
}

/// The smallest cap of a line category over all lines.
int leastLineCap(const CompiledSet &set, std::size_t category)
{
    int least = unlimited;
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line)
        least = std::min(least, set.lineCaps[line * set.lineCategories.size() + category]);
    return least;
}

} // namespace

FixedNumbers fixedOf(const CompiledSet &set)
{
    FixedNumbers fixed;
    fixed.exclusive = exclusiveCells(*set.shape);
    fixed.eligible = eligibleGoals(set);
    for (const Site &site : set.shape->sites) {
        const auto *const stretch = std::ranges::find(zoneStretches, site.zones);
        fixed.zones.push_back(stretch == zoneStretches.end()
                ? Measured::nothing
                : static_cast<double>(stretch - zoneStretches.begin()));
    }
    return fixed;
}

std::vector<NamedLimit> limitsOf(const CompiledSet &set)
{
    std::vector<NamedLimit> limits;
    for (std::size_t category = 0; category < set.boardCaps.size(); ++category) {
        if (set.capacityOfBoardCategory[category] >= 0)
            limits.push_back({.kind = LimitKind::Board,
                .name = set.boardCategories[category],
                .cap = set.boardCaps[category]});
    }
    for (std::size_t category = 0; category < set.lineCategories.size(); ++category) {
        if (set.capacityOfLineCategory[category] >= 0)
            limits.push_back({.kind = LimitKind::Line,
                .name = set.lineCategories[category],
                .cap = leastLineCap(set, category)});
    }
    for (std::size_t group = 0; group < set.groupCaps.size(); ++group)
        limits.push_back({.kind = LimitKind::Own,
            .name = set.groupNames[group],
            .cap = set.groupCaps[group],
            .own = QString(exclusion::limitKind.key)});
    return limits;
}

} // namespace boardwright
