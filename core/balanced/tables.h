// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/balanced_goals.h"
#include "core/balanced/geometry.h"
#include "core/balanced/profile.h"
#include "core/balanced/synergy_filter.h"

#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// Place of a goal among the sorted ones.
using GoalNumber = std::uint32_t;

/// A number of a goal for a category.
struct CategoryValue {
    std::uint32_t category = 0;
    double value = 0;
};

/// Which values a filter keeps, where it takes no sorting to tell.
enum class KeptValues : std::uint8_t {
    AllButHighest, ///< the usual filter
    AllButLowest,
    Lowest,
    Highest,
    Other,
};

/// All that a goal brings for one category of types.
struct CategoryShare {
    std::uint32_t category = 0;
    bool hasType = false;
    bool hasSubtype = false;
    KeptValues kept = KeptValues::AllButHighest;
    bool isBadAlone = false; ///< in a line without others of the category, a kept value is too much
    double alone = 0; ///< what it adds to such a line
    double type = 0;
    double subtype = 0;
};

/// A part of one of the lists below.
struct Stretch {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    template <typename Item>
    std::span<const Item> of(const std::vector<Item> &items) const
    {
        return std::span(items).subspan(begin, end - begin);
    }

    std::uint32_t size() const { return end - begin; }
};

/// The categories of types, or of row types, by number.
struct CategoryTable {
    QStringList names;
    /// 0: an ordinary name. Otherwise one more than the number that the name spells: JavaScript has
    /// such keys first, ascending.
    std::vector<std::uint32_t> indexOrder;
    bool hasIndices = false;
};

/// The goals whose times are near enough to a desired one.
struct TimeWindow {
    double lowest = 0;
    double highest = 0;
    Stretch goals; ///< among the sorted ones
};

/// Goals, a profile and a mode made ready for boards: arrays, immutable, for any number of threads.
struct BalancedTables {
    Profile profile;
    bool isBlackout = false;

    // By goal, sorted by time, then by id, then as they came: the order candidates are listed in.
    std::vector<double> times;
    std::vector<double> weights;
    std::vector<std::uint32_t> sameId; ///< the lowest goal of its id
    std::vector<std::uint32_t> origin; ///< place among the goals that were given
    std::vector<Stretch> typesOf;
    std::vector<Stretch> subtypesOf;
    std::vector<Stretch> rowTypesOf;
    std::vector<Stretch> sharesOf;

    std::vector<CategoryValue> types; ///< in the order that the goal lists them
    std::vector<CategoryValue> subtypes; ///< those that some goal has a type for
    std::vector<CategoryValue> rowTypes;
    std::vector<CategoryShare> shares; ///< of a goal, by ascending category

    CategoryTable categories;
    std::vector<SynergyFilter> filters; ///< by category
    CategoryTable rowCategories;
    std::vector<double> thresholds; ///< by row category; 0: none
    bool hasOneRowOrder = false; ///< all goals have the same row types in the same order

    /// All numbers are small multiples of 1/1024, so that sums are exact in any order.
    bool isExact = false;

    std::array<double, balancedCells + 1> desiredTimes{}; ///< by difficulty
    std::vector<TimeWindow> windows; ///< by difficulty from 1, `turns` each
    std::size_t turns = 0; ///< of widening the window

    /// What two goals have in common, by the one tried and the one on the board, as
    /// Synergy::ofTypes() has it; only in modes that ask for it, and of lists of a usual size.
    std::vector<double> pairs;

    std::size_t goals() const { return times.size(); }

    std::span<const TimeWindow> windowsOf(int difficulty) const
    {
        return std::span(windows).subspan(
            (static_cast<std::size_t>(difficulty) - 1) * turns, turns);
    }
};

/// Numbers that are not finite, or so far from 0 that nothing can be meant by them, are taken as
/// the nearest that are. Time: the goals squared where a board has to know of pairs.
BalancedTables balancedTables(const BalancedGoals &goals, const Profile &profile, bool isBlackout);

} // namespace boardwright
