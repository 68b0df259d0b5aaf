// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/board_state.h"

#include <utility>

namespace boardwright {

namespace {

/// Capacities of no units, as bits.
std::uint64_t fullCapacities(const CompiledSet &set)
{
    std::uint64_t full = 0;
    for (std::size_t capacity = 0;
        capacity < set.capacities.size() && std::cmp_less(capacity, quickCapacities); ++capacity)
        full |= std::uint64_t{set.capacities[capacity] <= 0} << capacity;
    return full;
}

} // namespace

BoardState::BoardState(const CompiledSet &set)
    : m_set(&set)
    , m_goalAt(set.shape->sites.size(), -1)
    , m_valueAt(set.shape->sites.size(), -1)
    , m_placed(set.goals.size(), 0)
    , m_valueUsed(set.values.size(), 0)
    , m_capacity(set.capacities)
    , m_lineCapacity(set.lineCapacities)
    , m_full(fullCapacities(set))
    , m_fullInLine(set.shape->lines.size(), 0)
{
    m_fillOrder.reserve(set.shape->sites.size());
}

void BoardState::clear()
{
    // Copying is fastest, but a set from a stranger may have a million capacities.
    constexpr std::size_t few = 4096;
    const bool isCopied = m_capacity.size() + m_lineCapacity.size() <= few;
    for (const SiteIndex site : m_fillOrder)
        forget(site, !isCopied);
    m_fillOrder.clear();
    if (!isCopied)
        return;
    std::ranges::copy(m_set->capacities, m_capacity.begin());
    std::ranges::copy(m_set->lineCapacities, m_lineCapacity.begin());
    m_full = fullCapacities(*m_set);
    std::ranges::fill(m_fullInLine, std::uint64_t{0}); // no line cap is below 1
}

template <bool Takes>
void BoardState::changeCapacities(const CompiledGoal &goal, SiteIndex site)
{
    // Taking a unit may fill a capacity, and returning one may open it.
    const auto change = [](int &capacity, std::int32_t index, std::uint64_t &full) {
        capacity += Takes ? -1 : 1;
        if (index >= quickCapacities)
            return;
        if constexpr (Takes)
            full |= std::uint64_t{capacity <= 0} << index;
        else
            full &= ~(std::uint64_t{capacity > 0} << index);
    };
    for (const std::int32_t index : goal.capacities.of(m_set->capacityIndices))
        change(m_capacity[slot(index)], index, m_full);
    // Local copies: the compiler must assume that writing the bits could modify the members.
    const auto lineCapacities = goal.lineCapacities.of(m_set->capacityIndices);
    const std::span<const LineIndex> lines = m_set->linesOfSite[slot(site)];
    const std::size_t categories = m_set->limitedLineCategories;
    int *const capacities = m_lineCapacity.data();
    std::uint64_t *const full = m_fullInLine.data();
    for (const std::int32_t index : lineCapacities) {
        for (const LineIndex line : lines)
            change(capacities[slot(line) * categories + slot(index)], index, full[slot(line)]);
    }
}

void BoardState::place(SiteIndex site, GoalIndex goal, int value)
{
    Q_ASSERT(isOpen(site));
    m_fillOrder.push_back(site);
    set(site, goal, value);
}

void BoardState::set(SiteIndex site, GoalIndex goal, int value)
{
    const CompiledGoal &placed = goalOf(goal);
    m_goalAt[slot(site)] = goal;
    m_valueAt[slot(site)] = value;
    ++m_placed[slot(goal)];
    if (value >= 0)
        m_valueUsed[placed.values.first + slot(value)] = 1;
    changeCapacities<true>(placed, site);
}

void BoardState::forget(SiteIndex site, bool givesCapacities)
{
    const GoalIndex goal = goalAt(site);
    const int value = valueAt(site);
    const CompiledGoal &removed = goalOf(goal);
    m_goalAt[slot(site)] = -1;
    m_valueAt[slot(site)] = -1;
    --m_placed[slot(goal)];
    if (value >= 0)
        m_valueUsed[removed.values.first + slot(value)] = 0;
    if (givesCapacities)
        changeCapacities<false>(removed, site);
}

void BoardState::remove(SiteIndex site)
{
    Q_ASSERT(!isOpen(site));
    forget(site, true);
    // Searched from the end, because a search removes the last placement first.
    m_fillOrder.erase(std::ranges::find_last(m_fillOrder, site).begin());
}

bool BoardState::exchange(SiteIndex a, SiteIndex b, Exchange how)
{
    const GoalIndex goalA = goalAt(a);
    const GoalIndex goalB = goalAt(b);
    const int valueA = valueAt(a);
    const int valueB = valueAt(b);
    const auto canStand = [this](GoalIndex goal, int value, SiteIndex site) {
        return fits(goal, site)
            && (value < 0 || isValueFree(goalOf(goal), static_cast<std::uint32_t>(value), site));
    };
    forget(a, true);
    forget(b, true);
    bool isPossible = canStand(goalA, valueA, b);
    if (isPossible) {
        set(b, goalA, valueA);
        isPossible = canStand(goalB, valueB, a);
        if (isPossible && how == Exchange::Do) {
            set(a, goalB, valueB);
            return true;
        }
        forget(b, true);
    }
    set(a, goalA, valueA);
    set(b, goalB, valueB);
    return isPossible;
}

std::span<const std::int32_t> BoardState::tagCapacities(const CompiledGoal &goal) const
{
    return goal.capacities.of(m_set->capacityIndices)
        .first((goal.tag < 0 ? 0U : 1U) + goal.groups.count);
}

std::span<const std::int32_t> BoardState::categoryCapacities(const CompiledGoal &goal) const
{
    return goal.capacities.of(m_set->capacityIndices)
        .subspan((goal.tag < 0 ? 0U : 1U) + goal.groups.count);
}

bool BoardState::passesTag(GoalIndex goal) const
{
    return hasCapacity(tagCapacities(goalOf(goal)));
}

bool BoardState::passesBoardCategories(GoalIndex goal) const
{
    return hasCapacity(categoryCapacities(goalOf(goal)));
}

bool BoardState::passesIndividualLimit(GoalIndex goal) const
{
    return placed(goal) < goalOf(goal).copies;
}

bool BoardState::passesRange(GoalIndex goal, SiteIndex site) const
{
    const CompiledGoal &candidate = goalOf(goal);
    // There are never more copies than distinct values, so only zones can leave no value.
    if (candidate.values.count == 0 || !candidate.progressive)
        return true;
    for (std::uint32_t value = 0; value < candidate.values.count; ++value) {
        if (isValueFree(candidate, value, site))
            return true;
    }
    return false;
}

bool BoardState::passesLines(GoalIndex goal, SiteIndex site) const
{
    return hasCapacityInLines(goalOf(goal), site)
        && (placed(goal) == 0 || !standsInLineOf(goal, site));
}

bool BoardState::isDesignated(GoalIndex goal, SiteIndex site) const
{
    const CompiledGoal &candidate = goalOf(goal);
    return !candidate.forced
        || std::ranges::binary_search(candidate.forcedSites.of(m_set->sites), site);
}

bool BoardState::mayStand(GoalIndex goal, SiteIndex site) const
{
    return passesTag(goal) && passesIndividualLimit(goal) && isDesignated(goal, site)
        && passesRange(goal, site) && (placed(goal) == 0 || !standsInLineOf(goal, site));
}

bool BoardState::standsInLineOf(GoalIndex goal, SiteIndex site) const
{
    const auto inLine = [&](LineIndex line) {
        const auto &sites = m_set->shape->lines[slot(line)].sites;
        return std::ranges::any_of(sites, [&](SiteIndex other) { return goalAt(other) == goal; });
    };
    return std::ranges::any_of(m_set->linesOfSite[slot(site)], inLine);
}

int BoardState::brokenLimits(GoalIndex goal, SiteIndex site) const
{
    const CompiledGoal &candidate = goalOf(goal);
    int broken = passesProgression(goal, site) ? 0 : 1;
    for (const std::int32_t index : categoryCapacities(candidate))
        broken += capacity(index) <= 0 ? 1 : 0;
    for (const LineIndex line : m_set->linesOfSite[slot(site)]) {
        for (const std::int32_t index : candidate.lineCapacities.of(m_set->capacityIndices))
            broken += lineCapacity(line, index) <= 0 ? 1 : 0;
    }
    return broken;
}

} // namespace boardwright
