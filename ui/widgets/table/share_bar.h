// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionViewItem>

#include <optional>

namespace boardwright {

/// Where the whole bar of a cell is, empty part included.
QRect shareBarRect(const QRect &cell, const QFontMetrics &metrics);

/// Paints a number of a cell as a bar with the cell's text on it. `share` and `mark`, a line
/// across the bar, are parts of the whole, 0 to 1; what is beyond is painted at the end.
void paintShareBar(QPainter &painter, const QStyleOptionViewItem &option, double share,
    std::optional<double> mark = {});

} // namespace boardwright
