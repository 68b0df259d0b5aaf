// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/cell_painter.h"

#include "ui/text/number_text.h"
#include "ui/widgets/board/colour_scale.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/painted_once.h"
#include "ui/widgets/paint/text_line.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

namespace boardwright {

namespace {

/// Smallest height, in lines of the small print, of a cell whose number gets a line of its own.
constexpr qreal roomyLines = 4.5;
constexpr qreal roomyLinesAboveFooter = 5.8;
constexpr qreal cellRadius = 4;
constexpr qreal zoneRadius = 14;
constexpr qreal changedCorner = 11;
/// Largest side of a star on a cell's corner. Small enough to stay clear of the first line of text
/// in a low cell.
constexpr qreal largestCornerStar = 13;
constexpr qreal smallestCornerStar = 9;
constexpr qreal cornerStarsHigh = 5; ///< number of such stars that would fill the height of a cell
/// How far it sticks out of the cell: half of the gap.
constexpr qreal cornerStarOutside = 1.5;

qreal paddingOf(const QRectF &cell)
{
    return std::clamp<qreal>(cell.width() / 18, 1, 5);
}

qreal smallHeight(const QFont &base)
{
    return QFontMetricsF(smallPrint(base)).height();
}

/// The cell without its edge. Zones have round corners, where the small print is painted.
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

/// The star of a shiny cell: in the line of the cell's number, or else on the corner of the cell,
/// where its points stay clear of the text. It is next to the corner mark of a changed cell.
QRectF starOf(
    const SceneCell &cell, const QRectF &rect, const QRectF &inner, qreal small, bool isRoomy)
{
    if (!cell.isShiny())
        return {};
    const qreal side = isRoomy
        ? small
        : std::clamp(rect.height() / cornerStarsHigh, smallestCornerStar, largestCornerStar);
    QRectF star(inner.right() - side, inner.top(), side, side);
    if (!isRoomy)
        star.moveTopRight(rect.topRight() + QPointF(cornerStarOutside, -cornerStarOutside));
    if (cell.changed)
        star.moveRight(rect.right() - changedCorner - 1);
    return star;
}

/// Colours that suit the background of the cell.
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

/// Everything that determines the background of a cell, except its position.
struct Ground {
    QColor border;
    Qt::PenStyle style{};
    QColor fill;
    bool isHatched = false;
    qreal radius = 0;

    void paint(QPainter &painter, const QRectF &rect) const
    {
        painter.setPen(QPen(border, 1, style));
        painter.setBrush(fill);
        painter.drawRoundedRect(rect, radius, radius);
        if (isHatched) {
            painter.setBrush(QBrush(border, Qt::BDiagPattern));
            painter.drawRoundedRect(rect, radius, radius);
        }
    }
};

/// Whether cached pictures can be copied to the painter's device pixel by pixel.
bool paintsPixels(const QPainter &painter)
{
    const qreal scale = painter.device()->devicePixelRatio();
    return painter.paintEngine()->type() == QPaintEngine::Raster
        && painter.transform().type() == QTransform::TxNone && scale == std::floor(scale);
}

void paintGround(QPainter &painter, const SceneCell &cell, const QRectF &rect,
    const CellState &state, const CellColours &colours)
{
    const QColor plain = state.marked ? colours.marked() : colours.background();
    const QColor empty = state.marked ? plain : colours.leftEmpty();
    const QColor fill = cell.isLeftEmpty() ? empty : plain;
    const Ground ground{.border = colours.border(),
        .style = cell.isLeftEmpty() ? Qt::DotLine : Qt::SolidLine,
        .fill = state.overlay.isValid() ? state.overlay : fill,
        .isHatched = cell.isUnfilled,
        .radius = radiusOf(cell, rect)};
    if (!paintsPixels(painter)) {
        ground.paint(painter, rect);
        return;
    }
    // Cached, because round corners take longer to paint than all the text, and many cells look
    // alike.
    const QRect outer = rect.adjusted(-1, -1, 1, 1).toAlignedRect();
    const QRectF place = rect.translated(-outer.topLeft());
    const Look look{.kind = LookKind::BoardCell,
        .numbers = {qint64{ground.border.rgba()}, qint64{ground.fill.rgba()},
            qint64{ground.style} * 2 + (ground.isHatched ? 1 : 0), qRound64(ground.radius * 64)},
        .place = place};
    painter.drawPixmap(
        outer.topLeft(), paintedOnce(painter, look, outer.size(), [&](QPainter &once) {
            once.setRenderHint(QPainter::Antialiasing);
            ground.paint(once, place);
        }));
}

/// A corner mark for a change, four small cells for a board inside.
void paintMarks(QPainter &painter, const SceneCell &cell, const QRectF &rect, const Inks &inks)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.accent);
    if (cell.changed) {
        const QPointF corner = rect.topRight() + QPointF(-1, 1);
        painter.drawPolygon(QPolygonF{
            corner + QPointF(-changedCorner, 0), corner, corner + QPointF(0, changedCorner)});
    }
    if (cell.hasPart) {
        const QPointF origin = rect.topLeft() + QPointF(28, 6);
        painter.setBrush(inks.secondary);
        for (const QPointF &offset : {QPointF(0, 0), QPointF(5, 0), QPointF(0, 5), QPointF(5, 5)})
            painter.drawRect(QRectF(origin + offset, QSizeF(4, 4)));
    }
}

