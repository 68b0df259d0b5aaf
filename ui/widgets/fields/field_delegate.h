// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/cell_editors.h"
#include "ui/widgets/table/cell_delegate.h"

namespace boardwright {

/// Shows and edits cells that have a field (FieldRole), with the editor made by makeEditor(). Cells
/// without a field are shown as text and cannot be edited. Enter, Tab and leaving accept the input,
/// Escape discards it. An editor may use some keys itself, and may be wider than its column.
/// Subclasses change the painting.
class FieldDelegate : public CellDelegate {
    Q_OBJECT

public:
    /// `document` must outlive the delegate.
    FieldDelegate(const GoalSetDocument &document, QObject *parent);

    /// Steps of a number box are entered at once; those of one editor have the same gesture.
    void applySteps() { m_appliesSteps = true; }

    /// The board for picking positions; null if there is none.
    void setShape(std::shared_ptr<const Shape> shape) { m_context.shape = std::move(shape); }

    QWidget *createEditor(
        QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const final;
    void setEditorData(QWidget *editor, const QModelIndex &index) const final;
    /// Only emits entered(), because the input may apply to other rows as well.
    void setModelData(
        QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const final;
    void updateEditorGeometry(
        QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const final;

Q_SIGNALS:
    /// `value` is in a form that the model accepts: valueOfEdit(). `gesture`: of its editor; -1:
    /// there is none.
    void entered(const QModelIndex &index, const QVariant &value, int gesture = -1) const;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// A click on the check box of a flag, or a key, toggles it.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
        const QModelIndex &index) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followSteps(QWidget &editor, const QModelIndex &index) const;

    EditorContext m_context;
    bool m_appliesSteps = false;
};

} // namespace boardwright
