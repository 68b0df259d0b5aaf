// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

struct CompiledSet;

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

/// How restrictive a compiled set is, derived from caps, goals and modifiers; does not read
/// Restrictive itself. Only categories with a limit count. A line category caps at 1 if it does so
/// in more than half of the lines. A board category is tight if it allows at most
/// constants::tightCells, or at most as many cells as a limit of constants::tightPercent. The
/// numbers for limits that modifiers switch off are 0.
Restrictive restrictiveOf(const CompiledSet &set);

} // namespace boardwright
