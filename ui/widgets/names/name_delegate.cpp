// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/names/name_delegate.h"

#include "ui/editing/names/name_table_model.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/severity_icon.h"

#include <QPainter>

namespace boardwright {

namespace {

/// Opacity of pale text: still readable.
constexpr qreal paleShare = 0.66;

int signRoom(const QFontMetrics &metrics)
{
    return metrics.height() + metrics.height() / 4;
}

} // namespace

NameDelegate::NameDelegate(const GoalSetDocument &document, QObject *parent)
    : FieldDelegate(document, parent)
{
    applySteps();
}

void NameDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &givenOption,
    const QRect &givenRect, const QModelIndex &index) const
{
    QStyleOptionViewItem option = givenOption;
    QRect rect = givenRect;
    const QVariant severity = index.data(NameTableModel::SeverityRole);
    if (severity.isValid() && !option.text.isEmpty()) {
        const int side = option.fontMetrics.height();
        const QRect sign = QStyle::visualRect(option.direction, rect,
            QRect(rect.left(), rect.top() + (rect.height() - side) / 2, side, side));
        severityIcon(static_cast<Severity>(severity.toInt())).paint(&painter, sign);
        const int room = signRoom(option.fontMetrics);
        rect = option.direction == Qt::RightToLeft ? rect.adjusted(0, 0, -room, 0)
                                                   : rect.adjusted(room, 0, 0, 0);
    }
    const QVariant isReached = index.data(NameTableModel::ReachedRole);
    if (isReached.isValid() && !isReached.toBool())
        option.palette.setColor(
            QPalette::Text, mixed(ground(option), option.palette.color(QPalette::Text), paleShare));
    FieldDelegate::paintContent(painter, option, rect, index);
}

int NameDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool hasSign = index.data(NameTableModel::SeverityRole).isValid();
    return FieldDelegate::contentWidth(option, index)
        + (hasSign ? signRoom(option.fontMetrics) : 0);
}

} // namespace boardwright
