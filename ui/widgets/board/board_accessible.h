// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

namespace boardwright {

class BoardView;

/// Makes boards known to screen readers and whatever else walks through a window: a list with an
/// item for each cell, named by its number and what its tooltip says, in the board's order. A cell
/// that has the focus is told when it changes. Call before the first view is met; calling it again
/// changes nothing.
void makeBoardsAccessible();

/// The view's current cell is another one, or has other words.
void tellCurrentCell(BoardView &view, SiteIndex site);

} // namespace boardwright
