// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/check_delegate.h"

#include <QPainter>

namespace boardwright {

void CheckDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &index) const
{
    painter.setOpacity(1); // not pale: the box shows why the rest of the row is
    FieldDelegate::paintContent(painter, option, rect, index);
}

} // namespace boardwright
