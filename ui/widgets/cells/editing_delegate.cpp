// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/editing_delegate.h"

#include "ui/widgets/cells/cell_editor.h"
#include "ui/widgets/table/soft_selection.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace boardwright {

namespace {

CellEditor *cellEditor(QObject *editor)
{
    return dynamic_cast<CellEditor *>(editor);
}

} // namespace

QWidget *EditingDelegate::createEditor(
    QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    QWidget *editor = makeEditor(parent, index);
    useFullSelection(*editor);
    return editor;
}

QVariant EditingDelegate::editedValue(const QModelIndex &index) const
{
    return index.data(Qt::EditRole);
}

void EditingDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    // Not again when the model changes: somebody is typing.
    constexpr const char *wasShown = "boardwright_wasShown";
    CellEditor *cell = cellEditor(editor);
    if (cell == nullptr || editor->property(wasShown).toBool())
        return;
    editor->setProperty(wasShown, true);
    cell->showValue(editedValue(index));
}

void EditingDelegate::setModelData(
    QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    const CellEditor *cell = cellEditor(editor);
    if (auto *spinBox = qobject_cast<QSpinBox *>(editor))
        spinBox->interpretText();
    if (cell != nullptr && cell->isMeant())
        Q_EMIT entered(index, cell->value());
}

void EditingDelegate::updateEditorGeometry(
    QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    QRect rect = option.rect;
    const QWidget *parent = editor->parentWidget();
    if (const CellEditor *cell = cellEditor(editor); cell != nullptr && parent != nullptr) {
        const QFontMetrics metrics = editor->fontMetrics();
        const int width = std::min(parent->width(),
            std::max(rect.width(), cell->usefulWidth() * metrics.averageCharWidth()));
        const int height = cell->lines() == 1
            ? rect.height()
            : std::max(rect.height(), cell->lines() * metrics.lineSpacing() + rect.height() / 2);
        rect = QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignTop,
            QSize(width, height), QRect(rect.topLeft(), QSize(rect.width(), height)));
        rect.moveLeft(std::clamp(rect.left(), 0, std::max(0, parent->width() - width)));
        rect.moveTop(std::clamp(rect.top(), 0, std::max(0, parent->height() - height)));
    }
    editor->setGeometry(rect);
}

bool EditingDelegate::endEditing(QWidget *editor, int key)
{
    EndEditHint hint = NoHint;
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        hint = SubmitModelCache;
        break;
    case Qt::Key_Tab:
        hint = EditNextItem;
        break;
    case Qt::Key_Backtab:
        hint = EditPreviousItem;
        break;
    default:
        return false;
    }
    Q_EMIT commitData(editor);
    Q_EMIT closeEditor(editor, hint);
    return true;
}

bool EditingDelegate::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        const CellEditor *cell = cellEditor(watched);
        if (cell != nullptr && cell->wantsKey(*static_cast<QKeyEvent *>(event))) {
            if (event->type() == QEvent::ShortcutOverride)
                event->accept();
            return false;
        }
        // The base leaves these to editors of several lines.
        if (cell != nullptr && cell->lines() > 1 && event->type() == QEvent::KeyPress
            && endEditing(static_cast<QWidget *>(watched), static_cast<QKeyEvent *>(event)->key()))
            return true;
    }
    return CellDelegate::eventFilter(watched, event);
}

} // namespace boardwright
