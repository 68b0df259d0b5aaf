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

    /// Rules that are never relaxed: tag, copies, values, designated cells, no goal twice in a
    /// line.
    bool mayStand(GoalIndex goal, SiteIndex site) const;
    /// Limits the goal would break here, one for each full board category and for each full line
    /// category of each line.
    int brokenLimits(GoalIndex goal, SiteIndex site) const;

    /// All six filters: nothing is broken.
    bool fits(GoalIndex goal, SiteIndex site) const
    {
        return mayStand(goal, site) && !breaksLimit(goal, site);
    }

    bool isValueUsed(const CompiledGoal &goal, std::uint32_t value) const
    {
        return m_valueUsed[goal.values.first + value] != 0;
    }

    int boardCount(std::size_t category) const { return m_boardCount[category]; }

    int lineCount(LineIndex line, std::size_t category) const
    {
        return m_lineCount[lineSlot(line, category)];
    }

private:
    bool breaksLimit(GoalIndex goal, SiteIndex site) const;
    bool standsInLineOf(GoalIndex goal, SiteIndex site) const;

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
    std::vector<std::uint8_t> m_valueUsed; ///< parallel to CompiledSet::values
    std::vector<int> m_boardCount; ///< by board category
    std::vector<int> m_lineCount; ///< parallel to CompiledSet::lineCaps
};

} // namespace boardwright
