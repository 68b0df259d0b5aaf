// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/board_state.h"

#include <utility>

namespace boardwright {

namespace {

/// Capacities of no units, as bits.
std::uint64_t fullRooms(const CompiledSet &set)
{
    std::uint64_t full = 0;
    for (std::size_t room = 0; room < set.rooms.size() && std::cmp_less(room, quickRooms); ++room)
        full |= std::uint64_t{set.rooms[room] <= 0} << room;
    return full;
}

} // namespace

BoardState::BoardState(const CompiledSet &set)
    : m_set(&set)
    , m_goalAt(set.shape->sites.size(), -1)
    , m_valueAt(set.shape->sites.size(), -1)
    , m_placed(set.goals.size(), 0)
    , m_valueUsed(set.values.size(), 0)
    , m_room(set.rooms)
    , m_lineRoom(set.lineRooms)
    , m_full(fullRooms(set))
    , m_fullInLine(set.shape->lines.size(), 0)
{
    m_fillOrder.reserve(set.shape->sites.size());
}

void BoardState::clear()
{
    // Copying is fastest, but a set from a stranger may have a million capacities.
    constexpr std::size_t few = 4096;
    const bool isCopied = m_room.size() + m_lineRoom.size() <= few;
    for (const SiteIndex site : m_fillOrder)
        forget(site, !isCopied);
    m_fillOrder.clear();
    if (!isCopied)
        return;
    std::ranges::copy(m_set->rooms, m_room.begin());
    std::ranges::copy(m_set->lineRooms, m_lineRoom.begin());
    m_full = fullRooms(*m_set);
    std::ranges::fill(m_fullInLine, std::uint64_t{0}); // no line cap is below 1
}

template <bool Takes>
void BoardState::changeRooms(const CompiledGoal &goal, SiteIndex site)
{
    // Taking a unit may fill a capacity, and returning one may open it.
    const auto change = [](int &room, std::int32_t index, std::uint64_t &full) {
        room += Takes ? -1 : 1;
        if (index >= quickRooms)
            return;
        if constexpr (Takes)
            full |= std::uint64_t{room <= 0} << index;
        else
            full &= ~(std::uint64_t{room > 0} << index);
    };
    for (const std::int32_t index : goal.rooms.of(m_set->roomIndices))
        change(m_room[slot(index)], index, m_full);
    // Local copies: the compiler must assume that writing the bits could modify the members.
    const auto lineRooms = goal.lineRooms.of(m_set->roomIndices);
    const std::span<const LineIndex> lines = m_set->linesOfSite[slot(site)];
    const std::size_t categories = m_set->limitedLineCategories;
    int *const rooms = m_lineRoom.data();
    std::uint64_t *const full = m_fullInLine.data();
    for (const std::int32_t index : lineRooms) {
        for (const LineIndex line : lines)
            change(rooms[slot(line) * categories + slot(index)], index, full[slot(line)]);
    }
}

void BoardState::place(SiteIndex site, GoalIndex goal, int value)
{
    Q_ASSERT(isOpen(site));
    const CompiledGoal &placed = goalOf(goal);
    m_goalAt[slot(site)] = goal;
    m_valueAt[slot(site)] = value;
    m_fillOrder.push_back(site);
    ++m_placed[slot(goal)];
    if (value >= 0)
        m_valueUsed[placed.values.first + slot(value)] = 1;
    changeRooms<true>(placed, site);
}

void BoardState::forget(SiteIndex site, bool givesRooms)
{
    const GoalIndex goal = goalAt(site);
    const int value = valueAt(site);
    const CompiledGoal &removed = goalOf(goal);
    m_goalAt[slot(site)] = -1;
    m_valueAt[slot(site)] = -1;
    --m_placed[slot(goal)];
    if (value >= 0)
        m_valueUsed[removed.values.first + slot(value)] = 0;
    if (givesRooms)
        changeRooms<false>(removed, site);
}

void BoardState::remove(SiteIndex site)
{
    Q_ASSERT(!isOpen(site));
    forget(site, true);
    // Searched from the end, because a search removes the last placement first.
    m_fillOrder.erase(std::ranges::find_last(m_fillOrder, site).begin());
}

std::span<const std::int32_t> BoardState::tagRooms(const CompiledGoal &goal) const
{
    return goal.rooms.of(m_set->roomIndices).first((goal.tag < 0 ? 0U : 1U) + goal.groups.count);
}

std::span<const std::int32_t> BoardState::categoryRooms(const CompiledGoal &goal) const
{
    return goal.rooms.of(m_set->roomIndices).subspan((goal.tag < 0 ? 0U : 1U) + goal.groups.count);
}

bool BoardState::passesTag(GoalIndex goal) const
{
    return hasRoom(tagRooms(goalOf(goal)));
}

bool BoardState::passesBoardCategories(GoalIndex goal) const
{
    return hasRoom(categoryRooms(goalOf(goal)));
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
    return hasRoomInLines(goalOf(goal), site) && (placed(goal) == 0 || !standsInLineOf(goal, site));
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
    for (const std::int32_t index : categoryRooms(candidate))
        broken += room(index) <= 0 ? 1 : 0;
    for (const LineIndex line : m_set->linesOfSite[slot(site)]) {
        for (const std::int32_t index : candidate.lineRooms.of(m_set->roomIndices))
            broken += lineRoom(line, index) <= 0 ? 1 : 0;
    }
    return broken;
}

} // namespace boardwright
