// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <optional>
#include <vector>

namespace boardwright {

/// Parameters for deriving times and types from difficulty tiers.
struct TierStart {
    double minutesPerTier = 0.75;
    /// For goals with equal first category: above the maximum of a single value, so that no two
    /// share a line.
    double firstSynergy = 4;
    double furtherSynergy = 1; ///< for each further category
};

/// The derived values of one objective.
struct TierValues {
    RowId row = RowId::none;
    FieldValues values; ///< of balanced::goals; other fields of the goal keep their values
};

/// Times, ids and types for a set that has none. The tier of a goal is its stated difficulty if
/// that is in 1..25, otherwise its position among the enabled goals, spread over 25 tiers. Types
/// are the goal's line categories, or its board categories if it has no line categories. One entry
/// per enabled objective, in the order of the set; the set is not changed. Pure.
std::vector<TierValues> startFromTiers(const GoalSet &set, const TierStart &start = {});

/// The first category of a goal, as in startFromTiers(); null if it has none.
QString firstCategoryOf(const Objective &objective);

/// How many lines of a board have two goals with the same first category.
int linesSharingFirstCategory(const GoalSet &set, const Result &board);

} // namespace boardwright
