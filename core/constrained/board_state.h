// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// A board being filled: who stands where, and the counts that every rule is decided from. The six
/// filters of the source are its questions. Reused from board to board without new memory.
class BoardState final {
public:
    explicit BoardState(const CompiledSet &set);

    /// Empties the board.
    void clear();

    /// Stands `goal` on the open `site` with `value` (an index into its values, -1 for none),
    /// whether or not a rule is broken by it.
    void place(SiteIndex site, GoalIndex goal, int value);

    GoalIndex goalAt(SiteIndex site) const { return m_goalAt[static_cast<std::size_t>(site)]; }

    bool isOpen(SiteIndex site) const { return goalAt(site) < 0; }

    /// Index into the goal's values; -1: none.
    int valueAt(SiteIndex site) const { return m_valueAt[static_cast<std::size_t>(site)]; }

    /// Sites in the order they were filled.
    const std::vector<SiteIndex> &fillOrder() const { return m_fillOrder; }

    /// The six filters of the source, in its order. True: the goal passes.
    bool passesTag(GoalIndex goal) const; ///< and its exclusion groups
    bool passesProgression(GoalIndex goal, SiteIndex site) const;
    bool passesBoardCategories(GoalIndex goal) const;
    bool passesIndividualLimit(GoalIndex goal) const;
    bool passesRange(GoalIndex goal, SiteIndex site) const;
    /// Its line categories have room in every line of the site, and it stands in none of them.
    bool passesLines(GoalIndex goal, SiteIndex site) const;

    /// Whether the goal may stand here at all, whatever stands elsewhere: its designated cells.
    bool isDesignated(GoalIndex goal, SiteIndex site) const;

    /// Rules that are never relaxed: tag, copies, values, designated cells, no goal twice in a
    /// line.
    bool mayStand(GoalIndex goal, SiteIndex site) const;
    /// Limits the goal would break here: one for each full board category and for each full line
    /// category of each line, and one for progression.
    int brokenLimits(GoalIndex goal, SiteIndex site) const;

    /// All six filters: nothing is broken.
    bool fits(GoalIndex goal, SiteIndex site) const
    {
        return mayStand(goal, site) && passesProgression(goal, site) && passesBoardCategories(goal)
            && hasRoomInLines(goal, site);
    }

    /// Whether the goal may take value `value` (an index into its values) here: it is not used yet,
    /// and in the zones of the site where that matters.
    bool isValueFree(const CompiledGoal &goal, std::uint32_t value, SiteIndex site) const;

    int boardCount(std::size_t category) const { return m_boardCount[category]; }

    int lineCount(LineIndex line, std::size_t category) const
    {
        return m_lineCount[lineSlot(line, category)];
    }

private:
    bool hasRoomInLines(GoalIndex goal, SiteIndex site) const;
    bool standsInLineOf(GoalIndex goal, SiteIndex site) const;

    const CompiledGoal &goalOf(GoalIndex goal) const
    {
        return m_set->goals[static_cast<std::size_t>(goal)];
    }

    std::size_t lineSlot(LineIndex line, std::size_t category) const
    {
        return static_cast<std::size_t>(line) * m_set->lineCategories.size() + category;
    }

    const CompiledSet *m_set;
    std::vector<GoalIndex> m_goalAt;
    std::vector<int> m_valueAt;
    std::vector<SiteIndex> m_fillOrder;
    std::vector<int> m_placed; ///< by goal: copies on the board
    std::vector<std::uint8_t> m_tagUsed;
    std::vector<int> m_groupCount; ///< by exclusion group
    std::vector<std::uint8_t> m_valueUsed; ///< parallel to CompiledSet::values
    std::vector<int> m_boardCount; ///< by board category
    std::vector<int> m_lineCount; ///< parallel to CompiledSet::lineCaps
};

} // namespace boardwright
