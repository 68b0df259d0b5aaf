// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/tables.h"

#include <array>
#include <span>
#include <vector>

namespace boardwright {

/// A goal and the target time of its cell.
struct TimedGoal {
    GoalNumber goal = 0;
    double desiredTime = 0;
};

/// The time in minutes that goals of a line save when done together. Summed in the order of the
/// reference, because the last bit may matter. Holds working memory; one thread at a time. At most
/// five goals at once.
class Synergy final {
public:
    /// `tables` must outlive this.
    explicit Synergy(const BalancedTables &tables);

    double of(std::span<const TimedGoal> goals);

    /// The savings from types alone, at most tooMuchSynergy.
    double ofTypes(std::span<const TimedGoal> goals);

    /// A kept value of a category, or the contribution of a row type.
    struct Kept {
        std::uint32_t category = 0;
        double value = 0;
    };

    /// The filtered values of all goals' categories, whatever their total.
    std::vector<Kept> allKept(std::span<const TimedGoal> goals);

    /// The row types of a whole line, in summing order.
    const std::vector<Kept> &rowTypesOf(std::span<const TimedGoal> goals);

    static double timeOf(const BalancedTables &tables, std::span<const TimedGoal> goals);

private:
    static constexpr std::size_t mostValues = std::size_t{2} * balancedSide;

    struct Slot {
        std::array<double, mostValues> values{};
        std::uint32_t run = 0; ///< the calculation that wrote the values
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
