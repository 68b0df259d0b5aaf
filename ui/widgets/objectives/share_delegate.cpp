// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/share_delegate.h"

#include "ui/editing/field_cells.h"
#include "ui/widgets/objectives/share_bar.h"

namespace boardwright {

void ShareDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &index) const
{
    const QVariant bar = index.data(BarRole);
    if (!bar.isValid()) {
        CellDelegate::paintContent(painter, option, rect, index);
        return;
    }
    const QVariant mark = index.data(BarMarkRole);
    paintShareBar(painter, option, bar.toDouble(),
        mark.isValid() ? std::optional(mark.toDouble()) : std::nullopt);
}

int ShareDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    constexpr int characters = 10;
    if (!index.data(BarRole).isValid())
        return CellDelegate::contentWidth(option, index);
    return option.fontMetrics.averageCharWidth() * characters;
}

} // namespace boardwright
