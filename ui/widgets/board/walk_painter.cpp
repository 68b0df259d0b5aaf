// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/walk_painter.h"

#include "ui/widgets/board/link_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace boardwright {

namespace {

constexpr qreal walkWidth = 3;
constexpr qreal walkEdge = 1; ///< around the line, for contrast with any ground
constexpr qreal walkApart = 4; ///< between the lines of two walks through the same cells

/// A number on a round ground at the lower edge of a cell. Those of further walks are beside it.
void paintOrder(
    QPainter &painter, const QRectF &cell, int walk, std::size_t order, const CellColours &colours)
{
    const QFontMetricsF metrics(painter.font());
    const QString text = QString::number(order);
    const qreal height = metrics.height();
    const qreal width = std::max(height, metrics.horizontalAdvance(text) + height / 2);
    const QRectF ground(
        cell.left() + 2 + walk * (width + 2), cell.bottom() - 2 - height, width, height);
    painter.setPen(QPen(colours.text(), walkEdge));
    painter.setBrush(colours.warning());
    painter.drawRoundedRect(ground, height / 2, height / 2);
    painter.setPen(colours.warningText());
    painter.drawText(ground, Qt::AlignCenter, text);
}

} // namespace

void paintWalks(QPainter &painter, const BoardScene &scene, std::span<const CellPlace> places,
    SiteIndex from, const CellColours &colours, const QFont &font)
{
    if (from == SiteIndex::none)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    int number = 0;
    for (const SiteWalk &walk : scene.walks) {
        if (walk.from != from)
            continue;
        std::vector<SiteIndex> sites{from};
        sites.insert(sites.end(), walk.sites.begin(), walk.sites.end());
        const QPainterPath path
            = wayThrough(scene, places, sites).translated(number * walkApart, number * walkApart);
        for (const auto &[colour, width] : {std::pair(colours.text(), walkWidth + 2 * walkEdge),
                 std::pair(colours.warning(), walkWidth)})
            painter.strokePath(
                path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (std::size_t i = 0; i < walk.sites.size(); ++i)
            paintOrder(painter, places[static_cast<std::size_t>(walk.sites[i])].rect, number, i + 1,
                colours);
        ++number;
    }
    painter.restore();
}

} // namespace boardwright
