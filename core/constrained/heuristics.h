// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// The terms of candidate scores, each of which can be switched off and measured.
struct Heuristics {
    // Greedy, attempts 2 and 3.
    bool boardCapacity = true; ///< prefer goals whose board categories have much capacity left
    bool lineCapacity = true; ///< the same for line categories, in the lines of the site
    bool zoneScarcity = true; ///< prefer goals of few zones, before their places run out
    // Search, constrained mode.
    bool budgetLeft = true; ///< prefer goals that leave much of their categories' limits
    bool supplyLeft = true; ///< prefer goals that leave other cells many candidates
};

/// Why a set is so restrictive that random picks run into dead ends. The search then scores its
/// candidates (constrained mode). Source: "Board Generation", lockout.live wiki, app version 0.27.
struct Restrictive {
    int lineCategories = 0; ///< number declared
    int lineCategoriesAtOne = 0; ///< of those, the ones that cap at 1 in most lines
    int lineMembers = 0; ///< percent of the enabled goals that have one, rounded down
    int boardCategories = 0; ///< number declared
    int boardCategoriesTight = 0; ///< of those, the ones of at most 2 cells or 10 % of the board
    int boardMembers = 0; ///< percent of the enabled goals that have one, rounded down
    bool byLines = false; ///< more than half of the line categories, and of the goals
    bool byBoard = false; ///< more than half of the board categories, and of the goals

    bool isOn() const { return byLines || byBoard; }
};

} // namespace boardwright
