// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/feasibility.h"

#include "core/board/progression.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// By goal, the capacity with the smallest ratio of units to copies of the goals that need it; -1:
/// none.
std::vector<std::int32_t> bindingCapacities(const CompiledSet &set)
{
    std::vector<std::int64_t> asked(set.capacities.size(), 0);
    for (const CompiledGoal &goal : set.goals) {
        for (const std::int32_t capacity : goal.capacities.of(set.capacityIndices))
            asked[static_cast<std::size_t>(capacity)] += goal.copies;
    }
    const auto bindsMore = [&](std::int32_t one, std::int32_t other) {
        const auto a = static_cast<std::size_t>(one);
        const auto b = static_cast<std::size_t>(other);
        return set.capacities[a] * asked[b] < set.capacities[b] * asked[a];
    };
    std::vector<std::int32_t> binding;
    for (const CompiledGoal &goal : set.goals) {
        const auto capacities = goal.capacities.of(set.capacityIndices);
        binding.push_back(
            capacities.empty() ? -1 : *std::ranges::min_element(capacities, bindsMore));
    }
    return binding;
}

} // namespace

Feasibility::Feasibility(const CompiledSet &set)
    : m_capacityOf(bindingCapacities(set))
    , m_seen(set.capacities.size(), 0)
    , m_taken(set.capacities.size(), 0)
{
    const std::size_t words = (set.shape->sites.size() + 63) / 64;
    m_among.resize(words);
    for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame}) {
        SiteBits sites(words, 0);
        for (std::size_t i = 0; i < set.shape->sites.size(); ++i) {
            const Zones zones = set.shape->sites[i].zones;
            if (isExclusive(zones) && zones.testFlag(zone))
                sites[i / 64] |= std::uint64_t{1} << (i % 64);
        }
        if (countOf(sites) > 0)
            m_exclusive.push_back(std::move(sites));
    }
}

bool Feasibility::isPossible(
    const BoardState &board, const Candidates &candidates, std::span<const GoalIndex> pool)
{
    for (const SiteBits &zone : m_exclusive) {
        for (std::size_t word = 0; word < m_among.size(); ++word)
            m_among[word] = zone[word] & candidates.open()[word];
        if (!supplies(board, candidates, pool, m_among, countOf(m_among)))
            return false;
    }
    return supplies(board, candidates, pool, candidates.open(), countOf(candidates.open()));
}

bool Feasibility::supplies(const BoardState &board, const Candidates &candidates,
    std::span<const GoalIndex> pool, const SiteBits &sites, int needed)
{
    ++m_look;
    for (const GoalIndex goal : pool) {
        if (needed <= 0)
            break;
        needed -= supplyOf(board, candidates, goal, sites, needed);
    }
    return needed <= 0;
}

/// Counts a goal against only one of the capacities it needs: each alone gives a valid upper bound.
int Feasibility::supplyOf(const BoardState &board, const Candidates &candidates, GoalIndex goal,
    const SiteBits &sites, int needed)
{
    const int most = std::min(candidates.copiesLeft(goal), needed);
    const int supply = candidates.sitesAmong(goal, sites, most);
    const std::int32_t capacity = m_capacityOf[static_cast<std::size_t>(goal)];
    if (supply == 0 || capacity < 0)
        return supply;
    const auto index = static_cast<std::size_t>(capacity);
    if (std::exchange(m_seen[index], m_look) != m_look)
        m_taken[index] = 0;
    const int taken = std::clamp(board.capacity(capacity) - m_taken[index], 0, supply);
    m_taken[index] += taken;
    return taken;
}

} // namespace boardwright
