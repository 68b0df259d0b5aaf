// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, mouse and editors of the table of goals.

#include "ui/editing/document/edits.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/table/share_bar.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMetaProperty>

#include <algorithm>

namespace boardwright {

void ObjectivesTable::goDown(bool forward)
{
    m_newGoal.finish();
    const QModelIndex current = currentIndex();
    const bool isGoal = current.column() == static_cast<int>(ObjectiveColumn::Goal);
    if (forward && isGoal && isAtEnd() && rowsFor(current).size() <= 1)
        Q_EMIT endPassed();
    else
        Spreadsheet::goDown(forward);
}

void ObjectivesTable::goRight(bool forward)
{
    m_newGoal.finish();
    const QModelIndex before = currentIndex();
    Spreadsheet::goRight(forward);
    if (forward && currentIndex() == before && isAtEnd() && rowsFor(before).size() <= 1)
        Q_EMIT endPassed();
}

/// Whether the current goal is the last one of the file and the file is shown in full.
bool ObjectivesTable::isAtEnd() const
{
    return m_model.showsTheFile() && currentIndex().isValid()
        && currentIndex().row() + 1 == m_model.rowCount();
}

/// Toggles the check boxes of the current cell's column, or else whether goals are enabled.
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
    const bool isIdle = state() != EditingState;
    if (isIdle && event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier)
        toggleBoxes();
    else if (!isIdle || event->key() != Qt::Key_Escape || !m_drag.cancel())
        Spreadsheet::keyPressEvent(event);
}

/// Several lines pasted into the editor of a goal are meant as goals.
bool ObjectivesTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)
        && watched == indexWidget(currentIndex())
        && currentIndex().column() == static_cast<int>(ObjectiveColumn::Goal)
        && QGuiApplication::clipboard()->text().trimmed().contains(u'\n')) {
        const RowId before = goalAfter(m_model.rowId(currentIndex()));
        closeEditor(static_cast<QWidget *>(watched), QAbstractItemDelegate::RevertModelCache);
        Q_EMIT linesPasted(before);
        return true;
    }
    return Spreadsheet::eventFilter(watched, event);
}

void ObjectivesTable::commitData(QWidget *editor)
{
    if (m_newGoal.isNamedIn(editor))
        m_newGoal.setName(editor->metaObject()->userProperty().read(editor).toString());
    else
        Spreadsheet::commitData(editor);
}

void ObjectivesTable::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    Spreadsheet::closeEditor(editor, hint);
    if (editor->isHidden()
        && m_newGoal.isNamedIn(editor)) // the editor closed without another cell to go to
        m_newGoal.finish();
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
    // Dragging a bar or clicking a check box applies to all selected goals.
    m_keepsSelection = (m_pressedCheck.isValid() || m_drag.isPressed())
        && selectedIds().contains(m_model.rowId(indexAt(event->position().toPoint())));
    Spreadsheet::mousePressEvent(event);
    m_keepsSelection = false;
}

void ObjectivesTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    // Two quick clicks on a check box are two clicks, not a double click.
    if (indexAt(event->position().toPoint()).column() == static_cast<int>(ObjectiveColumn::Enabled))
        pressOn(*event);
    else
        Spreadsheet::mouseDoubleClickEvent(event);
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
    Spreadsheet::mouseMoveEvent(event);
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
    Spreadsheet::mouseReleaseEvent(event);
    m_isReleasing = false;
    m_keepsSelection = false;
    if (isBarClicked && state() == NoState)
        setCurrentIndex(currentIndex()); // it was a plain click
    if (isCheckClicked)
        toggleEnabled(m_document, idsFor(check));
}

QItemSelectionModel::SelectionFlags ObjectivesTable::selectionCommand(
    const QModelIndex &index, const QEvent *event) const
{
    return m_keepsSelection ? QItemSelectionModel::NoUpdate
                            : Spreadsheet::selectionCommand(index, event);
}

} // namespace boardwright
