// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/cell_painter.h"

#include <span>

class QPainter;

namespace boardwright {

/// Paints the walks that leave `from`: a line through their cells, and in each cell how many cells
/// the walk has visited there. Call after the cells and ways are painted. Does nothing for
/// SiteIndex::none. `places` are parallel to the cells.
void paintWalks(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    SiteIndex from, const CellColours &colours, const QFont &font);

} // namespace boardwright
