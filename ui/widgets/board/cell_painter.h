// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/cell_text_layout.h"

#include <QColor>
#include <QFont>
#include <QRectF>

class QPainter;

namespace boardwright {

/// The areas of a cell and of its parts.
struct CellPlace {
    QRectF rect;
    QRectF textArea;
    QRectF star; ///< of a shiny cell; empty for other cells
    FittedText text;
    bool numbered = false; ///< there is room for the cell's number

    /// Shrinks the text area to keep clear of a label painted over the top right of the cell.
    void keepClearOf(const QRectF &label);
};

/// The current state of a cell.
struct CellState {
    int number = 1; ///< of the cell, from 1
    QColor overlay; ///< not valid if there is none
    bool walked = false; ///< the walks that leave it are painted
    bool marked = false; ///< its goal is the selected one
    bool current = false;
    bool focused = false; ///< the board has keyboard focus
};

/// The point size of the small print in cells, and the smallest one for goals.
inline constexpr int smallestPoints = 8;

QFont smallPrint(const QFont &base);

/// Divides a cell into its small print and the area of its text.
CellPlace divided(const QRectF &rect, const SceneCell &cell, const QFont &base);

/// Paints a cell: background, marks, small print, and the text in `font`.
void paintCell(QPainter &painter, const SceneCell &cell, const CellPlace &place,
    const CellState &state, const CellColours &colours, const QFont &font);

} // namespace boardwright
