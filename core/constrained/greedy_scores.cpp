// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/greedy_scores.h"

#include "core/constrained/constants.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace boardwright {

namespace {

constexpr int zoneCount = 4;

/// `left` of `all` units, scaled; 0 for a limit of none.
int share(int left, int all)
{
    return all <= 0 ? 0 : std::clamp(left * constants::scoreScale / all, 0, constants::scoreScale);
}

int boardCapacity(const BoardState &board, const CompiledSet &set, const CompiledGoal &goal)
{
    int least = constants::scoreScale;
    for (const std::int32_t capacity : goal.capacities.of(set.capacityIndices)) {
        if (static_cast<std::size_t>(capacity) >= set.firstCategoryCapacity)
            least = std::min(least,
                share(
                    board.capacity(capacity), set.capacities[static_cast<std::size_t>(capacity)]));
    }
    return least;
}

int lineCapacity(
    const BoardState &board, const CompiledSet &set, const CompiledGoal &goal, SiteIndex site)
{
    int least = constants::scoreScale;
    for (const LineIndex line : set.linesOfSite[static_cast<std::size_t>(site)]) {
        for (const std::int32_t capacity : goal.lineCapacities.of(set.capacityIndices)) {
            const std::size_t slot = static_cast<std::size_t>(line) * set.limitedLineCategories
                + static_cast<std::size_t>(capacity);
            least = std::min(
                least, share(board.lineCapacity(line, capacity), set.lineCapacities[slot]));
        }
    }
    return least;
}

int zoneScarcity(const CompiledSet &set, const CompiledGoal &goal, SiteIndex site)
{
    if (!set.shape->sites[static_cast<std::size_t>(site)].zones)
        return 0;
    const int zones = std::popcount(static_cast<unsigned>(goal.zones.toInt()));
    return (zoneCount - zones) * constants::scoreScale / (zoneCount - 1);
}

} // namespace

int greedyScore(const BoardState &board, const CompiledSet &set, GoalIndex goal, SiteIndex site)
{
    const CompiledGoal &scored = set.goals[static_cast<std::size_t>(goal)];
    int score = 0;
    if (set.heuristics.boardCapacity)
        score += boardCapacity(board, set, scored);
    if (set.heuristics.lineCapacity)
        score += lineCapacity(board, set, scored, site);
    if (set.heuristics.zoneScarcity)
        score += zoneScarcity(set, scored, site);
    return score;
}

GoalIndex pickFromTier(std::span<ScoredGoal> scored, int percent)
{
    if (scored.empty())
        return -1;
    const std::size_t best = (scored.size() * static_cast<std::size_t>(percent) + 99) / 100;
    const auto isBetter = [](const ScoredGoal &one, const ScoredGoal &other) {
        return std::tie(one.score, one.edge, one.pick, one.goal)
            > std::tie(other.score, other.edge, other.pick, other.goal);
    };
    if (best < scored.size())
        std::ranges::nth_element(
            scored, scored.begin() + static_cast<std::ptrdiff_t>(best), isBetter);
    return std::ranges::max_element(scored.first(best), {}, [](const ScoredGoal &goal) {
        return std::tie(goal.pick, goal.edge, goal.goal);
    })->goal;
}

} // namespace boardwright
