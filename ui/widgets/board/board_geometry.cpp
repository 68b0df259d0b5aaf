// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardwright {

namespace {

constexpr qreal longestCell = 1.5; ///< largest ratio of a cell's sides
constexpr qreal roomyCell = 140; ///< pixels; cells are not stretched beyond this length

qreal stretchOf(const Shape &shape)
{
    switch (shape.topology) {
    case Topology::Grid:
        return shape.rows == shape.columns ? 1 : longestCell;
    case Topology::Pyramid:
    case Topology::Sequence:
        return longestCell;
    case Topology::Graph:
        break;
    }
    return 1;
}

/// The offset `way` as (distance along the arrow, distance to its side).
QPointF turned(const QPointF &way, int arrow)
{
    switch (arrow) {
    case Qt::Key_Left:
        return {-way.x(), std::abs(way.y())};
    case Qt::Key_Right:
        return {way.x(), std::abs(way.y())};
    case Qt::Key_Up:
        return {-way.y(), std::abs(way.x())};
    default:
        return {way.y(), std::abs(way.x())};
    }
}

} // namespace

QRectF boardArea(const Shape &shape, const QRectF &available)
{
    if (shape.size.isEmpty())
        return {};
    QSizeF unit(available.width() / shape.size.width(), available.height() / shape.size.height());
    const qreal stretch = stretchOf(shape);
    unit = {std::min(unit.width(), unit.height() * stretch),
        std::min(unit.height(), unit.width() * stretch)};
    unit = {std::min(unit.width(), std::max(unit.height(), roomyCell)),
        std::min(unit.height(), std::max(unit.width(), roomyCell))};
    const QSizeF size(unit.width() * shape.size.width(), unit.height() * shape.size.height());
    return {QPointF(available.center().x() - size.width() / 2, available.top()), size};
}

QRectF placedIn(const QRectF &area, const Shape &shape, const QRectF &place)
{
    const QSizeF unit(area.width() / shape.size.width(), area.height() / shape.size.height());
    return {area.left() + place.x() * unit.width(), area.top() + place.y() * unit.height(),
        place.width() * unit.width(), place.height() * unit.height()};
}

SiteIndex siteBeside(const Shape &shape, SiteIndex from, int arrow)
{
    if (from == SiteIndex::none)
        return shape.sites.empty() ? from : SiteIndex{0};
    constexpr qreal nearly = 1e-6;
    const QPointF start = shape.sites[static_cast<std::size_t>(from)].place.center();
    SiteIndex nearest = from;
    qreal least = std::numeric_limits<qreal>::max();
    for (std::size_t i = 0; i < shape.sites.size(); ++i) {
        const QPointF way = turned(shape.sites[i].place.center() - start, arrow);
        const bool isThatWay = way.x() > nearly && way.y() <= way.x() + nearly;
        // Distance to the side counts double, because an arrow means straight ahead.
        const qreal cost = way.x() + 2 * way.y();
        if (isThatWay && cost < least - nearly) {
            least = cost;
            nearest = SiteIndex{static_cast<std::int32_t>(i)};
        }
    }
    return nearest;
}

qreal distanceToSegment(const QPointF &point, const QPointF &a, const QPointF &b)
{
    const QPointF along = b - a;
    const qreal square = QPointF::dotProduct(along, along);
    const qreal share
        = square <= 0 ? 0 : std::clamp<qreal>(QPointF::dotProduct(point - a, along) / square, 0, 1);
    const QPointF way = point - (a + share * along);
    return std::hypot(way.x(), way.y());
}

} // namespace boardwright
