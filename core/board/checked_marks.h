// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/modifiers.h"
#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright {

/// What is wrong with the marks of a board, one cell for each of the mode and size: for the
/// checker, so it works out by itself what modifiers mean. Told are marks where none may be or one
/// must be (MarkNotAllowed, once a cell), and counts that are not what was asked for
/// (MarksMiscounted):
/// - Shiny cells: as many as were asked for, or all that hold a goal where those are fewer.
/// - Blank cells: as many as were asked for. Fewer are right only where no further cell could have
///   been blank: every cell that still holds a goal holds a forced one. What stood on a blank cell
///   cannot be seen any more, so that it was no forced goal cannot be checked.
/// Nor is how the cells were drawn: uniform or spread.
std::vector<Finding> checkedMarks(const GoalSet &set, const ModeSettings &settings,
    const std::vector<Placed> &at, const Modifiers &modifiers);

} // namespace boardwright
