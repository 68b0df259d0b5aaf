// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/link_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

namespace {

struct LinkWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::LinkWords)
};

constexpr qreal joinWidth = 2;
constexpr qreal currentJoinWidth = 3;
constexpr qreal joinBend = 0.22; ///< between lines of the same two cells, to their length
constexpr qreal loopShare = 0.2; ///< radius of a loop to the shorter side of its cell
constexpr qreal portalRounding = 3;
constexpr qreal wallWidth = 5;
constexpr qreal warpWidth = 2;
constexpr qreal warpBulge = 0.18; ///< height of the arc to its length
constexpr qreal routeShare = 0.08; ///< width of the route to that of a cell
constexpr int routeOpacity = 110; ///< of 255: goals stay legible under it

const QRectF &rectOf(std::span<const CellPlace> places, SiteIndex site)
{
    return places[static_cast<std::size_t>(site)].rect;
}

auto centresOf(std::span<const CellPlace> places)
{
    return [places](SiteIndex site) { return rectOf(places, site).center(); };
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

/// A loop at one of the corners, or a stub if the way leads back to the same portal.
QPainterPath loopAt(const QRectF &cell, const Link &link, int number)
{
    const std::array corners{
        cell.topRight(), cell.bottomRight(), cell.bottomLeft(), cell.topLeft()};
    const QPointF &corner = corners[static_cast<std::size_t>(number) % corners.size()];
    const qreal radius = loopShare * std::min(cell.width(), cell.height());
    QPainterPath path;
    if (link.end[0] != link.end[1]) {
        path.addEllipse(corner, radius, radius);
        return path;
    }
    const QPointF out = (corner - cell.center()) / std::hypot(cell.width(), cell.height()) * 2;
    const QPointF end = corner + out * radius;
    const QPointF across(-out.y() * radius / 2, out.x() * radius / 2);
    path.moveTo(cell.center());
    path.lineTo(end);
    path.moveTo(end - across);
    path.lineTo(end + across);
    return path;
}

/// The point at which a line has left a cell by `distance`. `isForward`: seen from its beginning.
QPointF whereItLeaves(const QPainterPath &path, const QRectF &cell, bool isForward, qreal distance)
{
    constexpr int parts = 64;
    const QRectF around = cell.adjusted(-distance / 2, -distance / 2, distance / 2, distance / 2);
    for (int part = 0; part <= parts; ++part) {
        const QPointF point
            = path.pointAtPercent(static_cast<qreal>(isForward ? part : parts - part) / parts);
        if (!around.contains(point))
            return point;
    }
    return path.pointAtPercent(isForward ? 1 : 0);
}

/// A short text in a frame, around a point.
void paintLabel(
    QPainter &painter, const QPointF &centre, const QString &text, const CellColours &colours)
{
    const QFontMetricsF metrics(painter.font());
    QRectF label(
        0, 0, metrics.horizontalAdvance(text) + metrics.averageCharWidth(), metrics.height());
    label.moveCenter(centre);
    painter.setPen(QPen(colours.accent(), 1));
    painter.setBrush(colours.background());
    painter.drawRoundedRect(label, portalRounding, portalRounding);
    painter.setPen(colours.text());
    painter.drawText(label, Qt::AlignCenter, text);
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
    const QPointF first = rectOf(places, scene.route.front()).center();
    const QPointF last = rectOf(places, scene.route.back()).center();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(wayThrough(*scene.shape, scene.route, centresOf(places)));
    painter.drawEllipse(first, width * 1.5, width * 1.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(last, width * 1.5, width * 1.5);
}

} // namespace

QPainterPath wayThrough(const Shape &shape, std::span<const SiteIndex> sites,
    const std::function<QPointF(SiteIndex)> &pointOf)
{
    QPainterPath path;
    for (std::size_t i = 0; i < sites.size(); ++i) {
        const QPointF point = pointOf(sites[i]);
        if (i == 0) {
            path.moveTo(point);
            continue;
        }
        const auto warp = std::ranges::find_if(shape.links, [&](const Link &link) {
            return link.kind == LinkKind::Warp
                && std::minmax(link.a, link.b) == std::minmax(sites[i - 1], sites[i]);
        });
        if (warp == shape.links.end()) {
            path.lineTo(point);
        } else { // the same arc, whichever end comes first
            const QPointF from = pointOf(warp->a);
            const QPointF way = pointOf(warp->b) - from;
            path.quadTo(from + way / 2 + QPointF(-way.y(), way.x()) * 2 * warpBulge, point);
        }
    }
    return path;
}

std::vector<JoinLine> joinLines(const BoardScene &scene, std::span<const CellPlace> places)
{
    const std::vector<Link> &links = scene.shape->links;
    std::vector<JoinLine> lines;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const Link &link = links[i];
        if (link.kind != LinkKind::Join)
            continue;
        const auto isLike = [&](const Link &other) {
            return other.kind == LinkKind::Join
                && std::minmax(other.a, other.b) == std::minmax(link.a, link.b);
        };
        const auto before
            = std::count_if(links.begin(), links.begin() + static_cast<std::ptrdiff_t>(i), isLike);
        if (link.a == link.b) {
            lines.push_back({i, loopAt(rectOf(places, link.a), link, static_cast<int>(before))});
            continue;
        }
        const auto all = std::ranges::count_if(links, isLike);
        // The same side, whichever end comes first.
        const QPointF from = rectOf(places, std::min(link.a, link.b)).center();
        const QPointF to = rectOf(places, std::max(link.a, link.b)).center();
        const qreal bend
            = joinBend * (2.0 * static_cast<qreal>(before) + 1 - static_cast<qreal>(all));
        const QPointF way = to - from;
        QPainterPath path(from);
        path.quadTo((from + to) / 2 + QPointF(-way.y(), way.x()) * bend, to);
        lines.push_back({i, path});
    }
    return lines;
}

