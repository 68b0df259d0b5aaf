// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <Qt>

class QPainter;
class QRect;
class QRectF;

namespace boardwright {

/// Paints one line of plain text with the painter's font and pen, cut with an ellipsis where it is
/// wider than `rect`. Lines that were painted lately are laid out no more: tables paint the same
/// ones again and again. `alignment` is meant as it is seen (QStyle::visualAlignment()); up and
/// down, the line is centred.
void paintTextLine(QPainter &painter, const QRect &rect, Qt::Alignment alignment,
    const QString &text, Qt::TextElideMode elide = Qt::ElideRight);

/// The same for a line that is known to fit, in the middle of `rect`.
void paintCentred(QPainter &painter, const QRectF &rect, const QString &text);

} // namespace boardwright
