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

/// Where a cell and the parts of it go.
struct CellPlace {
    QRectF rect;
    QRectF textArea;
    QRectF star; ///< of a shiny cell; empty: it is none
    FittedText text;
    bool numbered = false; ///< there is room for its number

    /// Takes the room of something at the top right that is painted over the cell.
    void keepClearOf(const QRectF &label);
};

/// How a cell stands among the others at present.
struct CellState {
    int number = 1; ///< of the cell
    QColor overlay; ///< not valid: none
    bool marked = false; ///< its goal is the chosen one
    bool current = false;
    bool focused = false; ///< the board has the keyboard
};

/// The size of the small print in cells, and the smallest that goals are written in.
inline constexpr int smallestPoints = 8;

QFont smallPrint(const QFont &base);

/// Divides a cell into its small print and the room for its text.
CellPlace divided(const QRectF &rect, const SceneCell &cell, const QFont &base);

/// Paints a cell: ground, marks, small print, text in `font`.
void paintCell(QPainter &painter, const SceneCell &cell, const CellPlace &place,
    const CellState &state, const CellColours &colours, const QFont &font);

} // namespace boardwright