void paintJoins(QPainter &painter, const BoardScene &scene, std::span<const JoinLine> joins,
    SiteIndex current, const CellColours &colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const auto &[index, path] : joins) {
        const Link &link = scene.shape->links[index];
        const bool isCurrent
            = current != SiteIndex::none && (link.a == current || link.b == current);
        painter.setPen(isCurrent ? QPen(colours.accent(), currentJoinWidth)
                                 : QPen(colours.secondaryText(), joinWidth));
        painter.drawPath(path);
    }
    painter.restore();
}

void paintStart(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    const CellColours &colours, const QFont &font)
{
    if (scene.shape->topology != Topology::Graph || scene.route.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    const QRectF &cell = rectOf(places, scene.route.front());
    const qreal above = painter.fontMetrics().height() / 3.0; // clear of the zone's name
    paintLabel(painter, {cell.center().x(), cell.top() - above}, LinkWords::tr("Start"), colours);
    painter.restore();
}

void paintPortals(QPainter &painter, const BoardScene &scene, std::span<const JoinLine> joins,
    std::span<const CellPlace> places, SiteIndex current, const CellColours &colours,
    const QFont &font)
{
    if (current == SiteIndex::none)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    const QRectF &cell = rectOf(places, current);
    for (const auto &[index, path] : joins) {
        const Link &link = scene.shape->links[index];
        for (const bool isFirst : {true, false}) {
            const QString &name = link.end[isFirst ? 0 : 1];
            if ((isFirst ? link.a : link.b) != current || name.isEmpty())
                continue;
            const QPointF leaves = whereItLeaves(
                path, cell, (link.a < link.b) == isFirst, painter.fontMetrics().height());
            paintLabel(painter, leaves, name, colours);
        }
    }
    painter.restore();
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
            painter.drawPath(
                wayThrough(*scene.shape, std::array{link.a, link.b}, centresOf(places)));
            for (const QRectF &end : {a, b})
                painter.drawEllipse(end.center(), warpWidth * 2, warpWidth * 2);
        } else if (link.kind == LinkKind::Wall) {
            painter.setPen(QPen(colours.text(), wallWidth, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(wallBetween(a, b));
        }
    }
    painter.restore();
}

} // namespace boardwright
