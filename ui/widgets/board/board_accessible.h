// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// Exposes boards to screen readers and other accessibility clients. A board is a list with an item
/// per cell, in the board's order; an item is named by the cell's number and tooltip. The focused
/// cell reports its changes. Call before the first view is created; further calls have no effect.
void makeBoardsAccessible();

} // namespace boardwright
