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

/// How sites are arranged; used for wording and for the arrow keys.
enum class Topology : std::uint8_t { Grid, Pyramid, Sequence, Graph };

/// Kinds of lines; used for wording ("row 3") and overlays.
enum class LineKind : std::uint8_t {
    Row,
    Column,
    Diagonal,
    Tier, ///< a row of a pyramid, counted from the peak
    Set, ///< a part of a sequence: goals that are open at the same time
};

enum class SiteKind : std::uint8_t {
    Cell, ///< holds a goal
    Zone, ///< a part of a world: holds a table row, and possibly a board of its own
    Wall, ///< solid: holds nothing, and no route enters it
};

/// A site's progress along the board: numerator / denominator, exact. 0 / 0: the board has no
/// progression.
struct Fraction {
    int numerator = 0;
    int denominator = 0;

    friend bool operator==(const Fraction &, const Fraction &) = default;
};

/// A place on a board that can hold one thing.
struct Site {
    QRectF place; ///< in grid units: a plain cell is 1 x 1; y points down
    int row = 0; ///< 0-based from the top; pyramid: tier from the peak; sequence: set
    int column = 0; ///< 0-based from the left, within the row
    Fraction progress;
    Zones zones; ///< zones that contain the site; empty: no progression
    SiteKind kind = SiteKind::Cell;

    friend bool operator==(const Site &, const Site &) = default;
};

/// Sites that are counted together, such as a row of a grid.
struct Line {
    LineKind kind = LineKind::Row;
    int number = 1; ///< 1-based among the lines of its kind
    std::vector<SiteIndex> sites; ///< in order along the line

    friend bool operator==(const Line &, const Line &) = default;
};

enum class LinkKind : std::uint8_t {
    Join, ///< two portals of a world, passable both ways
    Warp, ///< a way between two distant cells, passable both ways
    Wall, ///< a barrier between two neighbouring cells
};

/// What connects two sites beyond adjacency, or separates two neighbours.
struct Link {
    SiteIndex a = SiteIndex::none;
    SiteIndex b = SiteIndex::none;
    LinkKind kind = LinkKind::Join;
    std::array<QString, 2> end; ///< the names of its ends, at a and b; may be empty

    friend bool operator==(const Link &, const Link &) = default;
};

/// The empty board: its sites, links and lines. Built once, shared, immutable.
struct Shape {
    Topology topology = Topology::Grid;
    QSizeF size; ///< in grid units: the extent of all places, from (0, 0)
    int rows = 0; ///< one more than the highest Site::row
    int columns = 0; ///< one more than the highest Site::column
    std::vector<Site> sites;
    std::vector<Link> links;
    std::vector<Line> lines;

    friend bool operator==(const Shape &, const Shape &) = default;
};

} // namespace boardwright
