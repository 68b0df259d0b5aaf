// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/pool.h"

#include <algorithm>
#include <tuple>

namespace boardwright {

Pool::Supplied::Supplied(const CompiledSet &set)
    : m_isDesignated(set.shape->sites.size(), 0)
    , m_tags(static_cast<std::size_t>(set.tagCount), 0)
    , m_groups(set.groupCaps.size(), 0)
{
}

void Pool::Supplied::clear()
{
    std::ranges::fill(m_tags, std::uint8_t{0});
    std::ranges::fill(m_groups, 0);
    std::ranges::fill(m_isDesignated, std::uint8_t{0});
    m_free = 0;
    m_forced = 0;
    m_designated = 0;
}

int Pool::Supplied::newlyDesignated(const CompiledSet &set, const CompiledGoal &goal) const
{
    const auto sites = goal.forcedSites.of(set.sites);
    return static_cast<int>(std::ranges::count_if(sites,
        [this](SiteIndex site) { return m_isDesignated[static_cast<std::size_t>(site)] == 0; }));
}

int Pool::Supplied::copiesOf(const CompiledSet &set, const CompiledGoal &goal) const
{
    if (goal.tag >= 0 && m_tags[static_cast<std::size_t>(goal.tag)] != 0)
        return 0;
    int copies = std::min(goal.copies, set.mostApart);
    for (const std::int32_t group : goal.groups.of(set.groupIndices)) {
        const auto index = static_cast<std::size_t>(group);
        copies = std::min(copies, set.groupCaps[index] - m_groups[index]);
    }
    return copies;
}

bool Pool::Supplied::isMoreWith(const CompiledSet &set, const CompiledGoal &goal) const
{
    const int copies = copiesOf(set, goal);
    if (copies == 0 || !goal.forced)
        return copies > 0;
    return std::min(m_forced + copies, m_designated + newlyDesignated(set, goal))
        > std::min(m_forced, m_designated);
}

void Pool::Supplied::add(const CompiledSet &set, const CompiledGoal &goal)
{
    const int copies = copiesOf(set, goal);
    if (copies == 0)
        return;
    if (goal.tag >= 0)
        m_tags[static_cast<std::size_t>(goal.tag)] = 1;
    for (const std::int32_t group : goal.groups.of(set.groupIndices))
        m_groups[static_cast<std::size_t>(group)] += copies;
    if (!goal.forced) {
        m_free += copies;
        return;
    }
    m_forced += copies;
    m_designated += newlyDesignated(set, goal);
    for (const SiteIndex site : goal.forcedSites.of(set.sites))
        m_isDesignated[static_cast<std::size_t>(site)] = 1;
}

template <typename IsIn>
void Pool::addAll(const CompiledSet &set, Supplied &supplied, IsIn isIn)
{
    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        if (!isCountedInOrder(set.goals[i]) && isIn(static_cast<GoalIndex>(i)))
            supplied.add(set, set.goals[i]);
    }
    // These compete for supply, so the order of counting matters; it must not be row order.
    for (const GoalIndex grouped : set.groupedGoals) {
        if (isIn(grouped))
            supplied.add(set, set.goals[static_cast<std::size_t>(grouped)]);
    }
}

int Pool::supplyWithout(const CompiledSet &set, std::span<const GoalIndex> left)
{
    Supplied supplied(set);
    addAll(set, supplied, [&](GoalIndex goal) { return !std::ranges::binary_search(left, goal); });
    return supplied.cells();
}

Pool::Pool(const CompiledSet &set)
    : m_isIn(set.goals.size() + 1, 1)
    , m_supplied(set)
{
    m_isIn.back() = 0;
    m_goals.reserve(set.goals.size());
    m_excluded.reserve(set.tables.weighted.size());
}

void Pool::roll(const CompiledSet &set, const Draws &draws)
{
    m_goals.clear();
    m_excluded.clear();
    m_pulledBack = 0;
    m_size = static_cast<int>(set.goals.size() - set.tables.weighted.size());
    for (const GoalIndex weighted : set.tables.weighted) {
        const CompiledGoal &goal = set.goals[static_cast<std::size_t>(weighted)];
        const bool isIn
            = draws.chance(goal.weighting, {.purpose = Purpose::WeightRoll}, goal.identity);
        m_isIn[static_cast<std::size_t>(weighted)] = isIn ? 1 : 0;
        m_size += isIn ? 1 : 0;
    }
    m_supply = set.tables.surelySupplied;
    // Overlapping groups may supply less when more goals share them, so they must be counted.
    if (m_supply >= set.cells() && set.groupedGoals.empty())
        return;
    m_supplied.clear();
    addAll(set, m_supplied, [this](GoalIndex goal) { return has(goal); });
    if (m_supplied.cells() < set.cells())
        pullBack(set, draws);
    m_supply = m_supplied.cells();
}

void Pool::pullBack(const CompiledSet &set, const Draws &draws)
{
    for (const GoalIndex goal : set.tables.weighted) {
        if (has(goal))
            continue;
        const std::uint64_t identity = set.goals[static_cast<std::size_t>(goal)].identity;
        m_excluded.push_back({.draw = draws.bits({.purpose = Purpose::PullBack}, identity),
            .identity = identity,
            .goal = goal});
    }
    std::ranges::sort(m_excluded, [](const Excluded &a, const Excluded &b) {
        return std::tie(a.draw, a.identity, a.goal) > std::tie(b.draw, b.identity, b.goal);
    });
    for (const Excluded &excluded : m_excluded) {
        if (m_supplied.cells() >= set.cells())
            break;
        const CompiledGoal &goal = set.goals[static_cast<std::size_t>(excluded.goal)];
        if (!m_supplied.isMoreWith(set, goal))
            continue;
        m_supplied.add(set, goal);
        m_isIn[static_cast<std::size_t>(excluded.goal)] = 1;
        ++m_size;
        ++m_pulledBack;
    }
}

const std::vector<GoalIndex> &Pool::goals() const
{
    if (m_goals.empty()) {
        for (std::size_t i = 0; i < m_isIn.size(); ++i) {
            if (m_isIn[i] != 0)
                m_goals.push_back(static_cast<GoalIndex>(i));
        }
    }
    return m_goals;
}

} // namespace boardwright
