// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/widgets/table/cell_delegate.h"

namespace boardwright {

/// Shows and edits cells that hold a field (FieldRole), each with the editor of its kind; cells
/// without one are shown as text and edited by nobody.
class FieldDelegate final : public CellDelegate {
    Q_OBJECT

public:
    /// `document` must outlive the delegate.
    FieldDelegate(const GoalSetDocument &document, QObject *parent);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Only tells: what was entered may be meant for other rows as well.
    void setModelData(
        QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

Q_SIGNALS:
    /// `value` is what valueOfEdit() takes.
    void entered(const QModelIndex &index, const QVariant &value) const;
    void refused(const QString &reason) const;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// A click on a flag's cell, or the space bar, turns it over.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
        const QModelIndex &index) override;

private:
    const GoalSetDocument &m_document;
};

} // namespace boardwright
