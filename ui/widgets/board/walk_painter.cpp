// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/walk_painter.h"

#include "ui/text/number_text.h"
#include "ui/widgets/board/link_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

constexpr qreal walkWidth = 2;
constexpr qreal walkEdge = 1; ///< around line and numbers, for contrast with any ground
constexpr qreal numberMargin = 2; ///< between a number and the edges of its cell

/// Where the walks of a cell are painted in each cell: along its lower edge, clear of its text, the
/// second walk beside the first.
class WalkPlaces final {
public:
    WalkPlaces(const QFont &font, std::span<const CellPlace> places, std::size_t walks)
        : m_places(places)
        , m_walks(walks)
    {
        const QFontMetricsF metrics(font);
        m_size = {metrics.horizontalAdvance(QStringLiteral("00")) + metrics.height() / 2,
            metrics.height()};
    }

    /// The place of the number of a walk, the walks counted from 0.
    QRectF number(SiteIndex site, std::size_t walk) const
    {
        const QRectF &cell = m_places[static_cast<std::size_t>(site)].rect;
        const QRectF inner
            = cell.adjusted(numberMargin, numberMargin, -numberMargin, -numberMargin);
        const qreal width = std::min(m_size.width(), inner.width());
        const qreal step = m_walks < 2
            ? 0
            : std::min(
                  width + numberMargin, (inner.width() - width) / static_cast<qreal>(m_walks - 1));
        return {inner.left() + step * static_cast<qreal>(walk), inner.bottom() - m_size.height(),
            width, m_size.height()};
    }

private:
    std::span<const CellPlace> m_places;
    std::size_t m_walks;
    QSizeF m_size;
};

void paintLine(QPainter &painter, const QPainterPath &path, const CellColours &colours)
{
    for (const auto &[colour, width] : {std::pair(colours.warningText(), walkWidth + 2 * walkEdge),
             std::pair(colours.warning(), walkWidth)})
        painter.strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// How many cells the walk has visited.
void paintOrder(
    QPainter &painter, const QRectF &place, std::size_t order, const CellColours &colours)
{
    const qreal radius = place.height() / 2;
    painter.setPen(QPen(colours.warningText(), walkEdge));
    painter.setBrush(colours.warning());
    painter.drawRoundedRect(place, radius, radius);
    painter.setPen(colours.warningText());
    painter.drawText(place, Qt::AlignCenter, wholeText(order));
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
    std::vector<const SiteWalk *> walks;
    for (const SiteWalk &walk : scene.walks) {
        if (walk.from == from)
            walks.push_back(&walk);
    }
    const WalkPlaces walkPlaces(font, places, walks.size());
    for (std::size_t number = 0; number < walks.size(); ++number) {
        std::vector<SiteIndex> sites{from};
        sites.insert(sites.end(), walks[number]->sites.begin(), walks[number]->sites.end());
        const auto centre
            = [&](SiteIndex site) { return walkPlaces.number(site, number).center(); };
        paintLine(painter, wayThrough(*scene.shape, sites, centre), colours);
    }
    for (std::size_t number = 0; number < walks.size(); ++number) {
        const std::vector<SiteIndex> &sites = walks[number]->sites;
        for (std::size_t i = 0; i < sites.size(); ++i)
            paintOrder(painter, walkPlaces.number(sites[i], number), i + 1, colours);
    }
    painter.restore();
}

} // namespace boardwright
