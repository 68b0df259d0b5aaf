// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"

#include <cstdint>
#include <span>

namespace boardwright {

/// A goal that fits a cell, with its score.
struct ScoredGoal {
    int score = 0; ///< higher is better
    std::uint64_t edge = 0; ///< keyed draw: which of equal scores count among the best
    std::uint64_t pick = 0; ///< keyed draw: which of the best is picked
    GoalIndex goal = -1;
};

/// The score of a goal that fits an open site, for the second and third attempt of greedy filling:
/// a sum of up to three terms, each 0..constants::scoreScale, as CompiledSet::heuristics selects.
/// - board capacity: the smallest share of units left among its board categories (none: full
///   score);
/// - line capacity: the same among its line categories, over the lines of the site;
/// - zone scarcity: higher the fewer zones the goal has; 0 on a board without progression.
int greedyScore(const BoardState &board, const CompiledSet &set, GoalIndex goal, SiteIndex site);

/// Among the best ceil(n * percent / 100), the goal with the highest pick; -1 if empty. Reorders.
GoalIndex pickFromTier(std::span<ScoredGoal> scored, int percent);

} // namespace boardwright
