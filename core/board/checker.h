// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/checked_places.h"
#include "core/board/modifiers.h"
#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright {

/// Checks a board of any mode by an independent implementation of the rules. Reports every exceeded
/// limit as a relaxation (BoardCategoryRelaxed, LineCategoryRelaxed, ProgressionRelaxed; without
/// site and involved sites), and every broken hard rule as an error. Empty: the board obeys all
/// rules. Shares no code with generators, shapes or progression: cells, lines, zones, caps and
/// copies are derived from goal set, mode and size alone, simply and slowly.
/// Under modifiers, rules that are off are not checked. A cell left empty with the right mark is no
/// defect. Marks are checked as in board/checked_marks.h. With lowest or highest values first,
/// skipped values are reported (ValuePassedOver) as far as the fill order need not be known. Caps
/// refer to all cells; goals are counted as they remain. Pure; any thread. Source: "Board
/// Generation" of the lockout.live wiki, app version 0.27.
std::vector<Finding> checkBoard(const GoalSet &set, const ModeSettings &settings,
    const std::vector<Placed> &at, const Modifiers &modifiers = {});

/// The same for goals on cells of any shape, without modifiers. `places` must be derived without
/// the shape that the generator made.
std::vector<Finding> checkGoals(
    const GoalSet &set, const CheckedPlaces &places, const std::vector<Placed> &at);

/// Where the checker and the board itself disagree: defects, exceeded limits that the board does
/// not list, and listed limits that are not exceeded. Law: empty for every board of a correct
/// generator.
std::vector<Finding> disagreements(std::vector<Finding> found, const Result &result);

} // namespace boardwright
