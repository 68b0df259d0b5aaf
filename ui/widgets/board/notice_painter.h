// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/cell_painter.h"

#include <QString>

#include <span>

class QPainter;
class QRect;

namespace boardwright {

/// Paints why there is no board, in the place of one.
void paintNotice(
    QPainter &painter, const QRect &where, const CellColours &colours, const QString &text);

/// Paints the loading face over what is in its place: a short text in the middle.
void paintLoading(
    QPainter &painter, const QRect &where, const CellColours &colours, const QString &text);

/// A frame around all cells: what is visible is an earlier state, not the board.
void paintReplayFrame(
    QPainter &painter, std::span<const CellPlace> places, const CellColours &colours);

} // namespace boardwright
