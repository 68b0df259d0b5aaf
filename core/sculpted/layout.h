// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/board/shape.h"
#include "core/sculpted/puzzle.h"

#include <memory>
#include <vector>

namespace boardwright::sculpted {

/// The board of a puzzle: a site for each cell of the grid, walls included, row by row. Progress
/// goes along the route, from 0 at its first cell to 1 at its last. Lines are the straight runs of
/// three open cells or more, as long as they can be: rows, then columns.
std::shared_ptr<const Shape> shapeOf(const Puzzle &puzzle);

/// The sites of the route, in order.
void writeRoute(const Puzzle &puzzle, std::vector<SiteIndex> &into);

} // namespace boardwright::sculpted
