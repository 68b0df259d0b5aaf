// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What keys, the mouse and editors do in the table of goals.

#include "ui/editing/document/edits.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/table/share_bar.h"
#include "ui/widgets/table/table_cursor.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMetaProperty>

#include <algorithm>

namespace boardwright {

bool ObjectivesTable::moveByKey(const QKeyEvent &event)
{
    TableCursor cursor(*this);
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool hasShift = modifiers.testFlag(Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        goDown(!hasShift);
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        goRight(event.key() == Qt::Key_Tab && !hasShift);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!modifiers.testFlag(Qt::ControlModifier) || modifiers.testFlag(Qt::AltModifier))
            return false;
        cursor.goToEdge(static_cast<Qt::Key>(event.key()), hasShift);
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (!modifiers.testFlag(Qt::ControlModifier))
            return false;
        cursor.goToCorner(event.key() == Qt::Key_End, hasShift);
        return true;
    default:
        return false;
    }
}

/// Below the last goal is the place for a new one.
void ObjectivesTable::goDown(bool forward)
{
    const QModelIndex current = currentIndex();
    const bool isGoal = current.column() == static_cast<int>(ObjectiveColumn::Goal);
    if (forward && isGoal && isAtEnd() && idsFor(current).size() <= 1)
        Q_EMIT endPassed();
    else
        TableCursor(*this).goDown(forward);
}

void ObjectivesTable::goRight(bool forward)
{
    const QModelIndex before = currentIndex();
    TableCursor(*this).goRight(forward);
    if (forward && currentIndex() == before && isAtEnd() && idsFor(before).size() <= 1)
        Q_EMIT endPassed();
}

/// Whether the current goal is the last of the file and nothing else is shown below it.
bool ObjectivesTable::isAtEnd() const
{
    return m_model.showsTheFile() && currentIndex().isValid()
        && currentIndex().row() + 1 == m_model.rowCount();
}

/// Of the column of the current cell, where it is one of boxes; else whether goals take part.
void ObjectivesTable::toggleBoxes()
{
    const QModelIndex current = currentIndex();
    const QList<RowId> ids = selectedIds();
    if (current.column() == static_cast<int>(ObjectiveColumn::Enabled)
        || !current.flags().testFlag(Qt::ItemIsUserCheckable)) {
        toggleEnabled(m_document, ids);
        return;
    }
    const bool areAllOn = std::ranges::all_of(ids, [&](RowId id) {
        return m_model.indexOf(id, ObjectiveColumn::Enabled)
                   .siblingAtColumn(current.column())
                   .data(Qt::CheckStateRole)
                   .value<Qt::CheckState>()
            == Qt::Checked;
    });
    m_model.model().enter(ids, current.column(), !areAllOn);
}

void ObjectivesTable::keyPressEvent(QKeyEvent *event)
{
    // Enter in an editor comes by here as well, before the editor closes.
    if (state() == EditingState || moveByKey(*event))
        return;
    switch (event->key()) {
    case Qt::Key_Space:
        if (event->modifiers() != Qt::NoModifier)
            break;
        toggleBoxes();
        return;
    case Qt::Key_Escape:
        if (!m_drag.cancel())
            break;
        return;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        event->ignore(); // or they would be typed into an editor
        return;
    default:
        break;
    }
    scrollTo(currentIndex()); // what is typed should be seen
    FrozenTableView::keyPressEvent(event);
}

void ObjectivesTable::contextMenuEvent(QContextMenuEvent *event)
{
    if (selectionModel()->hasSelection())
        Q_EMIT menuWanted(event->reason() == QContextMenuEvent::Keyboard
                ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                : event->globalPos());
}

bool ObjectivesTable::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    const bool isEdited = FrozenTableView::edit(index, trigger, event);
    if (QWidget *editor = isEdited ? indexWidget(index) : nullptr) {
        m_enterGoesUp = false;
        editor->removeEventFilter(this);
        editor->installEventFilter(this);
    }
    return isEdited;
}

/// Of editors: how Enter was meant, which the delegate does not tell.
bool ObjectivesTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        m_enterGoesUp = key.modifiers().testFlag(Qt::ShiftModifier);
        if (key.matches(QKeySequence::Paste) && watched == indexWidget(currentIndex())
            && currentIndex().column() == static_cast<int>(ObjectiveColumn::Goal)
            && QGuiApplication::clipboard()->text().trimmed().contains(u'\n')) {
            closeEditor(static_cast<QWidget *>(watched), QAbstractItemDelegate::RevertModelCache);
            Q_EMIT linesPasted();
            return true;
        }
    }
    return FrozenTableView::eventFilter(watched, event);
}

