// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/weighting_delegate.h"

#include "core/goalset/field_limits.h"
#include "ui/widgets/cells/number_cell_edit.h"
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

QWidget *WeightingDelegate::makeEditor(QWidget *parent, const QModelIndex &) const
{
    auto *editor
        = new NumberCellEdit(field_limits::lowestWeighting, field_limits::highestWeighting, parent);
    editor->setFrame(false);
    return editor;
}

} // namespace boardwright
