// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/field_delegate.h"

#include "ui/editing/document/change_set.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/cells/choice_cell_edit.h"
#include "ui/widgets/controls/check_box.h"
#include "ui/widgets/fields/list_editors.h"
#include "ui/widgets/table/soft_selection.h"

#include <QAbstractSpinBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPersistentModelIndex>
#include <QPlainTextEdit>
#include <QTimer>

#include <algorithm>

namespace boardwright {

namespace {

constexpr const char *gestureOf = "boardwright_gesture";

const Field *fieldOf(const QModelIndex &index)
{
    return index.data(FieldRole).value<const Field *>();
}

bool isFlag(const QModelIndex &index)
{
    const Field *field = fieldOf(index);
    return field != nullptr && field->kind == Kind::Flag;
}

CellEditor *cellEditor(QObject *editor)
{
    return dynamic_cast<CellEditor *>(editor);
}

/// The cell itself frames a single-line editor. A taller editor needs a frame that is visible on
/// dark backgrounds.
void frameInCell(QWidget &editor)
{
    if (auto *box = qobject_cast<QAbstractSpinBox *>(&editor))
        box->setFrame(false);
    if (auto *lines = qobject_cast<QPlainTextEdit *>(&editor)) {
        lines->setFrameStyle(QFrame::Box | QFrame::Plain);
        lines->setForegroundRole(QPalette::Highlight);
    }
}

} // namespace

FieldDelegate::FieldDelegate(const GoalSetDocument &document, QObject *parent)
    : CellDelegate(parent)
    , m_context{.document = &document}
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
    QWidget *editor = makeEditor(*field, m_context, parent);
    frameInCell(*editor);
    useFullSelection(*editor);
    auto *self = const_cast<FieldDelegate *>(this); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    const auto finish = [self, editor] {
        if (editor->isHidden())
            return; // its table gave it up
        Q_EMIT self->commitData(editor);
        Q_EMIT self->closeEditor(editor);
    };
    if (auto *list = qobject_cast<CheckListEditor *>(editor)) {
        QTimer::singleShot(0, list, &CheckListEditor::open);
        connect(list, &CheckListEditor::closed, self, finish);
    } else if (auto *choices = qobject_cast<ChoiceCellEdit *>(editor)) {
        choices->onEntered(finish);
    }
    if (m_appliesSteps)
        followSteps(*editor, index);
    return editor;
}

/// What is typed is entered when the editor closes.
void FieldDelegate::followSteps(QWidget &editor, const QModelIndex &index) const
{
    auto *box = qobject_cast<QDoubleSpinBox *>(&editor);
    if (box == nullptr)
        return;
    const int gesture = newGesture();
    editor.setProperty(gestureOf, gesture);
    connect(box, &QDoubleSpinBox::valueChanged, this,
        [this, box, gesture, place = QPersistentModelIndex(index)](double value) {
            if (place.isValid() && cellEditor(box)->entered().typeId() == QMetaType::Double)
                Q_EMIT entered(place, value, gesture);
        });
}

void FieldDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    // Set only once, so that a change of the model does not overwrite what is being typed.
    constexpr const char *wasShown = "boardwright_wasShown";
    CellEditor *cell = cellEditor(editor);
    if (cell == nullptr || editor->property(wasShown).toBool())
        return;
    editor->setProperty(wasShown, true);
    cell->showValue(index.data(cell->role()));
}

void FieldDelegate::setModelData(
    QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    CellEditor *cell = cellEditor(editor);
    if (cell == nullptr)
        return;
    cell->commit();
    const QVariant gesture = editor->property(gestureOf);
    if (cell->isMeant())
        Q_EMIT entered(index, cell->entered(), gesture.isValid() ? gesture.toInt() : -1);
}

void FieldDelegate::updateEditorGeometry(
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

bool FieldDelegate::editorEvent(QEvent *event, QAbstractItemModel *,
    const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (!isFlag(index) || !index.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    bool isAsked = false;
    if (event->type() == QEvent::MouseButtonRelease
        || event->type() == QEvent::MouseButtonDblClick) { // counts as a second click
        const auto *const mouse = static_cast<QMouseEvent *>(event);
        const QRect box = QStyle::alignedRect(
            option.direction, Qt::AlignCenter, checkBoxSize(option), option.rect);
        // With modifier keys a click changes the selection instead.
        isAsked = mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier
            && box.adjusted(-4, -4, 4, 4).contains(mouse->position().toPoint());
    } else if (event->type() == QEvent::KeyPress) {
        const auto *const key = static_cast<QKeyEvent *>(event);
        isAsked = key->modifiers() == Qt::NoModifier
            && (key->key() == Qt::Key_Space || key->key() == Qt::Key_X || key->key() == Qt::Key_F2);
    }
    if (isAsked)
        Q_EMIT entered(index, !index.data(Qt::EditRole).toBool());
    return isAsked;
}

bool FieldDelegate::eventFilter(QObject *watched, QEvent *event)
{
    const CellEditor *cell
        = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride
        ? cellEditor(watched)
        : nullptr;
    if (cell == nullptr || !cell->wantsKey(*static_cast<QKeyEvent *>(event)))
        return CellDelegate::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride)
        event->accept();
    return false;
}

} // namespace boardwright
