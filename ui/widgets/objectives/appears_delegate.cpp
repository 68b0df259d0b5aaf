// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/appears_delegate.h"

#include "ui/editing/objectives_model.h"
#include "ui/widgets/objectives/share_bar.h"

namespace boardwright {

void AppearsDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect & /*rect*/, const QModelIndex &index) const
{
    constexpr double hundred = 100;
    const QVariant percent = index.data(Qt::EditRole);
    if (!percent.isValid())
        return;
    const QVariant plain = index.data(ObjectivesModel::PlainShareRole);
    paintShareBar(painter, option, percent.toDouble() / hundred,
        plain.isValid() ? std::optional(plain.toDouble() / hundred) : std::nullopt);
}

int AppearsDelegate::contentWidth(
    const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    constexpr int characters = 10;
    return option.fontMetrics.averageCharWidth() * characters;
}

} // namespace boardwright
