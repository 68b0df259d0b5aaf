// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/objectives_actions.h"

#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/goals/cell_block.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/paint/icons.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace boardwright {

ObjectivesActions::ObjectivesActions(GoalSetDocument &document, ObjectivesTable &table)
    : QObject(&table)
    , m_document(document)
    , m_table(table)
    , m_add(make(QStringLiteral("list-add"), tr("&Add Goal"),
          {QKeySequence(Qt::Key_Insert), QKeySequence(Qt::CTRL | Qt::Key_Return),
              QKeySequence(Qt::CTRL | Qt::Key_Enter)},
          &ObjectivesActions::addGoal))
    , m_cut(make(QStringLiteral("edit-cut"), tr("Cu&t"), {QKeySequence(QKeySequence::Cut)},
          &ObjectivesActions::cut))
    , m_copy(make(
          QStringLiteral("edit-copy"), tr("&Copy"), {QKeySequence(QKeySequence::Copy)}, nullptr))
    , m_paste(make(QStringLiteral("edit-paste"), tr("&Paste"), {QKeySequence(QKeySequence::Paste)},
          &ObjectivesActions::paste))
    , m_clear(make(QStringLiteral("edit-clear"), tr("C&lear Cells"), {QKeySequence(Qt::Key_Delete)},
          &ObjectivesActions::clear))
    , m_fill(make(QString(), tr("&Fill Down"), {QKeySequence(Qt::CTRL | Qt::Key_D)},
          &ObjectivesActions::fillDown))
    , m_duplicate(make(QString(), tr("D&uplicate Goals"),
          {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}, &ObjectivesActions::duplicate))
    , m_remove(make(QStringLiteral("list-remove"), tr("&Remove Goals"),
          {QKeySequence(Qt::CTRL | Qt::Key_Delete)}, &ObjectivesActions::remove))
    , m_up(make(QString(), tr("&Move Up"), {QKeySequence(Qt::ALT | Qt::Key_Up)},
          &ObjectivesActions::moveUp))
    , m_down(make(QString(), tr("Move D&own"), {QKeySequence(Qt::ALT | Qt::Key_Down)},
          &ObjectivesActions::moveDown))
    , m_details(make(QString(), tr("Ope&n Details"), {QKeySequence(Qt::Key_F4)}, nullptr))
{
    connect(m_copy, &QAction::triggered, this, &ObjectivesActions::copy);
    connect(m_details, &QAction::triggered, this, &ObjectivesActions::detailsWanted);
    make(QString(), tr("Select Whole Rows"), {QKeySequence(Qt::SHIFT | Qt::Key_Space)},
        &ObjectivesActions::selectRows);
    make(QString(), tr("Select Whole Columns"), {QKeySequence(Qt::CTRL | Qt::Key_Space)},
        &ObjectivesActions::selectColumns);
    connect(&table, &ObjectivesTable::goalsDropped, this, &ObjectivesActions::drop);
    connect(&table, &ObjectivesTable::linesPasted, this, &ObjectivesActions::pasteNewGoals);
}

QAction *ObjectivesActions::make(const QString &icon, const QString &text,
    const QList<QKeySequence> &shortcuts, void (ObjectivesActions::*run)())
{
    auto *action = new QAction(text, this);
    if (!icon.isEmpty())
        action->setIcon(namedIcon(icon));
    action->setIconText(plainActionText(text));
    action->setShortcuts(shortcuts);
    // In the table itself: in an editor the keys are about its text.
    action->setShortcutContext(Qt::WidgetShortcut);
    if (run != nullptr)
        connect(action, &QAction::triggered, this, run);
    m_table.addAction(action);
    m_actions << action;
    return action;
}

/// Below the last goal that is selected, as the file has them; without one at the end.
void ObjectivesActions::addGoal()
{
    RowId last = RowId::none;
    for (const RowId id : m_table.selectedIds()) {
        if (m_document.rowOf(id) > m_document.rowOf(last))
            last = id;
    }
    if (last == RowId::none)
        last = m_table.filter().rowId(m_table.currentIndex());
    m_table.addGoal(m_table.goalAfter(last));
}

/// Whole goals with all that can be pasted again, whatever columns are shown.
void ObjectivesActions::copy() const
{
    const ObjectivesModel &model = m_table.filter().model();
    const QList<int> columns
        = m_table.selectsWholeRows() ? writableColumns(model) : m_table.selectedColumns();
    QList<QStringList> cells;
    for (const RowId id : m_table.selectedIds())
        cells << cellTexts(m_document, model, id, columns);
    if (!cells.isEmpty()) // what the clipboard holds may be wanted
        QGuiApplication::clipboard()->setText(tabSeparated(cells));
}

void ObjectivesActions::cut()
{
    copy();
    clear();
}

void ObjectivesActions::paste()
{
    QList<QStringList> cells = cellsOfTabSeparated(QGuiApplication::clipboard()->text());
    const ObjectivesFilter &filter = m_table.filter();
    const QList<RowId> selected = m_table.selectedIds();
    if (cells.isEmpty() || selected.isEmpty()) {
        pasteNewGoals();
        return;
    }
    const QList<int> shown
        = m_table.selectsWholeRows() ? writableColumns(filter.model()) : m_table.shownColumns();
    QList<int> columns = m_table.selectsWholeRows() ? shown : m_table.selectedColumns();
    cells = tiled(cells, selected.size(), columns.size());
    columns = shown.sliced(shown.indexOf(columns.first()));
    PasteTarget target{.ids = {}, .columns = columns};
    const int first = filter.indexOf(selected.first(), ObjectiveColumn::Goal).row();
    for (int row = first; row < filter.rowCount() && target.ids.size() < cells.size(); ++row)
        target.ids << filter.rowId(filter.index(row, 0));

    pasteInto(target, cells, m_table.selectsWholeRows());
}

