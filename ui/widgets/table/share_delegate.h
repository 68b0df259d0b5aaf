// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/cell_delegate.h"

namespace boardwright {

/// Paints a share as a bar with the cell's text and an optional mark (BarRole, BarMarkRole), or
/// only the text if there is no bar. Editing it requests another share.
class ShareDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(
        QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace boardwright
