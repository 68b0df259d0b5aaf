// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/check_box.h"

#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/painted_once.h"
#include "ui/widgets/paint/tints.h"

#include <QApplication>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace boardwright {

namespace {

/// Styles draw the outline of the box darker than the window, which is invisible on a dark
/// background.
void brightenOutline(QPalette &palette)
{
    if (isDark(palette))
        palette.setColor(QPalette::Window,
            mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.6));
}

const QStyle &styleOf(const QStyleOptionViewItem &option)
{
    return option.widget ? *option.widget->style() : *QApplication::style();
}

} // namespace

void CheckBox::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    brightenOutline(option.palette);
    painter.drawControl(QStyle::CE_CheckBox, option);
}

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
    const Look look{.kind = LookKind::CheckBox,
        .numbers = {option.palette.cacheKey(), box.state.toInt()},
        .text = styleOf(option).name()};
    const QPoint place = box.rect.topLeft();
    box.rect.moveTo(0, 0);
    painter.drawPixmap(place, paintedOnce(painter, look, box.rect.size(), [&](QPainter &once) {
        brightenOutline(box.palette);
        styleOf(option).drawPrimitive(
            QStyle::PE_IndicatorItemViewItemCheck, &box, &once, option.widget);
    }));
}

} // namespace boardwright
