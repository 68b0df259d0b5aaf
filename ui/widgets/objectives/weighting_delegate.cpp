// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/weighting_delegate.h"

#include "core/goalset/field_limits.h"
#include "ui/widgets/cells/number_cell_edit.h"
#include "ui/widgets/support/colour_mix.h"
#include "ui/widgets/support/tints.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace boardwright {

QRect WeightingDelegate::barRect(const QRect &cell, const QFontMetrics &metrics)
{
    const int inset = margin(metrics);
    const int height = std::min(cell.height() - 2, metrics.height() + metrics.height() / 6);
    return {cell.left() + inset, cell.top() + (cell.height() - 1 - height) / 2,
        std::max(1, cell.width() - 2 * inset), height};
}

void WeightingDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &, const QModelIndex &index) const
{
    const int weighting = std::clamp(index.data(Qt::EditRole).toInt(), 0, 100);
    const QColor base = ground(option);
    const QColor text = option.palette.color(QPalette::Text);
    // The application's: the table softens its own.
    const QColor accent = QApplication::palette().color(QPalette::Active, QPalette::Highlight);
    const QRect bar = barRect(option.rect, option.fontMetrics);
    const QRectF fill = QStyle::visualRect(option.direction, bar,
        QRect(bar.left(), bar.top(), qRound(bar.width() * weighting / 100.0), bar.height()));
    const qreal corner = bar.height() / 7.0;

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(base, text, 0.08));
    painter.drawRoundedRect(bar, corner, corner);
    painter.setBrush(mixed(base, accent, isDark(option.palette) ? 0.5 : 0.38));
    painter.drawRoundedRect(fill, corner, corner);
    const int inset = margin(option.fontMetrics);
    painter.setPen(text);
    painter.drawText(bar.adjusted(inset, 0, -inset, 0),
        static_cast<int>(
            QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter),
        option.text);
}

int WeightingDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return option.fontMetrics.averageCharWidth() * 10;
}

QWidget *WeightingDelegate::makeEditor(QWidget *parent, const QModelIndex &) const
{
    auto *editor
        = new NumberCellEdit(field_limits::lowestWeighting, field_limits::highestWeighting, parent);
    editor->setFrame(false);
    return editor;
}

} // namespace boardwright
