// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/step_delegate.h"

#include "ui/editing/board/steps_model.h"
#include "ui/text/number_text.h"

#include <QPainter>

namespace boardwright {

namespace {

constexpr int stepMargin = 4;
constexpr int stepIndent = 14; ///< per stage of nesting

} // namespace

QSize StepDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {RowDelegate::sizeHint(option, index).width(), option.fontMetrics.height() + stepMargin};
}

void StepDelegate::paintRow(
    QPainter &painter, const QStyleOptionViewItem &row, const QModelIndex &index) const
{
    const int last = index.model()->rowCount() - 1;
    // One pixel wider than the number, because text as wide as its area may be elided.
    const int numbers = row.fontMetrics.horizontalAdvance(wholeText(last)) + stepMargin;
    QRect rest = row.rect.adjusted(stepMargin, 0, -stepMargin, 0);
    painter.setPen(colour(row, QPalette::PlaceholderText));
    paintLine(painter, row, QRect(rest.left(), rest.top(), numbers, rest.height()),
        wholeText(index.data(StepsModel::NumberRole).toInt()), Qt::AlignTrailing);
    rest.setLeft(rest.left() + numbers + 2 * stepMargin
        + index.data(StepsModel::DepthRole).toInt() * stepIndent);
    QFont font = row.font;
    font.setBold(index.data(StepsModel::StageRole).toBool());
    painter.setFont(font);
    painter.setPen(colour(row, QPalette::Text));
    paintLine(painter, row, rest, row.text);
}

} // namespace boardwright
