// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

namespace boardwright {

class BoardView;

/// Exposes boards to screen readers and other accessibility clients. A board is a list with an item
/// per cell, in the board's order; an item is named by the cell's number and tooltip. The focused
/// cell reports its changes. Call before the first view is created; further calls have no effect.
void makeBoardsAccessible();

/// Reports that the view has another current cell, or that the current cell has a new text.
void tellCurrentCell(BoardView &view, SiteIndex site);

} // namespace boardwright
