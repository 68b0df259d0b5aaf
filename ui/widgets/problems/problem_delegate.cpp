// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/problems/problem_delegate.h"

#include "ui/editing/problems_model.h"
#include "ui/widgets/support/severity_icon.h"

#include <QAbstractItemView>

namespace boardwright {

void ProblemDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->features |= QStyleOptionViewItem::HasDecoration | QStyleOptionViewItem::WrapText;
    option->icon
        = severityIcon(static_cast<Severity>(index.data(ProblemsModel::SeverityRole).toInt()));
    const int size = option->fontMetrics.height();
    option->decorationSize = QSize(size, size);
    option->decorationAlignment = Qt::AlignTop | Qt::AlignHCenter;
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    const int margin = 6;
    const int textWidth = width - option.fontMetrics.height() - 3 * margin;
    const QRect bounds = option.fontMetrics.boundingRect(
        QRect(0, 0, textWidth, 1), Qt::TextWordWrap | Qt::AlignLeft, index.data().toString());
    return {width, bounds.height() + margin};
}

} // namespace boardwright
