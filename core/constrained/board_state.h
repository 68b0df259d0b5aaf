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

    enum class Exchange : std::uint8_t { Try, Do };

    /// Exchanges the placements on two sites, each of which keeps its place in the fill order.
    /// False, and nothing changes, if one of them would break a rule or exceed a limit where it
    /// came to stand. Try: only says whether it could.
    bool exchange(SiteIndex a, SiteIndex b, Exchange how);

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
        return copies < candidate.copies
            && hasCapacity(candidate.capacities.of(m_set->capacityIndices))
            && passesProgression(goal, site) && hasCapacityInLines(candidate, site)
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
            && ((candidate.capacities & m_full) | (candidate.lineCapacities & full)) == 0
            && hasCapacity(candidate.otherCapacities.of(m_set->capacityIndices))
            && hasLineCapacity(candidate.otherLineCapacities.of(m_set->capacityIndices), site)
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
        const std::int32_t capacity = m_set->capacityOfBoardCategory[category];
        return capacity < 0 ? 0 : m_set->capacities[slot(capacity)] - m_capacity[slot(capacity)];
    }

    /// Goals of a line category in a line; 0 for a category without a limit.
    int lineCount(LineIndex line, std::size_t category) const
    {
        const std::int32_t capacity = m_set->capacityOfLineCategory[category];
        return capacity < 0 ? 0
                            : m_set->lineCapacities[lineSlot(line, capacity)]
                - m_lineCapacity[lineSlot(line, capacity)];
    }

    /// Units left, by index as in CompiledSet::capacities; negative if a limit was relaxed.
    int capacity(std::int32_t index) const { return m_capacity[slot(index)]; }

    /// All capacities left, in the order of CompiledSet::capacities and lineCapacities.
    std::span<const int> capacities() const { return m_capacity; }

    std::span<const int> lineCapacities() const { return m_lineCapacity; }

    /// The full capacities of a line, as bits (indices below quickCapacities).
    std::uint64_t fullBits(LineIndex line) const { return m_fullInLine[slot(line)]; }

    /// The full capacities of the board, as bits (indices below quickCapacities).
    std::uint64_t fullBits() const { return m_full; }

    /// Units left in a line, by index among the limited line categories.
    int lineCapacity(LineIndex line, std::int32_t index) const
    {
        return m_lineCapacity[lineSlot(line, index)];
    }

    /// Copies of the goal on the board.
    int placed(GoalIndex goal) const { return m_placed[slot(goal)]; }

private:
    bool hasCapacityInLines(const CompiledGoal &goal, SiteIndex site) const
    {
        return hasLineCapacity(goal.lineCapacities.of(m_set->capacityIndices), site);
    }

    bool hasLineCapacity(std::span<const std::int32_t> capacities, SiteIndex site) const
    {
        return std::ranges::all_of(capacities, [this, site](std::int32_t index) {
            return std::ranges::all_of(m_set->linesOfSite[slot(site)],
                [this, index](LineIndex line) { return lineCapacity(line, index) > 0; });
        });
    }

    bool hasCapacity(std::span<const std::int32_t> capacities) const
    {
        return std::ranges::all_of(
            capacities, [this](std::int32_t index) { return capacity(index) > 0; });
    }

    /// The capacities of a goal's tag and groups, and of its board categories.
    std::span<const std::int32_t> tagCapacities(const CompiledGoal &goal) const;
    std::span<const std::int32_t> categoryCapacities(const CompiledGoal &goal) const;

    bool standsInLineOf(GoalIndex goal, SiteIndex site) const;
    /// Takes, or returns, one unit of each capacity that the goal uses on the site.
    template <bool Takes>
    void changeCapacities(const CompiledGoal &goal, SiteIndex site);
    void set(SiteIndex site, GoalIndex goal, int value);
    void forget(SiteIndex site, bool givesCapacities);

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
    std::vector<int> m_capacity; ///< as CompiledSet::capacities
    std::vector<int> m_lineCapacity; ///< as CompiledSet::lineCapacities
    std::uint64_t m_full = 0; ///< full capacities with indices below quickCapacities, as bits
    std::vector<std::uint64_t> m_fullInLine; ///< the same, by line
};

} // namespace boardwright
