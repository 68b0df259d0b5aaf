// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/progression.h"
#include "core/constrained/compiled_set.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// A board being filled: the placements, and the counts on which every rule is decided. Its queries
/// are the six filters of the source. Reused from board to board without allocation.
class BoardState final {
public:
    explicit BoardState(const CompiledSet &set);

    /// Empties the board.
    void clear();

    /// Places `goal` on the open `site` with `value` (an index into its values; -1: none), even if
    /// that breaks a rule.
    void place(SiteIndex site, GoalIndex goal, int value);

    /// Removes the placement on `site` and updates the counts.
    void remove(SiteIndex site);

    GoalIndex goalAt(SiteIndex site) const { return m_goalAt[static_cast<std::size_t>(site)]; }

    bool isOpen(SiteIndex site) const { return goalAt(site) < 0; }

    /// An index into the goal's values; -1: none.
    int valueAt(SiteIndex site) const { return m_valueAt[static_cast<std::size_t>(site)]; }

    /// Sites in the order they were filled.
    const std::vector<SiteIndex> &fillOrder() const { return m_fillOrder; }

    /// The six filters of the source, in order. True if the goal passes.
    bool passesTag(GoalIndex goal) const; ///< tag and exclusion groups

    bool passesProgression(GoalIndex goal, SiteIndex site) const
    {
        return zonesMatch(goalOf(goal).zones, m_set->shape->sites[slot(site)].zones);
    }

    bool passesBoardCategories(GoalIndex goal) const;
    bool passesIndividualLimit(GoalIndex goal) const;
    bool passesRange(GoalIndex goal, SiteIndex site) const;
    /// Its line categories have capacity in every line of the site, and it is in none of the lines.
    bool passesLines(GoalIndex goal, SiteIndex site) const;

    /// Whether a forced goal may be placed on this site, other placements aside.
    bool isDesignated(GoalIndex goal, SiteIndex site) const;

    /// Rules that are never relaxed: tag, copies, values, forced cells, no goal twice in a line.
    bool mayStand(GoalIndex goal, SiteIndex site) const;
    /// The number of limits that the goal would exceed here: each full board category, each full
    /// line category in each line, and progression.
    int brokenLimits(GoalIndex goal, SiteIndex site) const;

    /// True if the goal passes all six filters.
    bool fits(GoalIndex goal, SiteIndex site) const
    {
        const CompiledGoal &candidate = goalOf(goal);
        const int copies = placed(goal);
        return copies < candidate.copies && hasRoom(candidate.rooms.of(m_set->roomIndices))
            && passesProgression(goal, site) && hasRoomInLines(candidate, site)
            && (copies == 0 || !standsInLineOf(goal, site))
            && (!candidate.forced || isDesignated(goal, site))
            && (!candidate.progressive || passesRange(goal, site));
    }

    /// The line capacities that are full in some line of the site, as bits for fitsUnforced().
    std::uint64_t fullAt(SiteIndex site) const
    {
        std::uint64_t full = 0;
        for (const LineIndex line : m_set->linesOfSite[slot(site)])
            full |= m_fullInLine[slot(line)];
        return full;
    }

    /// fits() for an unforced goal whose zones match the site; `full` is fullAt(site).
    bool fitsUnforced(GoalIndex goal, SiteIndex site, std::uint64_t full) const
    {
        const QuickGoal &candidate = m_set->tables.quick[slot(goal)];
        const int copies = placed(goal);
        return copies < candidate.copies
            && ((candidate.rooms & m_full) | (candidate.lineRooms & full)) == 0
            && hasRoom(candidate.otherRooms.of(m_set->roomIndices))
            && hasLineRoom(candidate.otherLineRooms.of(m_set->roomIndices), site)
            && (copies == 0 || !standsInLineOf(goal, site))
            && (!candidate.progressive || passesRange(goal, site));
    }

    /// Whether the goal may take value `value` (an index into its values) here: the value is unused
    /// and, with progressive ranges, offered by the site's zones.
    bool isValueFree(const CompiledGoal &goal, std::uint32_t value, SiteIndex site) const
    {
        return m_valueUsed[goal.values.first + value] == 0
            && (!goal.progressive
                || isValueInZones(static_cast<int>(value), static_cast<int>(goal.values.count),
                    goal.zones, m_set->shape->sites[slot(site)].zones));
    }

