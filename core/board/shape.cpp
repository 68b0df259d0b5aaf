// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/shape.h"

namespace boardwright {

std::shared_ptr<const Shape> gridShape(int rows, int columns)
{
    auto shape = std::make_shared<Shape>();
    shape->rows = rows;
    shape->columns = columns;
    const auto site = [columns](int row, int column) { return SiteIndex{row * columns + column}; };

    for (int row = 0; row < rows; ++row) {
        Line line{.kind = LineKind::Row, .number = row + 1, .sites = {}};
        for (int column = 0; column < columns; ++column) {
            shape->sites.push_back(
                {.place = QRectF(column, row, 1, 1), .row = row, .column = column});
            line.sites.push_back(site(row, column));
        }
        shape->lines.push_back(std::move(line));
    }
    for (int column = 0; column < columns; ++column) {
        Line line{.kind = LineKind::Column, .number = column + 1, .sites = {}};
        for (int row = 0; row < rows; ++row)
            line.sites.push_back(site(row, column));
        shape->lines.push_back(std::move(line));
    }
    if (rows == columns) {
        Line falling{.kind = LineKind::Diagonal, .number = 1, .sites = {}};
        Line rising{.kind = LineKind::Diagonal, .number = 2, .sites = {}};
        for (int i = 0; i < rows; ++i) {
            falling.sites.push_back(site(i, i));
            rising.sites.push_back(site(rows - 1 - i, i));
        }
        shape->lines.push_back(std::move(falling));
        shape->lines.push_back(std::move(rising));
    }
    return shape;
}

} // namespace boardwright
