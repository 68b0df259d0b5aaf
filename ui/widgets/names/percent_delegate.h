// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/cell_delegate.h"

namespace boardwright {

/// A limit in percent on a bar of that length, with a mark at the part of the goals that carry the
/// category; a spin box to edit it, which may be empty. Each step of the spin box is told at once,
/// so that what the limit comes to can be seen; what is typed, when it is entered.
class PercentDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Only tells of the limit: it may be meant for other categories as well.
    void setModelData(
        QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

Q_SIGNALS:
    /// `limit`: a number, or nothing for none. What comes of one editor has one `gesture`.
    void entered(const QModelIndex &index, const QVariant &limit, int gesture) const;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace boardwright
