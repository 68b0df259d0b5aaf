// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QRectF>

#include <cstdint>
#include <memory>
#include <vector>

namespace boardwright {

/// Kinds of lines, for words ("row 3") and overlays.
enum class LineKind : std::uint8_t { Row, Column, Diagonal };

/// A place on a board that can hold one goal.
struct Site {
    QRectF place; ///< in grid units: a plain cell is 1 x 1; y grows downwards
    int row = 0; ///< 0-based from the top
    int column = 0; ///< 0-based from the left
};

/// Sites that count together, such as a row of a grid.
struct Line {
    LineKind kind = LineKind::Row;
    int number = 1; ///< 1-based among the lines of its kind
    std::vector<SiteIndex> sites; ///< in order along the line
};

/// The empty board: where goals can stand and which sites make lines. Built once, shared,
/// immutable.
struct Shape {
    int rows = 0;
    int columns = 0;
    std::vector<Site> sites;
    std::vector<Line> lines;
};

/// A plain grid of rows x columns (each at least 1): sites row-major from the top-left; lines are
/// all rows, all columns and, on a square, both diagonals (the falling one first).
std::shared_ptr<const Shape> gridShape(int rows, int columns);

} // namespace boardwright
