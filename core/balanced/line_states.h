// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/synergy.h"
#include "core/balanced/tables.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace boardwright {

/// The goals on a board and, for each line, what its goals have in common so far, so that a
/// candidate costs no more than its own categories. Law: fits() says what adding all up in the
/// order of the reference says (Synergy): where rounding could make a difference, it is added up.
class LineStates final {
public:
    /// `tables` must outlive this.
    explicit LineStates(const BalancedTables &tables);

    /// An empty board of these difficulties. Allocates nothing once a few boards were made.
    void clear(const std::array<std::uint8_t, balancedCells> &difficulties);

    void place(int cell, GoalNumber goal);

    static constexpr int noGoal = -1;

    int goalAt(int cell) const { return m_goals[static_cast<std::size_t>(cell)]; }

    double desiredTimeAt(int cell) const { return m_desired[static_cast<std::size_t>(cell)]; }

    /// Whether a goal of the same id is on the board.
    bool isUsed(GoalNumber goal) const { return m_used[m_tables.sameId[goal]] != 0; }

    /// Whether it has too much in common with some goal on the board.
    bool hasConflict(int cell, GoalNumber goal);

    /// The first line through the cell that would gain or lose too much with this goal; -1: none.
    int brokenLine(int cell, GoalNumber goal);

    /// The lowest and the highest synergy of the lines through the cell, with this goal in them.
    struct Bounds {
        double highest = 0;
        double lowest = 0;
    };

    Bounds boundsOf(int cell, GoalNumber goal);

    /// The goals of a line in its order, without those of `cell`; with `goal` for it at the end,
    /// unless that is noGoal.
    std::span<const TimedGoal> goalsOf(std::size_t line, int cell, int goal);

private:
    /// What a category adds to a line; `isBad`: a kept value alone is too much.
    struct Part {
        double sum = 0;
        bool isBad = false;
    };

    /// What the goals of a line have for a category. Of no values at all the extremes are endless,
    /// so that none of the usual filters has to count.
    struct Slot {
        static constexpr double endless = std::numeric_limits<double>::infinity();

        double sum = 0;
        double highest = -endless;
        double second = -endless;
        double lowest = endless;
        bool hasType = false;
        Part part; ///< what that adds to the line

        void add(double value)
        {
            sum += value;
            second = std::max(second, std::min(highest, value));
            highest = std::max(highest, value);
            lowest = std::min(lowest, value);
        }

        void add(const CategoryShare &share)
        {
            if (share.hasType)
                add(share.type);
            if (share.hasSubtype)
                add(share.subtype);
            hasType |= share.hasType;
        }
    };

    struct LineState {
        double types = 0;
        double time = 0;
        int bad = 0; ///< categories
        int count = 0; ///< goals
    };

    Part partOf(const Slot &slot, KeptValues kept) const;
    Part filteredPart(std::size_t line, int cell, GoalNumber goal, std::uint32_t category);
    Part partWith(std::size_t line, int cell, GoalNumber goal, const CategoryShare &share);
    double rowTypesWith(std::size_t line, GoalNumber goal) const;
    bool breaks(std::size_t line, int cell, GoalNumber goal);
    bool breaks(double synergy) const;
    double exactWith(std::size_t line, int cell, int goal);

    std::size_t placeOf(std::size_t line, std::uint32_t category) const
    {
        return line * m_tables.filters.size() + category;
    }

    const BalancedTables &m_tables;
    Synergy m_synergy;
    double m_margin; ///< what rounding may have moved a sum by
    std::array<LineState, balancedLines> m_lines{};
    std::vector<Slot> m_slots; ///< by line and category
    std::vector<std::uint8_t> m_isTaken; ///< likewise: some goal of the line has the category
    std::vector<double> m_rowSums; ///< by line and row category
    std::array<int, balancedCells> m_goals{};
    std::array<int, balancedCells> m_placed{}; ///< cells, in the order they were filled
    std::size_t m_count = 0;
    std::array<double, balancedCells> m_desired{};
    std::vector<std::uint8_t> m_used; ///< by sameId
    std::array<TimedGoal, balancedSide> m_timed{};
};

} // namespace boardwright
