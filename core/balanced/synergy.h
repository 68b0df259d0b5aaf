// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/tables.h"

#include <array>
#include <span>
#include <vector>

namespace boardwright {

/// A goal and the time that its cell asks for.
struct TimedGoal {
    GoalNumber goal = 0;
    double desiredTime = 0;
};

/// What goals of a line save when they are done together, in minutes, added up in the order of the
/// reference: the last bit may decide. Holds working memory; one thread at a time. At most five
/// goals at once.
class Synergy final {
public:
    /// `tables` must outlive this.
    explicit Synergy(const BalancedTables &tables);

    double of(std::span<const TimedGoal> goals);

    /// What their types alone save, at most tooMuchSynergy.
    double ofTypes(std::span<const TimedGoal> goals);

    /// A kept value of a category, or what a category of row types adds.
    struct Kept {
        std::uint32_t category = 0;
        double value = 0;
    };

    /// The categories of all goals together, filtered, whatever they add up to.
    std::vector<Kept> allKept(std::span<const TimedGoal> goals);

    /// Row types of a whole line, in the order they are added up.
    const std::vector<Kept> &rowTypesOf(std::span<const TimedGoal> goals);

    static double timeOf(const BalancedTables &tables, std::span<const TimedGoal> goals);

private:
    static constexpr std::size_t mostValues = std::size_t{2} * balancedSide;

    struct Slot {
        std::array<double, mostValues> values{};
        std::uint32_t run = 0; ///< of the calculation that wrote the values
        std::uint32_t count = 0;
    };

    static void sortCategories(std::vector<std::uint32_t> &order, const CategoryTable &table);
    void gather(std::span<const TimedGoal> goals);
    std::span<const double> filtered(std::uint32_t category);

    const BalancedTables &m_tables;
    std::vector<Slot> m_slots;
    std::vector<Slot> m_rowSlots;
    std::vector<std::uint32_t> m_order;
    std::vector<Kept> m_rowTypes;
    std::uint32_t m_run = 0;
};

} // namespace boardwright