void ObjectivesActions::pasteNewGoals()
{
    QList<QStringList> cells = cellsOfTabSeparated(QGuiApplication::clipboard()->text());
    const PasteTarget target = targetOfNewGoals(m_table.filter().model(), cells);
    if (cells.isEmpty())
        Q_EMIT refused(tr("The clipboard contains no text to paste."));
    else
        pasteInto(target, cells, true);
}

void ObjectivesActions::pasteInto(
    const PasteTarget &target, const QList<QStringList> &cells, bool selectsRows)
{
    const ObjectivesFilter &filter = m_table.filter();
    const auto pasted = pasteCells(m_document, filter.model(), target, cells);
    if (!pasted) {
        Q_EMIT refused(pasted.error());
        return;
    }
    if (selectsRows || pasted->ids.size() > target.ids.size())
        m_table.selectGoals(pasted->ids);
    if (pasted->refused.isEmpty())
        return;
    QItemSelection marked;
    for (const RefusedText &cell : pasted->refused) {
        const QModelIndex index
            = filter.indexOf(cell.id, ObjectiveColumn::Goal).siblingAtColumn(cell.column);
        m_table.setColumnHidden(cell.column, false);
        marked.select(index, index);
    }
    m_table.selectionModel()->select(marked, QItemSelectionModel::ClearAndSelect);
    m_table.selectionModel()->setCurrentIndex(
        marked.first().topLeft(), QItemSelectionModel::NoUpdate);
    m_table.scrollTo(marked.first().topLeft());
    const auto others = static_cast<int>(pasted->refused.size()) - 1;
    const QString &first = pasted->refused.first().why;
    Q_EMIT refused(others == 0
            ? tr("All but one cell was pasted. %1").arg(first)
            : tr("All but the %n selected cells were pasted. %1", nullptr, others + 1).arg(first));
}

/// As in spreadsheets: what is selected is emptied, and whole rows go.
void ObjectivesActions::clear()
{
    if (m_table.selectsWholeRows()) {
        remove();
        return;
    }
    clearCells(
        m_document, m_table.filter().model(), m_table.selectedIds(), m_table.selectedColumns());
}

void ObjectivesActions::remove()
{
    const QList<RowId> ids = m_table.selectedIds();
    if (ids.isEmpty())
        return;
    const int column = m_table.currentIndex().column();
    const int row = m_table.filter().indexOf(ids.first(), ObjectiveColumn::Goal).row();
    removeObjectives(m_document, ids);
    const int last = m_table.filter().rowCount() - 1;
    m_table.selectCell(m_table.filter().index(std::min(row, last), std::max(0, column)));
}

void ObjectivesActions::duplicate()
{
    m_table.selectGoals(duplicateObjectives(m_document, m_table.selectedIds()));
}

/// The first selected row into those below it; a single one takes what is above it.
void ObjectivesActions::fillDown()
{
    const ObjectivesFilter &filter = m_table.filter();
    QList<RowId> ids = m_table.selectedIds();
    if (ids.isEmpty())
        return;
    RowId from = ids.first();
    if (ids.size() == 1) {
        const int row = filter.indexOf(from, ObjectiveColumn::Goal).row();
        if (row == 0) {
            Q_EMIT refused(tr("There is no goal above this one to fill down from."));
            return;
        }
        from = filter.rowId(filter.index(row - 1, 0));
    } else {
        ids.removeFirst();
    }
    fillCells(m_document, filter.model(), from, ids, m_table.selectedColumns());
}

void ObjectivesActions::move(bool down)
{
    const ObjectivesFilter &filter = m_table.filter();
    const QList<RowId> ids = m_table.selectedIds();
    if (ids.isEmpty())
        return;
    if (!filter.showsTheFile()) {
        Q_EMIT refused(tr("Show all goals in file order to move them."));
        return;
    }
    const QList<Objective> &all = m_document.set().objectives;
    const int first = m_document.rowOf(ids.first());
    const int last = m_document.rowOf(ids.last());
    const bool isTogether = last - first + 1 == ids.size();
    if (isTogether && (down ? last + 1 == all.size() : first == 0))
        return;
    const int before
        = down ? std::min(last + 2, static_cast<int>(all.size())) : std::max(0, first - 1);
    moveObjectives(m_document, ids, before < all.size() ? all.at(before).id : RowId::none);
    m_table.scrollTo(m_table.currentIndex());
}

void ObjectivesActions::drop(RowId before)
{
    moveObjectives(m_document, m_table.selectedIds(), before);
}

void ObjectivesActions::selectRows()
{
    m_table.widenSelection(QItemSelectionModel::Rows);
}

void ObjectivesActions::selectColumns()
{
    m_table.widenSelection(QItemSelectionModel::Columns);
}

} // namespace boardwright
