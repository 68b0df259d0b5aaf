// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_scene.h"

#include <QFont>
#include <QMarginsF>
#include <QRectF>

#include <span>
#include <vector>

class QPainter;

namespace boardwright {

class CellColours;

/// The number of a line, at its end.
struct LineLabel {
    QRectF rect;
    QString text;
    QString tooltip;
    bool onCell = false; ///< there is no room beside the line: it stands on its last cell
};

/// The room that the numbers of a scene's lines need around the board.
QMarginsF roomForLines(const BoardScene &scene, const QFont &base);

/// Rows and tiers at their right, columns below, diagonals at the corners, sets beside their last
/// cell, or on it where it is too near to the next set. `cells`: where the cells are, parallel to
/// the sites.
std::vector<LineLabel> lineLabels(
    const BoardScene &scene, std::span<const QRectF> cells, const QFont &base);

void paintLineLabels(QPainter &painter, std::span<const LineLabel> labels,
    const CellColours &colours, const QFont &base);

} // namespace boardwright
