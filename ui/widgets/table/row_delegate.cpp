// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/row_delegate.h"

#include "ui/widgets/paint/text_line.h"

#include <QApplication>
#include <QPainter>

namespace boardwright {

void RowDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    QStyleOptionViewItem ground = row;
    ground.text.clear();
    ground.icon = QIcon();
    ground.features.setFlag(QStyleOptionViewItem::HasDecoration, false);
    ground.features.setFlag(QStyleOptionViewItem::HasCheckIndicator, false);
    const QStyle *style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, row.widget);
    painter->save();
    painter->setFont(row.font);
    paintRow(*painter, row, index);
    painter->restore();
}

QColor RowDelegate::colour(const QStyleOptionViewItem &row, QPalette::ColorRole role)
{
    const auto group = !row.state.testFlag(QStyle::State_Enabled) ? QPalette::Disabled
        : row.state.testFlag(QStyle::State_Active)                ? QPalette::Active
                                                                  : QPalette::Inactive;
    return row.palette.color(group, role);
}

void RowDelegate::paintLine(QPainter &painter, const QStyleOptionViewItem &row, const QRect &place,
    const QString &text, Qt::Alignment alignment)
{
    paintTextLine(painter, QStyle::visualRect(row.direction, row.rect, place),
        QStyle::visualAlignment(row.direction, alignment), text);
}

QRect RowDelegate::paintSign(QPainter &painter, const QStyleOptionViewItem &row, const QRect &place,
    const QIcon &icon, QIcon::Mode mode)
{
    const int side = row.fontMetrics.height();
    const QRect sign(place.left(), place.center().y() - side / 2, side, side);
    icon.paint(&painter, QStyle::visualRect(row.direction, row.rect, sign), Qt::AlignCenter, mode);
    return {sign.right() + 1, place.top(), place.right() - sign.right(), place.height()};
}

} // namespace boardwright
