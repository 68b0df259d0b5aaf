// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// The terms that scores of candidates are made of, so that each can be left out and measured.
struct Heuristics {
    // Greedy, attempts 2 and 3.
    bool boardRoom = true; ///< goals whose board categories have plenty of room first
    bool lineRoom = true; ///< goals whose lines are not nearly full of their categories first
    bool zoneScarcity = true; ///< goals of few zones first, before their places dry up
    // Search, constrained mode.
    bool budgetLeft = true; ///< goals that leave much of their categories' limits first
    bool supplyLeft = true; ///< goals that leave other cells many candidates first
};

/// What makes a set so restrictive that random picks run into dead ends: the search then scores its
/// candidates (constrained mode). Source: "Board Generation", lockout.live wiki, app version 0.27.
struct Restrictive {
    int lineCategories = 0; ///< declared ones
    int lineCategoriesAtOne = 0; ///< of those, the ones that cap at 1 in most lines
    int lineCarriers = 0; ///< percent of the enabled goals that carry one, rounded down
    int boardCategories = 0; ///< declared ones
    int boardCategoriesTight = 0; ///< of those, the ones of at most 2 cells or 10 % of the board
    int boardCarriers = 0; ///< percent of the enabled goals that carry one, rounded down
    bool byLines = false; ///< more than half of the categories, and of the goals
    bool byBoard = false; ///< likewise

    bool isOn() const { return byLines || byBoard; }
};

} // namespace boardwright
