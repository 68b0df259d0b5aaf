// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/field_delegate.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/controls/check_box.h"
#include "ui/widgets/fields/list_editors.h"
#include "ui/widgets/table/soft_selection.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimer>

namespace boardwright {

namespace {

const Field *fieldOf(const QModelIndex &index)
{
    return index.data(FieldRole).value<const Field *>();
}

bool isFlag(const QModelIndex &index)
{
    const Field *field = fieldOf(index);
    return field != nullptr && field->kind == Kind::Flag;
}

} // namespace

FieldDelegate::FieldDelegate(const GoalSetDocument &document, QObject *parent)
    : CellDelegate(parent)
    , m_document(document)
{
}

void FieldDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &index) const
{
    if (isFlag(index))
        paintCheckBox(painter, option, rect);
    else
        CellDelegate::paintContent(painter, option, rect, index);
}

int FieldDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return isFlag(index) ? checkBoxSize(option).width() : CellDelegate::contentWidth(option, index);
}

QWidget *FieldDelegate::createEditor(
    QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const Field *field = fieldOf(index);
    if (field == nullptr)
        return nullptr;
    FieldEditor *editor = FieldEditor::make(*field, &m_document, parent);
    useFullSelection(*editor);
    connect(editor, &FieldEditor::refused, this, &FieldDelegate::refused);
    auto *self = const_cast<FieldDelegate *>(this); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    if (auto *list = qobject_cast<CheckListEditor *>(editor)) {
        QTimer::singleShot(0, list, &CheckListEditor::open);
        connect(list, &CheckListEditor::closed, self, [self, list] {
            Q_EMIT self->commitData(list);
            Q_EMIT self->closeEditor(list);
        });
    } else if (field->kind == Kind::Choice) {
        connect(editor, &FieldEditor::edited, self, [self, editor] {
            Q_EMIT self->commitData(editor);
            Q_EMIT self->closeEditor(editor);
        });
    }
    return editor;
}

void FieldDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *fieldEditor = qobject_cast<FieldEditor *>(editor);
    if (fieldEditor == nullptr)
        return;
    const QVariant value = index.data(ValueRole);
    if (value.isValid())
        fieldEditor->showValue(value.value<Value>());
}

void FieldDelegate::setModelData(
    QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    auto *fieldEditor = qobject_cast<FieldEditor *>(editor);
    if (fieldEditor == nullptr)
        return;
    fieldEditor->commit();
    if (fieldEditor->isChanged()) // who only looks in changes nothing
        Q_EMIT entered(index, QVariant::fromValue(fieldEditor->value()));
}

bool FieldDelegate::editorEvent(
    QEvent *event, QAbstractItemModel *, const QStyleOptionViewItem &, const QModelIndex &index)
{
    if (!isFlag(index) || !index.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    const bool isClick = event->type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
    const bool isSpace = event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
    // With modifiers both are about the selection.
    if ((!isClick && !isSpace) || static_cast<QInputEvent *>(event)->modifiers() != Qt::NoModifier)
        return false;
    Q_EMIT entered(index, !index.data(Qt::EditRole).toBool());
    return true;
}

} // namespace boardwright
