// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/share_bar.h"

#include "ui/widgets/objectives/cell_delegate.h"
#include "ui/widgets/support/colour_mix.h"
#include "ui/widgets/support/tints.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace boardwright {

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
    // The application's: the table softens its own.
    const QColor accent = QApplication::palette().color(QPalette::Active, QPalette::Highlight);
    const QRect bar = shareBarRect(option.rect, option.fontMetrics);
    const auto partOf = [&](double part) {
        return QStyle::visualRect(option.direction, bar,
            QRect(bar.left(), bar.top(), qRound(bar.width() * std::clamp(part, 0.0, 1.0)),
                bar.height()));
    };
    const qreal corner = bar.height() / 7.0;

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(base, text, 0.08));
    painter.drawRoundedRect(bar, corner, corner);
    painter.setBrush(mixed(base, accent, isDark(option.palette) ? 0.5 : 0.38));
    painter.drawRoundedRect(partOf(share), corner, corner);
    if (mark) {
        const QRect part = partOf(*mark);
        const int end = option.direction == Qt::RightToLeft ? part.left() : part.right();
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(QRect(std::max(bar.left(), end - 1), bar.top(), 2, bar.height()),
            mixed(base, text, 0.6));
    }
    const int inset = CellDelegate::margin(option.fontMetrics);
    painter.setPen(text);
    painter.drawText(bar.adjusted(inset, 0, -inset, 0),
        static_cast<int>(
            QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter),
        option.text);
}

} // namespace boardwright
