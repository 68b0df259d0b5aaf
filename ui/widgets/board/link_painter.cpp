// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/link_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

constexpr qreal joinWidth = 2;
constexpr qreal wallWidth = 5;
constexpr qreal warpWidth = 2;
constexpr qreal warpBulge = 0.18; ///< height of the arc to its length
constexpr qreal routeShare = 0.08; ///< width of the route to that of a cell
constexpr int routeOpacity = 110; ///< of 255: goals stay legible under it

const QRectF &rectOf(std::span<const CellPlace> places, SiteIndex site)
{
    return places[static_cast<std::size_t>(site)].rect;
}

/// Along the border between two cells, as long as the shorter of their sides there.
QLineF wallBetween(const QRectF &a, const QRectF &b)
{
    const QPointF middle = (a.center() + b.center()) / 2;
    const QPointF way = b.center() - a.center();
    const bool isBeside = std::abs(way.x()) >= std::abs(way.y());
    const qreal half
        = (isBeside ? std::min(a.height(), b.height()) : std::min(a.width(), b.width())) / 2;
    const QPointF along = isBeside ? QPointF(0, half) : QPointF(half, 0);
    return {middle - along, middle + along};
}

void paintWarp(QPainter &painter, const QPointF &from, const QPointF &to)
{
    const QPointF way = to - from;
    const QPointF aside(-way.y() * warpBulge, way.x() * warpBulge);
    QPainterPath arc(from);
    arc.quadTo((from + to) / 2 + aside * 2, to);
    painter.drawPath(arc);
    for (const QPointF &end : {from, to})
        painter.drawEllipse(end, warpWidth * 2, warpWidth * 2);
}

void paintRoute(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    const CellColours &colours)
{
    if (scene.route.empty())
        return;
    const QRectF &cell = places.front().rect;
    const qreal width = std::max<qreal>(2, std::min(cell.width(), cell.height()) * routeShare);
    QColor colour = colours.accent();
    colour.setAlpha(routeOpacity);
    QPolygonF line;
    for (const SiteIndex site : scene.route)
        line << rectOf(places, site).center();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.drawEllipse(line.first(), width * 1.5, width * 1.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(line.last(), width * 1.5, width * 1.5);
}

} // namespace

void paintJoins(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    const CellColours &colours)
{
    painter.setPen(QPen(colours.secondaryText(), joinWidth));
    for (const Link &link : scene.shape->links) {
        if (link.kind == LinkKind::Join)
            painter.drawLine(rectOf(places, link.a).center(), rectOf(places, link.b).center());
    }
}

void paintWays(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    const CellColours &colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintRoute(painter, scene, places, colours);
    painter.setBrush(Qt::NoBrush);
    for (const Link &link : scene.shape->links) {
        const QRectF &a = rectOf(places, link.a);
        const QRectF &b = rectOf(places, link.b);
        if (link.kind == LinkKind::Warp) {
            painter.setPen(QPen(colours.accent(), warpWidth, Qt::DashLine));
            paintWarp(painter, a.center(), b.center());
        } else if (link.kind == LinkKind::Wall) {
            painter.setPen(QPen(colours.text(), wallWidth, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(wallBetween(a, b));
        }
    }
    painter.restore();
}

} // namespace boardwright
