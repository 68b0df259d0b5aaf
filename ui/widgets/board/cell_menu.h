// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"

class QMenu;

namespace boardwright {

/// The cell whose menu is opened.
struct MenuCell {
    SiteIndex site = SiteIndex::none; ///< of the whole board, or of a part
    RowId id = RowId::none; ///< its objective; none if there is none
    int cells = 0; ///< number of cells of the board
    bool isOfPart = false; ///< a cell of a part cannot have a forced goal
};

/// Fills the context menu of a cell: force its goal to other positions, pin it here, forbid it
/// here, disable it. `document` and `choice` must outlive the menu.
void fillCellMenu(
    QMenu &menu, const MenuCell &cell, GoalSetDocument &document, BoardChoice &choice);

} // namespace boardwright
