// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/cell_painter.h"

#include "ui/widgets/board/colour_scale.h"
#include "ui/widgets/support/colour_mix.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace boardwright {

namespace {

/// Height, in lines of the small print, of a cell that has a line to spare for its number.
constexpr qreal roomyLines = 4.5;
constexpr qreal roomyLinesAboveFooter = 5.8;
constexpr qreal cellRadius = 4;
constexpr qreal zoneRadius = 14;

qreal paddingOf(const QRectF &cell)
{
    return std::clamp<qreal>(cell.width() / 18, 1, 5);
}

qreal smallHeight(const QFont &base)
{
    return QFontMetricsF(smallPrint(base)).height();
}

/// The cell without its edge; zones are round at the corners, where the small print stands.
QRectF innerRect(const SceneCell &cell, const QRectF &rect)
{
    const qreal padding = paddingOf(rect);
    const qreal corner = cell.kind == SiteKind::Zone ? padding : 0;
    const qreal vertical = padding / 4 + corner / 2;
    return rect.adjusted(padding + corner, vertical, -padding - corner, -vertical);
}

qreal radiusOf(const SceneCell &cell, const QRectF &rect)
{
    return cell.kind == SiteKind::Zone ? std::min({zoneRadius, rect.width() / 3, rect.height() / 3})
                                       : cellRadius;
}

bool hasFooter(const SceneCell &cell)
{
    return !cell.badges.isEmpty() || !cell.numberText.isEmpty();
}

/// What has colours that go with the ground of the cell.
struct Inks {
    QColor text;
    QColor secondary;
    QColor accent;
};

Inks inksOn(const CellState &state, const CellColours &colours)
{
    if (!state.overlay.isValid())
        return {.text = colours.text(),
            .secondary = colours.secondaryText(),
            .accent = colours.accent()};
    const QColor text = ColourScale::textOn(state.overlay);
    return {.text = text, .secondary = text, .accent = text};
}

void paintGround(QPainter &painter, const SceneCell &cell, const QRectF &rect,
    const CellState &state, const CellColours &colours)
{
    const qreal radius = radiusOf(cell, rect);
    const QColor plain = state.marked ? colours.marked() : colours.background();
    painter.setPen(QPen(colours.border(), 1));
    painter.setBrush(state.overlay.isValid() ? state.overlay : plain);
    painter.drawRoundedRect(rect, radius, radius);
    if (cell.what == RowId::none) {
        painter.setBrush(QBrush(colours.border(), Qt::BDiagPattern));
        painter.drawRoundedRect(rect, radius, radius);
    }
}

/// A corner for what changed, four small cells for a board inside.
void paintMarks(QPainter &painter, const SceneCell &cell, const QRectF &rect, const Inks &inks)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.accent);
    if (cell.changed) {
        const QPointF corner = rect.topRight() + QPointF(-1, 1);
        painter.drawPolygon(QPolygonF{corner + QPointF(-11, 0), corner, corner + QPointF(0, 11)});
    }
    if (cell.hasPart) {
        const QPointF origin = rect.topLeft() + QPointF(28, 6);
        painter.setBrush(inks.secondary);
        for (const QPointF &offset : {QPointF(0, 0), QPointF(5, 0), QPointF(0, 5), QPointF(5, 5)})
            painter.drawRect(QRectF(origin + offset, QSizeF(4, 4)));
    }
}

void paintFooter(QPainter &painter, const SceneCell &cell, const QRectF &inner,
    const CellColours &colours, const Inks &inks)
{
    const QFont small = painter.font();
    const QFontMetricsF metrics(small);
    QRectF footer(inner.left(), inner.bottom() - metrics.height(), inner.width(), metrics.height());
    if (!cell.numberText.isEmpty()) {
        QFont bold = small;
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(inks.text);
        painter.drawText(footer, Qt::AlignRight | Qt::AlignVCenter, cell.numberText);
        painter.setFont(small);
        footer.setRight(
            footer.right() - QFontMetricsF(bold).horizontalAdvance(cell.numberText) - 4);
    }
    if (cell.badges.isEmpty() || footer.width() < metrics.averageCharWidth())
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.warning());
    painter.drawRoundedRect(footer, 3, 3);
    painter.setPen(colours.warningText());
    painter.drawText(footer, Qt::AlignCenter,
        metrics.elidedText(
            cell.badges.join(QStringLiteral(", ")), Qt::ElideRight, footer.width() - 4));
}

void paintText(QPainter &painter, const CellPlace &place)
{
    const QFontMetricsF metrics(painter.font());
    const QRectF &area = place.textArea;
    qreal top = area.center().y()
        - metrics.lineSpacing() * static_cast<qreal>(place.text.lines.size()) / 2;
    for (const QString &line : place.text.lines) {
        painter.drawText(QRectF(area.left(), top, area.width(), metrics.lineSpacing()),
            Qt::AlignHCenter | Qt::AlignVCenter, line);
        top += metrics.lineSpacing();
    }
}

void paintFrame(QPainter &painter, const SceneCell &cell, const QRectF &rect,
    const CellState &state, const Inks &inks)
{
    const qreal radius = radiusOf(cell, rect);
    painter.setBrush(Qt::NoBrush);
    const QRectF inside = rect.adjusted(1, 1, -1, -1);
    if (state.marked && state.overlay.isValid()) {
        painter.setPen(QPen(inks.text, 2, Qt::DashLine));
        painter.drawRoundedRect(inside, radius, radius);
    }
    if (state.current) {
        painter.setPen(QPen(inks.accent, state.focused ? 3 : 2));
        painter.drawRoundedRect(inside, radius, radius);
    }
}

} // namespace

QFont smallPrint(const QFont &base)
{
    QFont small = base;
    small.setPointSize(smallestPoints);
    return small;
}

void CellPlace::keepBelow(qreal y)
{
    textArea.setTop(std::clamp(y, textArea.top(), textArea.bottom() - 1));
}

CellPlace divided(const QRectF &rect, const SceneCell &cell, const QFont &base)
{
    CellPlace place{.rect = rect, .textArea = innerRect(cell, rect), .text = {}};
    const qreal small = smallHeight(base);
    // Where a cell is roomy, its number gets a line of its own; else the goal needs that more.
    place.numbered
        = rect.height() >= (hasFooter(cell) ? roomyLinesAboveFooter : roomyLines) * small;
    if (place.numbered)
        place.textArea.setTop(place.textArea.top() + small);
    if (hasFooter(cell))
        place.textArea.setBottom(place.textArea.bottom() - small);
    place.textArea.setWidth(std::max<qreal>(1, place.textArea.width()));
    place.textArea.setHeight(std::max<qreal>(1, place.textArea.height()));
    return place;
}

void paintCell(QPainter &painter, const SceneCell &cell, const CellPlace &place,
    const CellState &state, const CellColours &colours, const QFont &font)
{
    const Inks inks = inksOn(state, colours);
    paintGround(painter, cell, place.rect, state, colours);
    paintMarks(painter, cell, place.rect, inks);

    const QRectF inner = innerRect(cell, place.rect);
    painter.setFont(smallPrint(font));
    if (place.numbered) {
        painter.setPen(inks.secondary);
        painter.drawText(inner, Qt::AlignTop | Qt::AlignLeft, QString::number(state.number));
    }
    if (hasFooter(cell))
        paintFooter(painter, cell, inner, colours, inks);
    painter.setFont(font);
    painter.setPen(inks.text);
    paintText(painter, place);
    paintFrame(painter, cell, place.rect, state, inks);
}

} // namespace boardwright