    /// Goals of a board category on the board; 0 for a category without a limit.
    int boardCount(std::size_t category) const
    {
        const std::int32_t room = m_set->roomOfBoardCategory[category];
        return room < 0 ? 0 : m_set->rooms[slot(room)] - m_room[slot(room)];
    }

    /// Goals of a line category in a line; 0 for a category without a limit.
    int lineCount(LineIndex line, std::size_t category) const
    {
        const std::int32_t room = m_set->roomOfLineCategory[category];
        return room < 0 ? 0
                        : m_set->lineRooms[lineSlot(line, room)] - m_lineRoom[lineSlot(line, room)];
    }

    /// Units left, by index as in CompiledSet::rooms; negative if a limit was relaxed.
    int room(std::int32_t index) const { return m_room[slot(index)]; }

    /// All capacities left, in the order of CompiledSet::rooms and lineRooms.
    std::span<const int> rooms() const { return m_room; }

    std::span<const int> lineRooms() const { return m_lineRoom; }

    /// The full capacities of a line, as bits (indices below quickRooms).
    std::uint64_t fullBits(LineIndex line) const { return m_fullInLine[slot(line)]; }

    /// The full capacities of the board, as bits (indices below quickRooms).
    std::uint64_t fullBits() const { return m_full; }

    /// Units left in a line, by index among the limited line categories.
    int lineRoom(LineIndex line, std::int32_t index) const
    {
        return m_lineRoom[lineSlot(line, index)];
    }

    /// Copies of the goal on the board.
    int placed(GoalIndex goal) const { return m_placed[slot(goal)]; }

private:
    bool hasRoomInLines(const CompiledGoal &goal, SiteIndex site) const
    {
        return hasLineRoom(goal.lineRooms.of(m_set->roomIndices), site);
    }

    bool hasLineRoom(std::span<const std::int32_t> rooms, SiteIndex site) const
    {
        return std::ranges::all_of(rooms, [this, site](std::int32_t index) {
            return std::ranges::all_of(m_set->linesOfSite[slot(site)],
                [this, index](LineIndex line) { return lineRoom(line, index) > 0; });
        });
    }

    bool hasRoom(std::span<const std::int32_t> rooms) const
    {
        return std::ranges::all_of(rooms, [this](std::int32_t index) { return room(index) > 0; });
    }

    /// The capacities of a goal's tag and groups, and of its board categories.
    std::span<const std::int32_t> tagRooms(const CompiledGoal &goal) const;
    std::span<const std::int32_t> categoryRooms(const CompiledGoal &goal) const;

    bool standsInLineOf(GoalIndex goal, SiteIndex site) const;
    /// Takes, or returns, one unit of each capacity that the goal uses on the site.
    template <bool Takes>
    void changeRooms(const CompiledGoal &goal, SiteIndex site);
    void forget(SiteIndex site, bool givesRooms);

    const CompiledGoal &goalOf(GoalIndex goal) const { return m_set->goals[slot(goal)]; }

    template <typename Index>
    static constexpr std::size_t slot(Index index)
    {
        return static_cast<std::size_t>(index);
    }

    std::size_t lineSlot(LineIndex line, std::int32_t index) const
    {
        return slot(line) * m_set->limitedLineCategories + slot(index);
    }

    const CompiledSet *m_set;
    std::vector<GoalIndex> m_goalAt;
    std::vector<int> m_valueAt;
    std::vector<SiteIndex> m_fillOrder;
    std::vector<int> m_placed; ///< by goal: copies on the board
    std::vector<std::uint8_t> m_valueUsed; ///< parallel to CompiledSet::values
    std::vector<int> m_room; ///< as CompiledSet::rooms
    std::vector<int> m_lineRoom; ///< as CompiledSet::lineRooms
    std::uint64_t m_full = 0; ///< full capacities with indices below quickRooms, as bits
    std::vector<std::uint64_t> m_fullInLine; ///< the same, by line
};

} // namespace boardwright
