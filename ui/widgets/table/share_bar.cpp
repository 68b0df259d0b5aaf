// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/share_bar.h"

#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/painted_once.h"
#include "ui/widgets/paint/text_line.h"
#include "ui/widgets/paint/tints.h"
#include "ui/widgets/table/cell_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QRegion>

#include <algorithm>

namespace boardwright {

namespace {

/// The area of the letters that paintTextLine() paints into `rect`, with a space around it.
QRect printedArea(
    const QRect &rect, Qt::Alignment alignment, const QString &text, const QFontMetrics &metrics)
{
    if (text.isEmpty())
        return {};
    const int width = metrics.horizontalAdvance(text);
    const int left = alignment.testFlag(Qt::AlignRight) ? rect.right() + 1 - width : rect.left();
    const int baseline = rect.top() + (rect.height() - metrics.height()) / 2 + metrics.ascent();
    const QRect letters = metrics.tightBoundingRect(text);
    return {left - 2, baseline + letters.top() - 1, width + 4, letters.height() + 2};
}

} // namespace

QRect shareBarRect(const QRect &cell, const QFontMetrics &metrics)
{
    const int inset = CellDelegate::margin(metrics);
    const int height = std::min(cell.height() - 2, metrics.height() + metrics.height() / 6);
    return {cell.left() + inset, cell.top() + (cell.height() - 1 - height) / 2,
        std::max(1, cell.width() - 2 * inset), height};
}

void paintShareBar(
    QPainter &painter, const QStyleOptionViewItem &option, double share, std::optional<double> mark)
{
    const QColor base = CellDelegate::ground(option);
    const QColor text = option.palette.color(QPalette::Text);
    // The application's palette, because the table softens its own.
    const QColor accent = QApplication::palette().color(QPalette::Active, QPalette::Highlight);
    const QRect bar = shareBarRect(option.rect, option.fontMetrics);
    const auto partOf = [&](double part) {
        return QStyle::visualRect(option.direction, bar,
            QRect(bar.left(), bar.top(), qRound(bar.width() * std::clamp(part, 0.0, 1.0)),
                bar.height()));
    };
    const qreal corner = bar.height() / 7.0;

    const QColor ground = mixed(base, text, 0.08);
    const QColor filled = mixed(base, accent, isDark(option.palette) ? 0.5 : 0.38);
    const QRect part = partOf(share).translated(-bar.topLeft());
    const Look look{.kind = LookKind::ShareBar,
        .numbers = {ground.rgba(), filled.rgba(), part.left(), part.width()}};
    painter.drawPixmap(bar, paintedOnce(painter, look, bar.size(), [&](QPainter &once) {
        once.setRenderHint(QPainter::Antialiasing);
        once.setPen(Qt::NoPen);
        once.setBrush(ground);
        once.drawRoundedRect(QRect(QPoint(0, 0), bar.size()), corner, corner);
        once.setBrush(filled);
        once.drawRoundedRect(part, corner, corner);
    }));
    const int inset = CellDelegate::margin(option.fontMetrics);
    const QRect room = bar.adjusted(inset, 0, -inset, 0);
    const Qt::Alignment side = QStyle::visualAlignment(option.direction, Qt::AlignRight);
    if (mark) {
        const QRect marked = partOf(*mark);
        const int end = option.direction == Qt::RightToLeft ? marked.left() : marked.right();
        const QRect line(std::max(bar.left(), end - 1), bar.top(), 2, bar.height());
        // Above and below the digits, which a line across them would make illegible.
        for (const QRect &piece :
            QRegion(line) - printedArea(room, side, option.text, option.fontMetrics))
            painter.fillRect(piece, mixed(base, text, 0.6));
    }
    painter.setPen(text);
    paintTextLine(painter, room, side, option.text);
}

} // namespace boardwright