void ObjectivesTable::commitData(QWidget *editor)
{
    if (m_newGoal.isNamedIn(editor))
        m_newGoal.setName(editor->metaObject()->userProperty().read(editor).toString());
    else
        FrozenTableView::commitData(editor);
}

/// After Enter the cell below is next, after Tab the one to the right; but several cells that were
/// set at once stay selected.
void ObjectivesTable::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const bool isNewGoal = m_newGoal.isNamedIn(editor);
    FrozenTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (isNewGoal)
        m_newGoal.finish();
    if (hint == QAbstractItemDelegate::EditNextItem)
        goRight(true);
    else if (hint == QAbstractItemDelegate::EditPreviousItem)
        goRight(false);
    else if (hint == QAbstractItemDelegate::SubmitModelCache && idsFor(currentIndex()).size() <= 1)
        goDown(!m_enterGoesUp);
}

bool ObjectivesTable::isOnBar(const QModelIndex &index, QPoint position) const
{
    return index.isValid() && index.column() == static_cast<int>(ObjectiveColumn::Weighting)
        && shareBarRect(visualRect(index), fontMetrics()).contains(position);
}

void ObjectivesTable::pressOn(const QMouseEvent &event)
{
    m_pressedCheck = QPersistentModelIndex();
    m_drag.release();
    const QPoint position = event.position().toPoint();
    const QModelIndex index = indexAt(position);
    if (!index.isValid() || event.button() != Qt::LeftButton || event.modifiers() != Qt::NoModifier)
        return;
    if (index.column() == static_cast<int>(ObjectiveColumn::Enabled)) {
        m_pressedCheck = index;
    } else if (isOnBar(index, position) && !indexWidget(index)) {
        const int width = shareBarRect(visualRect(index), fontMetrics()).width();
        m_drag.press({.at = position,
            .weighting = index.data(Qt::EditRole).toInt(),
            .barWidth = layoutDirection() == Qt::RightToLeft ? -width : width,
            .ids = idsFor(index)});
    }
}

void ObjectivesTable::mousePressEvent(QMouseEvent *event)
{
    pressOn(*event);
    // A drag of a bar, and a click on a check box, are about all that is selected.
    m_keepsSelection = (m_pressedCheck.isValid() || m_drag.isPressed())
        && selectedIds().contains(m_model.rowId(indexAt(event->position().toPoint())));
    FrozenTableView::mousePressEvent(event);
    m_keepsSelection = false;
}

void ObjectivesTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    // Two quick clicks on a check box are two clicks.
    if (indexAt(event->position().toPoint()).column() == static_cast<int>(ObjectiveColumn::Enabled))
        pressOn(*event);
    else
        FrozenTableView::mouseDoubleClickEvent(event);
}

void ObjectivesTable::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    if (event->buttons() == Qt::NoButton) {
        if (isOnBar(indexAt(position), position))
            viewport()->setCursor(Qt::SizeHorCursor);
        else
            viewport()->unsetCursor();
    }
    if (event->buttons().testFlag(Qt::LeftButton) && m_drag.moveTo(position))
        return;
    FrozenTableView::mouseMoveEvent(event);
}

void ObjectivesTable::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex check = m_pressedCheck;
    m_pressedCheck = QPersistentModelIndex();
    const bool isCheckClicked
        = check.isValid() && check == indexAt(event->position().toPoint()) && state() == NoState;
    const bool isBarClicked = m_drag.isPressed() && !m_drag.isActive();
    m_keepsSelection = m_drag.release() || isCheckClicked;
    m_isReleasing = true;
    FrozenTableView::mouseReleaseEvent(event);
    m_isReleasing = false;
    m_keepsSelection = false;
    if (isBarClicked && state() == NoState)
        setCurrentIndex(currentIndex()); // it was a mere click
    if (isCheckClicked)
        toggleEnabled(m_document, idsFor(check));
}

QItemSelectionModel::SelectionFlags ObjectivesTable::selectionCommand(
    const QModelIndex &index, const QEvent *event) const
{
    return m_keepsSelection ? QItemSelectionModel::NoUpdate
                            : FrozenTableView::selectionCommand(index, event);
}

} // namespace boardwright
