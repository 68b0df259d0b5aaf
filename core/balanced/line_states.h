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

/// The goals on a board and, for each line, the running sums of their synergy, so that a candidate
/// costs only as much as its own categories. Law: fits() agrees with summing everything in the
/// order of the reference (Synergy); where rounding could matter, it does exactly that.
class LineStates final {
public:
    /// `tables` must outlive this.
    explicit LineStates(const BalancedTables &tables);

    /// Clears the board and sets its difficulties. Does not allocate after the first few boards.
    void clear(const std::array<std::uint8_t, balancedCells> &difficulties);

    void place(int cell, GoalNumber goal);

    static constexpr int noGoal = -1;

    int goalAt(int cell) const { return m_goals[static_cast<std::size_t>(cell)]; }

    double desiredTimeAt(int cell) const { return m_desired[static_cast<std::size_t>(cell)]; }

    /// Whether a goal with the same id is on the board.
    bool isUsed(GoalNumber goal) const { return m_used[m_tables.sameId[goal]] != 0; }

    /// Whether its synergy with some goal on the board is too high.
    bool hasConflict(int cell, GoalNumber goal);

    /// The first line through the cell whose synergy this goal would take out of bounds; -1: none.
    int brokenLine(int cell, GoalNumber goal);

    /// The lowest and the highest synergy of the lines through the cell, this goal included.
    struct Bounds {
        double highest = 0;
        double lowest = 0;
    };

    Bounds boundsOf(int cell, GoalNumber goal);

    /// The goals of a line in order, except that of `cell`; `goal` is appended in its place, unless
    /// it is noGoal.
    std::span<const TimedGoal> goalsOf(std::size_t line, int cell, int goal);

private:
    /// What a category adds to a line; `isBad`: a single kept value is too high.
    struct Part {
        double sum = 0;
        bool isBad = false;
    };

    /// The values of a line's goals for a category. Without values the extremes are infinite, so
    /// the usual filters need no special case.
    struct Slot {
        static constexpr double endless = std::numeric_limits<double>::infinity();

        double sum = 0;
        double highest = -endless;
        double second = -endless;
        double lowest = endless;
        bool hasType = false;
        Part part; ///< what these values add to the line

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
        int bad = 0; ///< number of categories
        int count = 0; ///< number of goals
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
    double m_margin; ///< how far rounding may have moved a sum
    std::array<LineState, balancedLines> m_lines{};
    std::vector<Slot> m_slots; ///< by line and category
    std::vector<std::uint8_t> m_isTaken; ///< by line and category: some goal of the line has it
    std::vector<double> m_rowSums; ///< by line and row category
    std::array<int, balancedCells> m_goals{};
    std::array<int, balancedCells> m_placed{}; ///< cells, in the order they were filled
    std::size_t m_count = 0;
    std::array<double, balancedCells> m_desired{};
    std::vector<std::uint8_t> m_used; ///< by sameId
    std::array<TimedGoal, balancedSide> m_timed{};
};

} // namespace boardwright
