// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/check_delegate.h"

#include "ui/widgets/support/colour_mix.h"
#include "ui/widgets/support/tints.h"

#include <QApplication>
#include <QPainter>

namespace boardwright {

namespace {

const QStyle &styleOf(const QStyleOptionViewItem &option)
{
    return option.widget ? *option.widget->style() : *QApplication::style();
}

} // namespace

QSize checkBoxSize(const QStyleOptionViewItem &option)
{
    const QStyle &style = styleOf(option);
    return {style.pixelMetric(QStyle::PM_IndicatorWidth, &option, option.widget),
        style.pixelMetric(QStyle::PM_IndicatorHeight, &option, option.widget)};
}

void paintCheckBox(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect)
{
    QStyleOptionViewItem box = option;
    box.rect = QStyle::alignedRect(option.direction, Qt::AlignCenter, checkBoxSize(option), rect);
    box.state.setFlag(QStyle::State_On, option.checkState == Qt::Checked);
    box.state.setFlag(QStyle::State_Off, option.checkState != Qt::Checked);
    // Styles draw the box's outline darker than the window, which on a dark ground is out of sight.
    if (isDark(option.palette))
        box.palette.setColor(QPalette::Window,
            mixed(CellDelegate::ground(option), option.palette.color(QPalette::Text), 0.6));
    styleOf(option).drawPrimitive(
        QStyle::PE_IndicatorItemViewItemCheck, &box, &painter, option.widget);
}

void CheckDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &) const
{
    painter.setOpacity(1); // it says why the rest stands back
    paintCheckBox(painter, option, rect);
}

int CheckDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return checkBoxSize(option).width();
}

bool CheckDelegate::editorEvent(
    QEvent *, QAbstractItemModel *, const QStyleOptionViewItem &, const QModelIndex &)
{
    return false;
}

} // namespace boardwright
