// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/value_pick.h"

#include "core/random/mix.h"

namespace boardwright {

namespace {

/// Rendezvous hashing over values that are all free: the highest draw wins. Without a branch on
/// draws, which would be unpredictable.
int pickOfAll(std::span<const int> values, std::uint64_t key)
{
    if (values.size() < 2)
        return static_cast<int>(values.size()) - 1;
    int best = -1;
    std::uint64_t bestDraw = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::uint64_t draw = mix(key + goldenStep * static_cast<std::uint64_t>(values[i]));
        const bool isBetter = draw >= bestDraw;
        best = isBetter ? static_cast<int>(i) : best;
        bestDraw = isBetter ? draw : bestDraw;
    }
    return best;
}

} // namespace

int pickValue(const CompiledSet &set, const BoardState &board, std::uint64_t draw, GoalIndex goal,
    SiteIndex site)
{
    const CompiledGoal &placed = set.goals[static_cast<std::size_t>(goal)];
    const auto values = placed.values.of(set.values);
    const std::uint64_t key = draw ^ placed.identity;
    const ValueChoice choice = set.modifiers.values;
    if (choice == ValueChoice::Any && !placed.progressive && board.placed(goal) == 0)
        return pickOfAll(values, key);
    int best = -1;
    std::uint64_t bestDraw = 0;
    for (std::uint32_t i = 0; i < placed.values.count; ++i) {
        if (!board.isValueFree(placed, i, site))
            continue;
        // Values ascend.
        if (choice == ValueChoice::Lowest)
            return static_cast<int>(i);
        const std::uint64_t valueDraw = choice == ValueChoice::Highest
            ? i
            : mix(key + goldenStep * static_cast<std::uint64_t>(values[i]));
        if (valueDraw >= bestDraw) {
            best = static_cast<int>(i);
            bestDraw = valueDraw;
        }
    }
    return best;
}

} // namespace boardwright
