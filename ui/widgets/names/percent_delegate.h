// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/cell_delegate.h"

namespace boardwright {

/// Paints a limit in percent as a bar, with a mark at the share of goals that carry the category.
/// Its spin box may be empty. Each step of the spin box is reported at once, so that its effect can
/// be seen; typed numbers are reported when they are entered.
class PercentDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Only emits entered(), because the limit may apply to other categories as well.
    void setModelData(
        QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

Q_SIGNALS:
    /// `limit`: a number, or invalid for no limit. All changes by one editor have the same
    /// `gesture`.
    void entered(const QModelIndex &index, const QVariant &limit, int gesture) const;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace boardwright
