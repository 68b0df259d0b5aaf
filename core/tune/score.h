// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/item_counts.h"
#include "core/tune/plan.h"

#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// How far, relatively, a goal may be from its share to be near it.
inline constexpr double nearShare = 0.2;
/// The same to be counted as there.
inline constexpr double reachedShare = 0.1;

/// What an item is on average, 0..1. Goals, relaxed boards: the share of boards; a category: of
/// cells; a number: the share of boards within its bounds. Nothing without boards.
std::optional<double> shareOfItem(
    const TuneItem &item, const ItemSums &sums, const ItemCounts &all);

/// The shares that items should have, by item: their own, or, for those that are to be alike, the
/// mean of what they have together. Numbers and relaxed boards have none (0). `isHeld`, by item, or
/// empty: items that cannot be where they should; the mean is that of the others. Items to be alike
/// in a category with a target are alike among themselves.
std::vector<double> wantedShares(const TunePlan &plan, const ItemCounts &counts, const GoalSet &set,
    std::span<const std::uint8_t> isHeld = {});

/// How near boards are to a target.
struct TargetScore {
    double shown = 0; ///< 0..1. One item: shareOfItem(). Several goals: the share of near ones
    double score = 0; ///< 0..1: band membership less a penalty for their spread
};

/// How near boards are to a plan.
struct TuneScore {
    /// The geometric mean of the targets' scores, weighted by their importance, times the share of
    /// boards that are complete. A target that scores 0 makes it 0.
    double total = 0;
    std::vector<TargetScore> targets; ///< as TunePlan::targets
};

/// The score of counts. The same on every machine. Of `wanted` see wantedShares().
TuneScore scoreOf(const TunePlan &plan, const ItemCounts &counts, std::span<const double> wanted);

} // namespace boardwright
