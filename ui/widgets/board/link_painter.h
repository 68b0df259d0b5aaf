// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/cell_painter.h"

#include <span>

class QPainter;

namespace boardwright {

/// Paints the lines that join the zones of a world (LinkKind::Join). Call before the cells are
/// painted, which cover their ends. `places` are parallel to the cells. Leaves another pen in the
/// painter.
void paintJoins(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    const CellColours &colours);

/// Paints the walls between neighbours, the warps as dashed arcs, and the route with a ring around
/// the centre of its first cell and a disc on that of its last. Call after the cells are painted,
/// because these lie over them. `places` are parallel to the cells.
void paintWays(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    const CellColours &colours);

} // namespace boardwright
