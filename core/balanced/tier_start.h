// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <optional>
#include <vector>

namespace boardwright {

/// How times and types are made of difficulty tiers.
struct TierStart {
    double minutesPerTier = 0.75;
    /// For goals whose first category is the same: above what one value may be, so that no two of
    /// them share a line.
    double firstSynergy = 4;
    double furtherSynergy = 1; ///< for each further category
};

/// What a tier is worth for one objective.
struct TierValues {
    RowId row = RowId::none;
    FieldValues values; ///< of balanced::goals; other fields of the goal as they were
};

/// Times, ids and types for a set that has none: the tier of a goal is its difficulty where it says
/// one of 1 to 25, and otherwise its place among the enabled goals, spread over 25 tiers. Types are
/// the line categories of a goal, or its board categories where it has none of those. One entry for
/// each enabled objective, in the order of the set; no set is changed. Pure.
std::vector<TierValues> startFromTiers(const GoalSet &set, const TierStart &start = {});

/// The first category of a goal, as startFromTiers() takes it; null where it has none.
QString firstCategoryOf(const Objective &objective);

/// Of a board's lines, how many have two goals of the same first category.
int linesSharingFirstCategory(const GoalSet &set, const Result &board);

} // namespace boardwright
