// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/drawn_values.h"

#include "core/goalset/goal_text.h"

#include <algorithm>

namespace boardwright {

void DrawnValues::add(const Objective &objective, std::uint64_t identity)
{
    Goal goal{.values = {}, .identity = identity};
    if (hasPlaceholder(objective.goal)) {
        goal.values = objective.range;
        std::ranges::sort(goal.values);
        const auto twice = std::ranges::unique(goal.values);
        goal.values.erase(twice.begin(), twice.end());
    }
    m_isNeeded = m_isNeeded || !goal.values.isEmpty();
    m_goals.push_back(std::move(goal));
}

int DrawnValues::of(std::size_t goal, const Draws &draws) const
{
    const Goal &drawn = m_goals[goal];
    int best = 0;
    std::uint64_t bestDraw = 0;
    for (const int value : drawn.values) {
        const std::uint64_t draw = draws.bits(
            {.purpose = Purpose::PickValue, .detail = static_cast<std::uint32_t>(value)},
            drawn.identity);
        if (best == 0 || draw > bestDraw) {
            best = value;
            bestDraw = draw;
        }
    }
    return best;
}

} // namespace boardwright
