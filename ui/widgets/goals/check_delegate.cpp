// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/check_delegate.h"

#include "ui/widgets/controls/check_box.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace boardwright {

CheckDelegate::CheckDelegate(QObject *parent, Clicks clicks)
    : CellDelegate(parent)
    , m_clicks(clicks)
{
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

bool CheckDelegate::editorEvent(QEvent *event, QAbstractItemModel *,
    const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (m_clicks == Clicks::Ignore)
        return false;
    bool isAsked = false;
    if (event->type() == QEvent::MouseButtonRelease
        || event->type() == QEvent::MouseButtonDblClick) {
        const auto *const mouse = static_cast<QMouseEvent *>(event);
        const QRect box = QStyle::alignedRect(
            option.direction, Qt::AlignCenter, checkBoxSize(option), option.rect);
        isAsked = mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier
            && box.adjusted(-4, -4, 4, 4).contains(mouse->position().toPoint());
    } else if (event->type() == QEvent::KeyPress) {
        const auto *const key = static_cast<QKeyEvent *>(event);
        isAsked = key->modifiers() == Qt::NoModifier
            && (key->key() == Qt::Key_Space || key->key() == Qt::Key_X || key->key() == Qt::Key_F2);
    }
    if (isAsked)
        Q_EMIT entered(index, index.data(Qt::CheckStateRole).toInt() != Qt::Checked);
    return isAsked;
}

} // namespace boardwright
