// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/objectives/cell_delegate.h"

namespace boardwright {

/// A number from 1 to 100 on a bar of that length; a spin box to edit it.
class WeightingDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    /// Where the whole bar of a cell is, empty part included.
    static QRect barRect(const QRect &cell, const QFontMetrics &metrics);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Only tells of the number: it may be meant for other goals as well.
    void setModelData(
        QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

Q_SIGNALS:
    void entered(const QModelIndex &index, int weighting) const;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace boardwright
