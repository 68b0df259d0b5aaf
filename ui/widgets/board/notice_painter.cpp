// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/notice_painter.h"

#include <QPainter>

namespace boardwright {

namespace {

constexpr qreal corner = 4; ///< pixels; radius of the frame's corners
constexpr qreal replayFrame = 2; ///< pixels; width of the frame

} // namespace

void paintNotice(
    QPainter &painter, const QRect &where, const CellColours &colours, const QString &text)
{
    const int inset = painter.fontMetrics().height();
    painter.setPen(QPen(colours.border(), 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(where).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    painter.setPen(colours.secondaryText());
    painter.drawText(
        where.adjusted(inset, inset, -inset, -inset), Qt::AlignCenter | Qt::TextWordWrap, text);
}

void paintLoading(
    QPainter &painter, const QRect &where, const CellColours &colours, const QString &text)
{
    const int inset = painter.fontMetrics().height();
    QRect box = painter.fontMetrics().boundingRect(text).adjusted(-inset, -inset, inset, inset);
    box.moveCenter(where.center());
    painter.setPen(QPen(colours.border(), 1));
    painter.setBrush(colours.background());
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    painter.setPen(colours.text());
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintReplayFrame(
    QPainter &painter, std::span<const CellPlace> places, const CellColours &colours)
{
    QRectF all;
    for (const CellPlace &place : places)
        all |= place.rect;
    painter.setPen(QPen(colours.accent(), replayFrame, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(
        all.adjusted(-replayFrame / 2, -replayFrame / 2, replayFrame / 2, replayFrame / 2));
}

} // namespace boardwright
