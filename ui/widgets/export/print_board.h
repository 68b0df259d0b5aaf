// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/export/board_picture.h"

class QPrinter;
class QWidget;

namespace boardwright {

/// Opens a preview of the printed page, from which it is printed. The picture gets dark letters on
/// white, whatever its palette is. `name`: of the printed document.
void printBoard(BoardPicture picture, const QString &name, QWidget &parent);

/// Paints the picture as large as fits on a page of the printer.
void paintPage(QPrinter &printer, const BoardPicture &picture);

} // namespace boardwright
