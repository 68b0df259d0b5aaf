// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/cell_painter.h"

#include <QPainterPath>

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

class QPainter;

namespace boardwright {

/// The line of a LinkKind::Join: from centre to centre. Several between the same two cells bend
/// apart. One from a cell to itself is a loop at a corner; that of a portal joined to itself is a
/// stub there.
struct JoinLine {
    std::size_t link = 0; ///< index in Shape::links
    QPainterPath path;
};

/// `places` are parallel to the cells.
std::vector<JoinLine> joinLines(const BoardScene &scene, std::span<const CellPlace> places);

/// Paints the lines that join the zones of a world, those of `current` more strongly. Call before
/// the cells are painted, which cover their ends. Leaves another pen in the painter.
void paintJoins(QPainter &painter, const BoardScene &scene, std::span<const JoinLine> joins,
    SiteIndex current, const CellColours &colours);

/// Says in which zone of a world the walk starts. Call after the cells are painted.
void paintStart(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    const CellColours &colours, const QFont &font);

/// Paints the names of the portals of `current`, each where its line leaves the cell. Call after
/// the cells are painted. Does nothing if there is no current cell.
void paintPortals(QPainter &painter, const BoardScene &scene, std::span<const JoinLine> joins,
    std::span<const CellPlace> places, SiteIndex current, const CellColours &colours,
    const QFont &font);

/// A line through sites, in order, each at its point; an arc where two of them are joined by a
/// warp.
QPainterPath wayThrough(const Shape &shape, std::span<const SiteIndex> sites,
    const std::function<QPointF(SiteIndex)> &pointOf);

/// Paints the walls between neighbours, the warps as dashed arcs, and the route with a ring around
/// the centre of its first cell and a disc on that of its last. Call after the cells are painted,
/// because these lie over them. `places` are parallel to the cells.
void paintWays(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    const CellColours &colours);

} // namespace boardwright
