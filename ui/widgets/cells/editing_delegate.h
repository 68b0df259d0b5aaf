// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/cell_delegate.h"

namespace boardwright {

/// A cell whose editor is a CellEditor. Enter, Tab and leaving take what is entered, Escape takes
/// it back; the editor may keep a key for itself. Opens as wide as is useful, beyond its column.
class EditingDelegate : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    QWidget *createEditor(
        QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const final;
    void setEditorData(QWidget *editor, const QModelIndex &index) const final;
    /// Only tells of what was entered: it may be meant for other goals as well.
    void setModelData(
        QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const final;
    void updateEditorGeometry(
        QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const final;

Q_SIGNALS:
    void entered(const QModelIndex &index, const QVariant &value) const;

protected:
    /// A widget that is a CellEditor.
    virtual QWidget *makeEditor(QWidget *parent, const QModelIndex &index) const = 0;
    /// What the editor begins with.
    virtual QVariant editedValue(const QModelIndex &index) const;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool endEditing(QWidget *editor, int key);
};

} // namespace boardwright
