// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <Qt>

class QPainter;
class QRect;
class QRectF;

namespace boardwright {

/// Paints one line of plain text with the painter's font and pen, elided if it is wider than
/// `rect`. Caches the layout of recent lines, because tables paint the same ones repeatedly.
/// `alignment` is the visual one (QStyle::visualAlignment()). The line is centred vertically.
void paintTextLine(QPainter &painter, const QRect &rect, Qt::Alignment alignment,
    const QString &text, Qt::TextElideMode elide = Qt::ElideRight);

/// Same, for a line that fits for certain, centred in `rect`.
void paintCentred(QPainter &painter, const QRectF &rect, const QString &text);

} // namespace boardwright
