// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/objectives/cell_delegate.h"

namespace boardwright {

/// Paints the check box of an item in the middle of `rect`.
void paintCheckBox(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect);

/// The size of that box.
QSize checkBoxSize(const QStyleOptionViewItem &option);

/// A check box in the middle of its cell. Only paints it: the table decides which goals a click is
/// about.
class CheckDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
        const QModelIndex &index) override;
};

} // namespace boardwright
