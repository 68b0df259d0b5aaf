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

/// Index of a goal in sorted order.
using GoalNumber = std::uint32_t;

/// The minutes of a goal for a category.
struct CategoryValue {
    std::uint32_t category = 0;
    double value = 0;
};

/// Which values a filter keeps, for filters that need no sorting.
enum class KeptValues : std::uint8_t {
    AllButHighest, ///< the default filter
    AllButLowest,
    Lowest,
    Highest,
    Other,
};

/// All values of a goal for one category of types.
struct CategoryShare {
    std::uint32_t category = 0;
    bool hasType = false;
    bool hasSubtype = false;
    KeptValues kept = KeptValues::AllButHighest;
    bool isBadAlone = false; ///< in a line without others of the category, a kept value is too high
    double alone = 0; ///< synergy that the goal contributes to such a line on its own
    double type = 0;
    double subtype = 0;
};

/// A range within one of the lists below.
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
    /// 0: an ordinary name. Otherwise one more than the number that the name spells: JavaScript
    /// orders such keys first, ascending.
    std::vector<std::uint32_t> indexOrder;
    bool hasIndices = false;
};

/// The goals whose times are near enough to a target time.
struct TimeWindow {
    double lowest = 0;
    double highest = 0;
    Stretch goals; ///< in sorted order
};

/// Goals, a profile and a mode compiled for boards: arrays, immutable, shared by any number of
/// threads.
struct BalancedTables {
    Profile profile;
    bool isBlackout = false;

    // By goal, sorted by time, then id, then original order: the order in which candidates are
    // listed.
    std::vector<double> times;
    std::vector<double> weights;
    std::vector<std::uint32_t> sameId; ///< the lowest goal with the same id
    std::vector<std::uint32_t> origin; ///< index in the order given
    std::vector<Stretch> typesOf;
    std::vector<Stretch> subtypesOf;
    std::vector<Stretch> rowTypesOf;
    std::vector<Stretch> sharesOf;

    std::vector<CategoryValue> types; ///< in the order that the goal lists them
    std::vector<CategoryValue> subtypes; ///< only those of categories that some goal has a type for
    std::vector<CategoryValue> rowTypes;
    std::vector<CategoryShare> shares; ///< by goal, ascending by category

    CategoryTable categories;
    std::vector<SynergyFilter> filters; ///< by category
    CategoryTable rowCategories;
    std::vector<double> thresholds; ///< by row category; 0: none
    bool hasOneRowOrder = false; ///< all goals have the same row types in the same order

    /// All numbers are small multiples of 1/1024, so sums are exact in any order.
    bool isExact = false;

    std::array<double, balancedCells + 1> desiredTimes{}; ///< by difficulty
    std::vector<TimeWindow> windows; ///< by difficulty from 1, `turns` each
    std::size_t turns = 0; ///< steps of widening the window

    /// Synergy of two goals as Synergy::ofTypes() gives it, by the goal tried and the one on the
    /// board. Only in modes that use it, and for lists of ordinary size.
    std::vector<double> pairs;

    std::size_t goals() const { return times.size(); }

    std::span<const TimeWindow> windowsOf(int difficulty) const
    {
        return std::span(windows).subspan(
            (static_cast<std::size_t>(difficulty) - 1) * turns, turns);
    }
};

/// Numbers that are not finite, or meaninglessly large, are clamped. Quadratic in the goals if the
/// mode uses pairs.
BalancedTables balancedTables(const BalancedGoals &goals, const Profile &profile, bool isBlackout);

} // namespace boardwright
