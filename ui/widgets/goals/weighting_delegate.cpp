// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/weighting_delegate.h"

#include "ui/widgets/table/share_bar.h"

namespace boardwright {

void WeightingDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &, const QModelIndex &index) const
{
    paintShareBar(painter, option, index.data(Qt::EditRole).toDouble() / 100);
}

int WeightingDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return option.fontMetrics.averageCharWidth() * 10;
}

} // namespace boardwright
