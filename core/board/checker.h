// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/modifiers.h"
#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright {

/// What an independent reading of the rules says about a board of any mode: every broken limit as
/// an instance (BoardCategoryRelaxed, LineCategoryRelaxed, ProgressionRelaxed; site and involved
/// sites left out), and every rule that may never be broken, as an error. Empty: the board keeps
/// all rules. Shares no code with any generator, nor with shapes and progression: cells, lines,
/// zones, caps and copies are worked out from the goal set, the mode and the size alone, slowly and
/// plainly. Under modifiers: rules that are off are not looked at; a cell left empty, which has a
/// mark that says so, is no defect; marks are as board/checked_marks.h says; of values to be lowest
/// or highest, those passed over are told (ValuePassedOver), as far as can be seen without the
/// order of the fill. Limits are of all cells, counted is what still stands. Pure; any thread.
/// Source: "Board Generation" of the lockout.live wiki, app version 0.27.
std::vector<Finding> checkBoard(const GoalSet &set, const ModeSettings &settings,
    const std::vector<Placed> &at, const Modifiers &modifiers = {});

/// Where a checker's findings and the board's own disagree: defects, limits found broken that the
/// board does not tell, and limits it tells that hold. Empty for every board of a right generator.
std::vector<Finding> disagreements(std::vector<Finding> found, const Result &result);

} // namespace boardwright