/// A four-pointed star. The shape carries the meaning; the colour only adds to it.
void paintStar(QPainter &painter, const QRectF &rect, const CellState &state,
    const CellColours &colours, const Inks &inks)
{
    const QPointF centre = rect.center();
    QPainterPath star(QPointF(centre.x(), rect.top()));
    for (const QPointF &point :
        {QPointF(rect.right(), centre.y()), QPointF(centre.x(), rect.bottom()),
            QPointF(rect.left(), centre.y()), QPointF(centre.x(), rect.top())}) {
        const QPointF waist = centre + (star.currentPosition() + point - 2 * centre) * 0.12;
        star.quadTo(waist, point);
    }
    painter.setPen(QPen(inks.text, 1));
    painter.setBrush(state.overlay.isValid() ? inks.text : colours.shiny());
    painter.drawPath(star);
}

/// Why a cell is left empty, in its middle.
void paintNote(QPainter &painter, const QString &note, const QRectF &inner, const Inks &inks)
{
    painter.setPen(inks.secondary);
    painter.drawText(inner, Qt::AlignCenter,
        QFontMetricsF(painter.font()).elidedText(note, Qt::ElideRight, inner.width()));
}

/// Paints the number in the corner of a cell.
void paintNumber(QPainter &painter, const QRectF &inner, int number)
{
    const QString text = wholeText(number);
    const QFontMetricsF metrics(painter.font());
    if (!paintsPixels(painter)) {
        painter.drawText(inner, Qt::AlignTop | Qt::AlignLeft, text);
        return;
    }
    paintCentred(painter,
        {inner.left(), inner.top(), metrics.horizontalAdvance(text), metrics.height()}, text);
}

/// The small print, bold if possible, in which a number or class name fits; std::nullopt if it does
/// not fit. A truncated number or name would be wrong, and the colour shows the value anyway.
std::optional<QFont> numberFont(const QString &text, const QFont &small, qreal width)
{
    if (text.isEmpty())
        return {};
    QFont bold = small;
    bold.setBold(true);
    for (const QFont &font : {bold, small}) {
        if (QFontMetricsF(font).horizontalAdvance(text) <= width)
            return font;
    }
    return {};
}

void paintFooter(QPainter &painter, const SceneCell &cell, const QRectF &inner,
    const CellColours &colours, const Inks &inks)
{
    const QFont small = painter.font();
    const QFontMetricsF metrics(small);
    QRectF footer(inner.left(), inner.bottom() - metrics.height(), inner.width(), metrics.height());
    if (const auto font = numberFont(cell.numberText, small, footer.width())) {
        painter.setFont(*font);
        painter.setPen(inks.text);
        painter.drawText(footer, Qt::AlignRight | Qt::AlignVCenter, cell.numberText);
        painter.setFont(small);
        footer.setRight(
            footer.right() - QFontMetricsF(*font).horizontalAdvance(cell.numberText) - 4);
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
    const bool isScreen = paintsPixels(painter);
    for (const QString &line : place.text.lines) {
        const QRectF room(area.left(), top, area.width(), metrics.lineSpacing());
        if (isScreen)
            paintCentred(painter, room, line);
        else
            painter.drawText(room, Qt::AlignHCenter | Qt::AlignVCenter, line);
        top += metrics.lineSpacing();
    }
}

/// A pin beside the number: the goal is forced to this position.
void paintPin(QPainter &painter, const QRectF &inner, int number, const Inks &inks)
{
    const QFontMetricsF metrics(painter.font());
    const qreal height = metrics.ascent() * 0.8;
    const QPointF tip(inner.left() + metrics.horizontalAdvance(wholeText(number)) + height,
        inner.top() + metrics.ascent());
    const qreal head = height / 4;
    painter.setPen(QPen(inks.secondary, 1));
    painter.drawLine(tip, tip - QPointF(0, height));
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.accent);
    painter.drawEllipse(tip - QPointF(0, height - head), head, head);
}

