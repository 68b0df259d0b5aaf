// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/pool.h"

#include <algorithm>
#include <tuple>

namespace boardwright {

Pool::Pool(const CompiledSet &set)
    : m_tagSupplied(static_cast<std::size_t>(set.tagCount), 0)
    , m_groupSupplied(set.groupCaps.size(), 0)
{
    m_goals.reserve(set.goals.size());
    m_excluded.reserve(set.goals.size());
}

bool Pool::addSupply(const CompiledSet &set, const CompiledGoal &goal)
{
    const auto groups = goal.groups.of(set.groupIndices);
    int copies = goal.copies;
    for (const std::int32_t group : groups) {
        const auto index = static_cast<std::size_t>(group);
        copies = std::min(copies, set.groupCaps[index] - m_groupSupplied[index]);
    }
    if (copies == 0)
        return false;
    if (goal.tag >= 0) {
        std::uint8_t &supplied = m_tagSupplied[static_cast<std::size_t>(goal.tag)];
        if (supplied != 0)
            return false;
        supplied = 1;
    }
    for (const std::int32_t group : groups)
        m_groupSupplied[static_cast<std::size_t>(group)] += copies;
    m_supply += copies;
    return true;
}

void Pool::roll(const CompiledSet &set, const Draws &draws)
{
    m_goals.clear();
    m_excluded.clear();
    std::ranges::fill(m_tagSupplied, std::uint8_t{0});
    std::ranges::fill(m_groupSupplied, 0);
    m_supply = 0;
    m_pulledBack = 0;

    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        const CompiledGoal &goal = set.goals[i];
        const auto index = static_cast<GoalIndex>(i);
        if (goal.weighting == 100
            || draws.chance(goal.weighting, {.purpose = Purpose::WeightRoll}, goal.identity)) {
            m_goals.push_back(index);
            if (goal.groups.count == 0)
                addSupply(set, goal);
        } else {
            m_excluded.push_back({.draw = 0, .identity = goal.identity, .goal = index});
        }
    }
    // Those of groups take from each other, so their order matters: never that of the rows.
    for (const GoalIndex grouped : set.groupedGoals) {
        if (std::ranges::binary_search(m_goals, grouped))
            addSupply(set, set.goals[static_cast<std::size_t>(grouped)]);
    }
    if (m_supply < set.cells() && !m_excluded.empty())
        pullBack(set, draws);
}

void Pool::pullBack(const CompiledSet &set, const Draws &draws)
{
    for (Excluded &excluded : m_excluded)
        excluded.draw = draws.bits({.purpose = Purpose::PullBack}, excluded.identity);
    std::ranges::sort(m_excluded, [](const Excluded &a, const Excluded &b) {
        return std::tie(a.draw, a.identity, a.goal) > std::tie(b.draw, b.identity, b.goal);
    });
    for (const Excluded &excluded : m_excluded) {
        if (m_supply >= set.cells())
            break;
        if (addSupply(set, set.goals[static_cast<std::size_t>(excluded.goal)])) {
            m_goals.push_back(excluded.goal);
            ++m_pulledBack;
        }
    }
    std::ranges::sort(m_goals);
}

} // namespace boardwright
