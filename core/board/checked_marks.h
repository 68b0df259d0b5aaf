// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/modifiers.h"
#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright {

/// Checks the marks of a board, for the checker: it derives independently what modifiers require.
/// `at` has one entry per cell. Reports missing or unexpected marks (MarkNotAllowed, once per cell)
/// and wrong counts (MarksMiscounted):
/// - Shiny cells: as many as requested, or every cell with a goal if there are fewer.
/// - Blank cells: as many as requested. Fewer are correct only if no other cell could be blank,
///   that is, if all remaining goals are forced.
/// Not checkable afterwards: that a blank cell held no forced goal, and that cells were drawn
/// uniformly or evenly spread.
std::vector<Finding> checkedMarks(const GoalSet &set, const ModeSettings &settings,
    const std::vector<Placed> &at, const Modifiers &modifiers);

} // namespace boardwright
