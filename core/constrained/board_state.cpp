// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/board_state.h"

#include "core/board/progression.h"

#include <algorithm>

namespace boardwright {

BoardState::BoardState(const CompiledSet &set)
    : m_set(&set)
    , m_goalAt(set.shape->sites.size(), -1)
    , m_valueAt(set.shape->sites.size(), -1)
    , m_placed(set.goals.size(), 0)
    , m_tagUsed(static_cast<std::size_t>(set.tagCount), 0)
    , m_groupCount(set.groupCaps.size(), 0)
    , m_valueUsed(set.values.size(), 0)
    , m_boardCount(set.boardCategories.size(), 0)
    , m_lineCount(set.lineCaps.size(), 0)
{
    m_fillOrder.reserve(set.shape->sites.size());
}

void BoardState::clear()
{
    std::ranges::fill(m_goalAt, -1);
    std::ranges::fill(m_valueAt, -1);
    m_fillOrder.clear();
    std::ranges::fill(m_placed, 0);
    std::ranges::fill(m_tagUsed, std::uint8_t{0});
    std::ranges::fill(m_groupCount, 0);
    std::ranges::fill(m_valueUsed, std::uint8_t{0});
    std::ranges::fill(m_boardCount, 0);
    std::ranges::fill(m_lineCount, 0);
}

void BoardState::place(SiteIndex site, GoalIndex goal, int value)
{
    const auto siteSlot = static_cast<std::size_t>(site);
    const CompiledGoal &placed = goalOf(goal);
    Q_ASSERT(isOpen(site));
    m_goalAt[siteSlot] = goal;
    m_valueAt[siteSlot] = value;
    m_fillOrder.push_back(site);
    ++m_placed[static_cast<std::size_t>(goal)];
    if (placed.tag >= 0)
        m_tagUsed[static_cast<std::size_t>(placed.tag)] = 1;
    for (const std::int32_t group : placed.groups.of(m_set->groupIndices))
        ++m_groupCount[static_cast<std::size_t>(group)];
    if (value >= 0)
        m_valueUsed[placed.values.first + static_cast<std::uint32_t>(value)] = 1;
    for (const std::int32_t category : placed.boardCategories.of(m_set->categoryIndices))
        ++m_boardCount[static_cast<std::size_t>(category)];
    for (const LineIndex line : m_set->linesOfSite[siteSlot]) {
        for (const std::int32_t category : placed.lineCategories.of(m_set->categoryIndices))
            ++m_lineCount[lineSlot(line, static_cast<std::size_t>(category))];
    }
}

bool BoardState::passesTag(GoalIndex goal) const
{
    const CompiledGoal &candidate = goalOf(goal);
    if (candidate.tag >= 0 && m_tagUsed[static_cast<std::size_t>(candidate.tag)] != 0)
        return false;
    const auto isFull = [&](std::int32_t index) {
        const auto group = static_cast<std::size_t>(index);
        return m_groupCount[group] >= m_set->groupCaps[group];
    };
    return std::ranges::none_of(candidate.groups.of(m_set->groupIndices), isFull);
}

bool BoardState::passesProgression(GoalIndex goal, SiteIndex site) const
{
    return zonesMatch(
        goalOf(goal).zones, m_set->shape->sites[static_cast<std::size_t>(site)].zones);
}

bool BoardState::passesBoardCategories(GoalIndex goal) const
{
    const auto isFull = [&](std::int32_t index) {
        const auto category = static_cast<std::size_t>(index);
        return m_boardCount[category] >= m_set->boardCaps[category];
    };
    return std::ranges::none_of(goalOf(goal).boardCategories.of(m_set->categoryIndices), isFull);
}

bool BoardState::passesIndividualLimit(GoalIndex goal) const
{
    return m_placed[static_cast<std::size_t>(goal)] < goalOf(goal).copies;
}

bool BoardState::isValueFree(const CompiledGoal &goal, std::uint32_t value, SiteIndex site) const
{
    return m_valueUsed[goal.values.first + value] == 0
        && (!goal.progressive
            || isValueInZones(static_cast<int>(value), static_cast<int>(goal.values.count),
                goal.zones, m_set->shape->sites[static_cast<std::size_t>(site)].zones));
}

bool BoardState::passesRange(GoalIndex goal, SiteIndex site) const
{
    const CompiledGoal &candidate = goalOf(goal);
    // Copies never exceed the distinct values, so that only zones can leave none.
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
    return hasRoomInLines(goal, site)
        && (m_placed[static_cast<std::size_t>(goal)] == 0 || !standsInLineOf(goal, site));
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
        && passesRange(goal, site)
        && (m_placed[static_cast<std::size_t>(goal)] == 0 || !standsInLineOf(goal, site));
}

bool BoardState::standsInLineOf(GoalIndex goal, SiteIndex site) const
{
    const auto inLine = [&](LineIndex line) {
        const auto &sites = m_set->shape->lines[static_cast<std::size_t>(line)].sites;
        return std::ranges::any_of(sites, [&](SiteIndex other) { return goalAt(other) == goal; });
    };
    return std::ranges::any_of(m_set->linesOfSite[static_cast<std::size_t>(site)], inLine);
}

int BoardState::brokenLimits(GoalIndex goal, SiteIndex site) const
{
    const CompiledGoal &candidate = goalOf(goal);
    int broken = passesProgression(goal, site) ? 0 : 1;
    for (const std::int32_t index : candidate.boardCategories.of(m_set->categoryIndices)) {
        const auto category = static_cast<std::size_t>(index);
        if (m_boardCount[category] >= m_set->boardCaps[category])
            ++broken;
    }
    for (const LineIndex line : m_set->linesOfSite[static_cast<std::size_t>(site)]) {
        for (const std::int32_t index : candidate.lineCategories.of(m_set->categoryIndices)) {
            const std::size_t slot = lineSlot(line, static_cast<std::size_t>(index));
            if (m_lineCount[slot] >= m_set->lineCaps[slot])
                ++broken;
        }
    }
    return broken;
}

bool BoardState::hasRoomInLines(GoalIndex goal, SiteIndex site) const
{
    const auto lineCategories = goalOf(goal).lineCategories.of(m_set->categoryIndices);
    const auto isFullInLine = [&](LineIndex line) {
        return std::ranges::any_of(lineCategories, [&](std::int32_t index) {
            const std::size_t slot = lineSlot(line, static_cast<std::size_t>(index));
            return m_lineCount[slot] >= m_set->lineCaps[slot];
        });
    };
    return std::ranges::none_of(m_set->linesOfSite[static_cast<std::size_t>(site)], isFullInLine);
}

} // namespace boardwright
