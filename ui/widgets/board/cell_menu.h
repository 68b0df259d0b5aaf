// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"

class QMenu;

namespace boardwright {

/// The cell that a menu is about.
struct MenuCell {
    SiteIndex site = SiteIndex::none; ///< of the whole board, or of a part
    RowId id = RowId::none; ///< what stands there; none: nothing
    int cells = 0; ///< of the board
    bool isOfPart = false; ///< no position that goals could be forced to
};

/// Fills the context menu of a cell: where its goal lands, that it stays there or never comes
/// there, that it is on no board. `document` and `choice` must outlive the menu.
void fillCellMenu(
    QMenu &menu, const MenuCell &cell, GoalSetDocument &document, BoardChoice &choice);

} // namespace boardwright
