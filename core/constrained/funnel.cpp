// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/funnel.h"

#include <algorithm>

namespace boardwright {

std::size_t filtersPassed(const BoardState &board, GoalIndex goal, SiteIndex site)
{
    if (!board.passesTag(goal))
        return 1;
    if (!board.passesProgression(goal, site))
        return 2;
    if (!board.passesBoardCategories(goal))
        return 3;
    if (!board.passesIndividualLimit(goal))
        return 4;
    if (!board.passesRange(goal, site))
        return 5;
    return board.passesLines(goal, site) ? 7 : 6;
}

std::vector<std::optional<Code>> keptOutOf(
    const CompiledSet &set, const Pool &pool, const BoardState &board, RowId row)
{
    const auto found = std::ranges::find(set.goals, row, &CompiledGoal::row);
    if (found == set.goals.end())
        return {};
    const auto goal = static_cast<GoalIndex>(found - set.goals.begin());
    std::vector<std::optional<Code>> kept;
    for (std::int32_t i = 0; i < set.cells(); ++i) {
        const SiteIndex site{i};
        const std::size_t passed = pool.has(goal) ? filtersPassed(board, goal, site) : 0;
        if (passed > 0 && found->forced && !board.isDesignated(goal, site))
            kept.emplace_back(Code::OutsideForcedPositions);
        else if (passed < funnelFilters.size())
            kept.emplace_back(funnelFilters.at(passed));
        else
            kept.emplace_back(std::nullopt);
    }
    return kept;
}

} // namespace boardwright
