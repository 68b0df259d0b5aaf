// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_drawing.h"
#include "ui/widgets/board/board_scene.h"

namespace boardwright {

/// What a board says of a point: of the line label, the cell or the link there. Plain text; empty
/// if there is none. `drawing` is that of the scene.
QString boardTooltip(const BoardScene &scene, const BoardDrawing &drawing, const QPointF &point);

} // namespace boardwright