/// Angles at the corners of a cell of the selected goal. A frame around the whole cell means that
/// it is the current one, so that both can be told apart by shape, and seen together.
void paintCorners(
    QPainter &painter, const SceneCell &cell, const QRectF &rect, const QColor &colour)
{
    // Thicker than the frame at the sides, but clear of the small print, which is close to the top
    // and to the bottom.
    const qreal thick = std::clamp<qreal>(paddingOf(rect), 2.5, 5);
    constexpr qreal thin = 2;
    const qreal length = std::clamp<qreal>(std::min(rect.width(), rect.height()) / 4, 6, 22);
    // Round corners are inside of the rectangle.
    const qreal inset = (radiusOf(cell, rect) - cellRadius) * 0.3;
    const QRectF outer = rect.adjusted(inset, inset, -inset, -inset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const auto &[corner, right, down] :
        {std::tuple(outer.topLeft(), 1, 1), std::tuple(outer.topRight(), -1, 1),
            std::tuple(outer.bottomLeft(), 1, -1), std::tuple(outer.bottomRight(), -1, -1)}) {
        if (cell.changed && right < 0 && down > 0)
            continue; // the mark of a change is there
        const QPointF across(right, 0);
        const QPointF along(0, down);
        painter.drawPolygon(QPolygonF{corner, corner + length * across,
            corner + length * across + thin * along, corner + thick * across + thin * along,
            corner + thick * across + length * along, corner + length * along});
    }
}

void paintFrame(QPainter &painter, const SceneCell &cell, const QRectF &rect,
    const CellState &state, const CellColours &colours, const Inks &inks)
{
    if (state.marked)
        paintCorners(painter, cell, rect, state.overlay.isValid() ? inks.text : colours.corners());
    if (!state.current)
        return;
    const qreal radius = radiusOf(cell, rect);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.accent, state.focused ? 3 : 2));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius);
}

} // namespace

QFont smallPrint(const QFont &base)
{
    QFont small = base;
    small.setPointSize(smallestPoints);
    return small;
}

void CellPlace::keepClearOf(const QRectF &label)
{
    if (label.intersects(textArea))
        textArea.setTop(std::clamp(label.bottom(), textArea.top(), textArea.bottom() - 1));
    if (label.intersects(star))
        star.moveRight(label.left() - 1);
}

CellPlace divided(const QRectF &rect, const SceneCell &cell, const QFont &base)
{
    CellPlace place{.rect = rect, .textArea = innerRect(cell, rect), .star = {}, .text = {}};
    const qreal small = smallHeight(base);
    // The number gets a line of its own only in a roomy cell; elsewhere the goal needs that line
    // more.
    place.numbered
        = rect.height() >= (hasFooter(cell) ? roomyLinesAboveFooter : roomyLines) * small;
    place.star = starOf(cell, rect, place.textArea, small, place.numbered);
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
    CellState shown = state;
    if (!shown.overlay.isValid() && cell.colour >= 0)
        shown.overlay = colours.piece(cell.colour);
    if (cell.kind == SiteKind::Wall)
        shown.overlay = colours.wall();
    const Inks inks = inksOn(shown, colours);
    paintGround(painter, cell, place.rect, shown, colours);
    paintMarks(painter, cell, place.rect, inks);

    const QRectF inner = innerRect(cell, place.rect);
    painter.setFont(smallPrint(font));
    if (place.numbered) {
        painter.setPen(inks.secondary);
        paintNumber(painter, inner, state.number);
        if (cell.isForced)
            paintPin(painter, inner, state.number, inks);
    }
    if (hasFooter(cell))
        paintFooter(painter, cell, inner, colours, inks);
    if (cell.isLeftEmpty())
        paintNote(painter, cell.note, inner, inks);
    painter.setFont(font);
    painter.setPen(inks.text);
    paintText(painter, place);
    paintFrame(painter, cell, place.rect, shown, colours, inks);
    if (cell.isShiny())
        paintStar(painter, place.star, shown, colours, inks);
}

} // namespace boardwright
