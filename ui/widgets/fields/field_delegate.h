// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/cell_editors.h"
#include "ui/widgets/table/cell_delegate.h"

namespace boardwright {

/// Shows and edits cells that hold a field (FieldRole), each with the editor of makeEditor(); cells
/// without one are shown as text and edited by nobody. Enter, Tab and leaving take what is entered,
/// Escape takes it back; an editor may keep a key for itself, and opens as wide as is useful,
/// beyond its column. Subclasses paint something else.
class FieldDelegate : public CellDelegate {
    Q_OBJECT

public:
    /// `document` must outlive the delegate.
    FieldDelegate(const GoalSetDocument &document, QObject *parent);

    /// The board on which positions are picked; null: none.
    void setShape(std::shared_ptr<const Shape> shape) { m_context.shape = std::move(shape); }

    QWidget *createEditor(
        QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const final;
    void setEditorData(QWidget *editor, const QModelIndex &index) const final;
    /// Only tells: what was entered may be meant for other rows as well.
    void setModelData(
        QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const final;
    void updateEditorGeometry(
        QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const final;

Q_SIGNALS:
    /// `value` is what the model takes: valueOfCell(), valueOfEdit().
    void entered(const QModelIndex &index, const QVariant &value) const;
    void refused(const QString &reason) const;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// A click on the check box of a flag, or a key, turns it over.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
        const QModelIndex &index) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool endEditing(QWidget *editor, int key);

    EditorContext m_context;
};

} // namespace boardwright
