// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/contact_tile.h"

#include "ui/widgets/board/board_geometry.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

struct TileWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ContactSheet)
};

constexpr int largestTilePoints = 11;
constexpr qreal tileFrame = 3; ///< between the edge of a tile and its content
constexpr qreal widestGap = 3;
constexpr qreal cellsInGap = 14; ///< ratio of a cell's width to the gap beside it
/// Goals in narrower cells are illegible, so their text is not even measured.
constexpr qreal leastWidthForGoals = 48;
constexpr qreal leastHeightForGoals = 22;

/// The cell without its text and small print; it keeps its fill and whether it is left empty.
SceneCell asTile(SceneCell cell)
{
    cell.text.clear();
    cell.letter.clear();
    cell.badges.clear();
    cell.marks = {};
    if (cell.isLeftEmpty())
        cell.note = QStringLiteral(" ");
    return cell;
}

/// The cell without its badges, which only the large board shows.
SceneCell onSheet(SceneCell cell)
{
    cell.badges.clear();
    return cell;
}

} // namespace

ContactTile::ContactTile(QString seed, std::shared_ptr<const PreviewResult> result,
    const HighlightSubject &lit, bool isPossible)
    : m_seed(std::move(seed))
    , m_result(std::move(result))
    , m_isPossible(isPossible)
    , m_isAnyLit(!lit.isNothing())
{
    if (!m_result)
        return;
    m_scene = sceneOf(*m_result, SiteIndex::none, {}, nullptr);
    m_lit = highlightedSites(*m_result, lit);
}

int ContactTile::highlightedCells() const
{
    return static_cast<int>(std::ranges::count(m_lit, true));
}

qreal ContactTile::headerHeight(const QFont &font)
{
    return QFontMetricsF(font).height() + tileFrame;
}

void ContactTile::layOut(const QRectF &rect, const QFont &font)
{
    m_rect = rect;
    placeCells(font);
    m_showsGoals = false;
    if (m_places.empty())
        return;
    const bool hasRoom = std::ranges::all_of(m_places, [](const CellPlace &place) {
        return place.rect.width() >= leastWidthForGoals
            && place.rect.height() >= leastHeightForGoals;
    });
    if (!hasRoom)
        return;
    std::vector<QString> texts;
    std::vector<QSizeF> areas;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        m_places[i] = divided(m_places[i].rect, onSheet(m_scene.cells[i]), font);
        m_places[i].numbered = false;
        texts.push_back(m_scene.cells[i].drawnText());
        areas.push_back(m_places[i].textArea.size());
    }
    TextFitting fitting;
    fitting.beginBoard(font);
    m_font = fitting.commonFont(texts, areas, smallestPoints, largestTilePoints);
    m_showsGoals = true;
    for (std::size_t i = 0; i < m_places.size() && m_showsGoals; ++i) {
        m_places[i].text = fitting.fitText(texts[i], m_font, areas[i]);
        m_showsGoals = !m_places[i].text.elided && !m_places[i].text.broken;
    }
}

void ContactTile::placeCells(const QFont &font)
{
    m_places.clear();
    const Shape &shape = *m_scene.shape;
    if (shape.sites.empty())
        return;
    const QRectF inner = m_rect.adjusted(tileFrame, headerHeight(font), -tileFrame, -tileFrame);
    const QRectF area = boardArea(shape, inner);
    for (const Site &site : shape.sites) {
        QRectF cell = placedIn(area, shape, site.place);
        const qreal gap = std::min(widestGap, std::min(cell.width(), cell.height()) / cellsInGap);
        cell.adjust(gap / 2, gap / 2, -gap / 2, -gap / 2);
        m_places.push_back({.rect = cell, .textArea = cell, .star = {}, .text = {}});
    }
}

QRectF ContactTile::cellRect(SiteIndex site) const
{
    return m_places[static_cast<std::size_t>(site)].rect;
}

SiteIndex ContactTile::siteAt(const QPointF &point) const
{
    const auto found = std::ranges::find_if(
        m_places, [&](const CellPlace &place) { return place.rect.contains(point); });
    return found == m_places.end() ? SiteIndex::none
                                   : SiteIndex{static_cast<int>(found - m_places.begin())};
}

QString ContactTile::description(const HighlightSubject &lit) const
{
    if (!m_result)
        return (m_isPossible ? TileWords::tr("Seed %1: making its board")
                             : TileWords::tr("Seed %1: no board can be made"))
            .arg(m_seed);
    if (lit.isNothing())
        return TileWords::tr("Seed %1").arg(m_seed);
    return TileWords::tr("Seed %1: %Ln cells highlighted", nullptr, highlightedCells()).arg(m_seed);
}

QString ContactTile::toolTip(SiteIndex site) const
{
    return m_scene.cells[static_cast<std::size_t>(site)].tooltip;
}

void ContactTile::paint(QPainter &painter, const CellColours &colours, const QFont &font,
    bool isCurrent, bool isFocused) const
{
    painter.setFont(font);
    paintHeader(painter, colours, font);
    painter.setPen(QPen(colours.secondaryText(), 1));
    for (const Link &link : m_scene.shape->links)
        painter.drawLine(cellRect(link.a).center(), cellRect(link.b).center());
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const CellState state{.number = static_cast<int>(i) + 1,
            .overlay = m_lit[i] ? colours.accent() : QColor(),
            .marked = false,
            .current = false,
            .focused = false};
        if (m_showsGoals)
            paintCell(painter, onSheet(m_scene.cells[i]), m_places[i], state, colours, m_font);
        else
            paintCell(painter, asTile(m_scene.cells[i]),
                {.rect = m_places[i].rect, .textArea = m_places[i].rect, .star = {}, .text = {}},
                state, colours, font);
    }
    if (!isCurrent)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent(), isFocused ? 2 : 1));
    painter.drawRoundedRect(m_rect.adjusted(1, 1, -1, -1), tileFrame, tileFrame);
}

void ContactTile::paintHeader(
    QPainter &painter, const CellColours &colours, const QFont &font) const
{
    const QFontMetricsF metrics(font);
    QRectF header = m_rect.adjusted(2 * tileFrame, tileFrame / 2, -2 * tileFrame, 0);
    header.setHeight(metrics.height());
    QString note;
    if (m_result ? m_scene.cells.empty() : !m_isPossible)
        note = TileWords::tr("no board");
    else if (m_result && m_result->failure && m_result->failure->code == Code::NoBoardPassedGates)
        note = TileWords::tr("rejected", "a board, by gates");
    else if (m_result && m_result->failure)
        note = TileWords::tr("incomplete", "a board");
    else if (m_result && m_isAnyLit)
        note = TileWords::tr("%L1 highlighted", "so many cells").arg(highlightedCells());
    painter.setPen(colours.secondaryText());
    const QString shownNote = metrics.elidedText(note, Qt::ElideRight, header.width() / 2);
    painter.drawText(header, Qt::AlignRight | Qt::AlignVCenter, shownNote);
    header.setRight(header.right() - metrics.horizontalAdvance(shownNote) - tileFrame);
    painter.setPen(m_result ? colours.text() : colours.secondaryText());
    QString seed = m_seed.isEmpty() ? TileWords::tr("no seed", "the seed is empty") : m_seed;
    if (m_seed.isEmpty() && metrics.horizontalAdvance(seed) > header.width())
        seed = QStringLiteral("–"); // a truncated notice would look like a seed
    painter.drawText(header, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(seed, Qt::ElideMiddle, header.width()));
}

} // namespace boardwright
