// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionViewItem>

#include <optional>

namespace boardwright {

/// The area of the whole bar of a cell, including its empty part.
QRect shareBarRect(const QRect &cell, const QFontMetrics &metrics);

/// Paints a cell's number as a bar with the cell's text on it. `share` and `mark`, a line across
/// the bar that leaves out the text, are fractions from 0 to 1; larger values are painted at the
/// end.
void paintShareBar(QPainter &painter, const QStyleOptionViewItem &option, double share,
    std::optional<double> mark = {});

} // namespace boardwright
