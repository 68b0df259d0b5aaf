// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"

class QAction;
class QMenu;

namespace boardwright {

/// Fills the menu "Board": actions of the seed, and saving the preview's settings with the set.
/// `document` and `choice` must outlive the menu.
void fillBoardMenu(QMenu &menu, const QList<QAction *> &seedActions, GoalSetDocument &document,
    BoardChoice &choice);

} // namespace boardwright
