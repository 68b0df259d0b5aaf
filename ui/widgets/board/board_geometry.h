// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"

#include <QRectF>

namespace boardwright {

/// The area of a board of `shape`, centred at the top of `available`. Cells of a square grid stay
/// square, and a graph keeps its proportions. Cells of other shapes are stretched by up to half
/// their length to give goals more room.
QRectF boardArea(const Shape &shape, const QRectF &available);

/// `place`, a rectangle in the units of the shape, in pixels of that area.
QRectF placedIn(const QRectF &area, const Shape &shape, const QRectF &place);

/// The nearest site in the direction of an arrow key (Qt::Key_Left ...), or `from` itself at the
/// edge.
SiteIndex siteBeside(const Shape &shape, SiteIndex from, int arrow);

/// Distance from a point to the line segment from `a` to `b`.
qreal distanceToSegment(const QPointF &point, const QPointF &a, const QPointF &b);

} // namespace boardwright
