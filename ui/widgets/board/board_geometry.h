// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"

#include <QRectF>

namespace boardwright {

/// Where the board of a shape goes, centred at the top of `available`. A square grid has square
/// cells, and what stands freely (a graph) keeps its form; on others a cell may be up to half as
/// long again one way, because goals need the room more than cells need the form.
QRectF boardArea(const Shape &shape, const QRectF &available);

/// A place of the shape in that area.
QRectF placedIn(const QRectF &area, const Shape &shape, const QRectF &place);

/// The nearest site in an arrow's direction (Qt::Key_Left ...), or `from` itself at the edge.
SiteIndex siteBeside(const Shape &shape, SiteIndex from, int arrow);

/// Distance of a point from the straight line between two others.
qreal distanceToSegment(const QPointF &point, const QPointF &a, const QPointF &b);

} // namespace boardwright
