// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"

#include <cstdint>
#include <span>

namespace boardwright {

/// A goal that fits a cell, and how well it suits.
struct ScoredGoal {
    int score = 0; ///< higher is better
    std::uint64_t edge = 0; ///< keyed draw: who of equal score is among the best
    std::uint64_t pick = 0; ///< keyed draw: who of the best is taken
    GoalIndex goal = -1;
};

/// How well a goal that fits suits an open site, for the second and third attempt of greedy
/// filling: a sum of three terms, each 0..constants::scoreScale, those only that
/// CompiledSet::heuristics asks for.
/// - board room: the smallest share of units left among its board categories (without any: all);
/// - line room: likewise among its line categories, over the lines of the site;
/// - zone scarcity: the fewer zones it carries the more; none on a board without progression.
int greedyScore(const BoardState &board, const CompiledSet &set, GoalIndex goal, SiteIndex site);

/// Of the best ceil(n * percent / 100) the one with the highest pick; -1 of none. Reorders.
GoalIndex pickFromTier(std::span<ScoredGoal> scored, int percent);

} // namespace boardwright
