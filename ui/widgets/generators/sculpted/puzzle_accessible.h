// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// Exposes puzzles to screen readers and other accessibility clients: a list with an item per cell,
/// row by row. The end of the route has the focus, and pressing an item is a click on its cell.
/// Call before the first view is created; further calls have no effect.
void makePuzzlesAccessible();

} // namespace boardwright
