// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/goalset/objective.h"

#include <QRectF>
#include <QString>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace boardwright {

/// How sites hang together, for words and for what the arrow keys do.
enum class Topology : std::uint8_t { Grid, Pyramid, Sequence, Graph };

/// Kinds of lines, for words ("row 3") and overlays.
enum class LineKind : std::uint8_t {
    Row,
    Column,
    Diagonal,
    Tier, ///< of a pyramid, counted from the peak
    Set, ///< of a sequence: the goals that are open together
};

enum class SiteKind : std::uint8_t {
    Cell, ///< holds a goal
    Zone, ///< a part of a world: holds a row of a table, and perhaps a board of its own
};

/// How far along the board a site is: numerator / denominator, exact. 0 / 0: there is no way along
/// this board.
struct Fraction {
    int numerator = 0;
    int denominator = 0;

    friend bool operator==(const Fraction &, const Fraction &) = default;
};

/// A place on a board that can hold one thing.
struct Site {
    QRectF place; ///< in grid units: a plain cell is 1 x 1; y grows downwards
    int row = 0; ///< 0-based from the top; pyramid: tier from the peak; sequence: set
    int column = 0; ///< 0-based from the left, within the row
    Fraction progress;
    Zones zones; ///< that contain it; none: the board has no progression
    SiteKind kind = SiteKind::Cell;

    friend bool operator==(const Site &, const Site &) = default;
};

/// Sites that count together, such as a row of a grid.
struct Line {
    LineKind kind = LineKind::Row;
    int number = 1; ///< 1-based among the lines of its kind
    std::vector<SiteIndex> sites; ///< in order along the line

    friend bool operator==(const Line &, const Line &) = default;
};

enum class LinkKind : std::uint8_t {
    Join, ///< two portals of a world, passable both ways
};

/// A connection between two sites beyond being neighbours.
struct Link {
    SiteIndex a = SiteIndex::none;
    SiteIndex b = SiteIndex::none;
    LinkKind kind = LinkKind::Join;
    std::array<QString, 2> end; ///< names of its ends, at a and at b; empty: none

    friend bool operator==(const Link &, const Link &) = default;
};

/// The empty board: where things can stand, how sites are linked and which make lines. Built once,
/// shared, immutable.
struct Shape {
    Topology topology = Topology::Grid;
    QSizeF size; ///< in grid units: what all places cover, from (0, 0)
    int rows = 0; ///< one more than the highest Site::row
    int columns = 0; ///< one more than the highest Site::column
    std::vector<Site> sites;
    std::vector<Link> links;
    std::vector<Line> lines;

    friend bool operator==(const Shape &, const Shape &) = default;
};

} // namespace boardwright
