// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/cell_colours.h"

#include <QString>

namespace boardwright {

/// What the letters on a board mean, as rich text, in the order of their table; empty if it shows
/// none.
QString legendOf(const BoardScene &scene, const CellColours &colours);

} // namespace boardwright
