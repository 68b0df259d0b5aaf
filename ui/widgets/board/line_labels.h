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
    bool onCell = false; ///< no room beside the line: the label is on its last cell
};

/// The margins around the board that the labels of the scene's lines need.
QMarginsF roomForLines(const BoardScene &scene, const QFont &base);

/// Labels of rows and tiers are at their right, of columns below, of diagonals at the corners. The
/// label of a set is beside its last cell, or on it if the next set is too near. `cells`: the areas
/// of the cells, parallel to the sites.
std::vector<LineLabel> lineLabels(
    const BoardScene &scene, std::span<const QRectF> cells, const QFont &base);

void paintLineLabels(QPainter &painter, std::span<const LineLabel> labels,
    const CellColours &colours, const QFont &base);

} // namespace boardwright
