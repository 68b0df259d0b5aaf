// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_drawing.h"

#include "ui/widgets/board/board_geometry.h"
#include "ui/widgets/board/link_painter.h"
#include "ui/widgets/board/walk_painter.h"

#include <QPainter>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int largestPoints = 15;
constexpr qreal gap = 3;

} // namespace

void BoardDrawing::layOut(const BoardScene &scene, const QRectF &area, const QFont &base)
{
    m_places.clear();
    m_labels.clear();
    m_joins.clear();
    m_base = base;
    if (scene.cells.empty())
        return;
    const Shape &shape = *scene.shape;
    const QRectF board = boardArea(shape, area.marginsRemoved(roomForLines(scene, base)));
    std::vector<QRectF> rects;
    rects.reserve(shape.sites.size());
    for (const Site &site : shape.sites)
        rects.push_back(
            placedIn(board, shape, site.place).adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2));
    m_labels = lineLabels(scene, rects, base);
    for (std::size_t i = 0; i < scene.cells.size(); ++i) {
        m_places.push_back(divided(rects[i], scene.cells[i], base));
        for (const LineLabel &label : m_labels) {
            if (label.onCell)
                m_places.back().keepClearOf(label.rect);
        }
    }
    m_joins = joinLines(scene, m_places);
    fitTexts(scene);
}

void BoardDrawing::fitTexts(const BoardScene &scene)
{
    std::vector<QString> texts;
    std::vector<QSizeF> areas;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        texts.push_back(scene.cells[i].drawnText());
        areas.push_back(m_places[i].textArea.size());
    }
    m_fitting.beginBoard(m_base);
    m_font = m_fitting.commonFont(texts, areas, smallestPoints, largestPoints);
    const auto fitAll = [&] {
        for (std::size_t i = 0; i < m_places.size(); ++i)
            m_places[i].text = m_fitting.fitText(texts[i], m_font, areas[i]);
    };
    fitAll();
    const auto broken = [&] {
        return std::ranges::count_if(
            m_places, [](const CellPlace &place) { return place.text.broken; });
    };
    // Condensing the letters is preferred to cutting a goal, and strong condensing to breaking a
    // word.
    if (broken() > 0 || std::ranges::any_of(m_places, [](const CellPlace &place) {
            return place.text.elided;
        })) {
        m_font.setStretch(QFont::SemiCondensed);
        fitAll();
    }
    if (const auto before = broken(); before > 0) {
        m_font.setStretch(QFont::Condensed);
        fitAll();
        if (broken() == before) { // stronger condensing did not help
            m_font.setStretch(QFont::SemiCondensed);
            fitAll();
        }
    }
}

SiteIndex BoardDrawing::siteAt(const QPointF &point) const
{
    const auto found = std::ranges::find_if(
        m_places, [&](const CellPlace &place) { return place.rect.contains(point); });
    return found == m_places.end() ? SiteIndex::none
                                   : SiteIndex{static_cast<int>(found - m_places.begin())};
}

std::optional<std::size_t> BoardDrawing::linkAt(
    const BoardScene &scene, const QPointF &point, qreal reach) const
{
    QPainterPathStroker stroker;
    stroker.setWidth(2 * reach);
    for (const auto &[link, path] : m_joins) {
        if (stroker.createStroke(path).contains(point))
            return link;
    }
    const auto centreOf
        = [this](SiteIndex site) { return m_places[static_cast<std::size_t>(site)].rect.center(); };
    for (std::size_t i = 0; i < scene.shape->links.size(); ++i) {
        const Link &link = scene.shape->links[i];
        if (link.kind != LinkKind::Join
            && distanceToSegment(point, centreOf(link.a), centreOf(link.b)) < reach)
            return i;
    }
    return std::nullopt;
}

void BoardDrawing::paint(QPainter &painter, const BoardScene &scene, const CellColours &colours,
    const StateOf &stateOf) const
{
    SiteIndex current = SiteIndex::none;
    SiteIndex walked = SiteIndex::none;
    std::vector<CellState> states;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        states.push_back(stateOf(i));
        if (states.back().current)
            current = SiteIndex{static_cast<std::int32_t>(i)};
        if (states.back().walked)
            walked = SiteIndex{static_cast<std::int32_t>(i)};
    }
    paintJoins(painter, scene, m_joins, current, colours);
    for (std::size_t i = 0; i < m_places.size(); ++i)
        paintCell(painter, scene.cells[i], m_places[i], states[i], colours, m_font);
    paintWays(painter, scene, m_places, colours);
    paintWalks(painter, scene, m_places, walked, colours, smallPrint(m_base));
    paintStart(painter, scene, m_places, colours, smallPrint(m_base));
    paintPortals(painter, scene, m_joins, m_places, current, colours, smallPrint(m_base));
    paintLineLabels(painter, m_labels, colours, m_base);
}

} // namespace boardwright
