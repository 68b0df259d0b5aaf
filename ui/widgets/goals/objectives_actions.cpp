// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/objectives_actions.h"

#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/goals/cell_block.h"
#include "ui/editing/import/import_source.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/text/import_words.h"
#include "ui/text/number_text.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/goals/objectives_table.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace boardwright {

ObjectivesActions::ObjectivesActions(GoalSetDocument &document, ObjectivesTable &table)
    : QObject(&table)
    , m_document(document)
    , m_table(table)
    , m_details(new QAction(tr("Ope&n Details"), this))
{
    table.offer(SheetVerb::Add, [this] { addGoal(); }, tr("&Add Goal"));
    table.offer(SheetVerb::Cut, [this] { cut(); });
    table.offer(SheetVerb::Copy, [this] { copy(); });
    table.offer(SheetVerb::Paste, [this] { paste(); });
    table.offer(SheetVerb::Clear, [this] { clear(); });
    table.offer(SheetVerb::FillDown, [this] { fillDown(); });
    table.offerCalculation([this](const QList<EnteredText> &cells) { return enter(cells); });
    table.offer(SheetVerb::Duplicate, [this] { duplicate(); }, tr("D&uplicate Goals"));
    table.offer(SheetVerb::Remove, [this] { remove(); }, tr("&Remove Goals"));
    table.offer(SheetVerb::MoveUp, [this] { move(false); });
    table.offer(SheetVerb::MoveDown, [this] { move(true); });
    m_details->setIconText(plainActionText(m_details->text()));
    m_details->setShortcut(Qt::Key_F4);
    m_details->setShortcutContext(Qt::WidgetShortcut);
    table.addAction(m_details);
    connect(m_details, &QAction::triggered, this, &ObjectivesActions::detailsWanted);
    connect(&table, &Spreadsheet::menuOpened, this, [this](QMenu *menu) { fillMenu(*menu); });
    connect(&table, &ObjectivesTable::goalsDropped, this, &ObjectivesActions::drop);
    connect(&table, &ObjectivesTable::linesPasted, this, &ObjectivesActions::pasteNewGoals);
}

QList<QAction *> ObjectivesActions::actions() const
{
    QList<QAction *> actions = m_table.verbActions() << m_details;
    // These are in the menu "Edit", which applies to what has the focus.
    for (const SheetVerb verb :
        {SheetVerb::Cut, SheetVerb::Copy, SheetVerb::Paste, SheetVerb::Clear})
        actions.removeOne(m_table.action(verb));
    return actions;
}

QList<QAction *> ObjectivesActions::forEmptySet() const
{
    return {m_table.action(SheetVerb::Add), m_table.action(SheetVerb::Paste)};
}

/// Adds a goal below the last selected one in file order; without a selection at the end.
void ObjectivesActions::addGoal()
{
    const RowId last = lastSelected();
    m_table.addGoal(m_table.goalAfter(
        last == RowId::none ? m_table.filter().rowId(m_table.currentIndex()) : last));
}

/// The last selected goal in file order; none without a selection.
RowId ObjectivesActions::lastSelected() const
{
    RowId last = RowId::none;
    for (const RowId id : m_table.selectedIds()) {
        if (m_document.rowOf(id) > m_document.rowOf(last))
            last = id;
    }
    return last;
}

/// Whole rows are copied with all columns that can be pasted again, including hidden ones.
void ObjectivesActions::copy() const
{
    const ObjectivesModel &model = m_table.filter().model();
    const QList<int> columns
        = m_table.selectsWholeRows() ? writableColumns(model) : m_table.selectedColumns();
    QList<QStringList> cells;
    for (const RowId id : m_table.selectedIds())
        cells << cellTexts(m_document, model, id, columns);
    if (!cells.isEmpty()) // otherwise the clipboard is left unchanged
        QGuiApplication::clipboard()->setText(tabSeparated(cells));
}

void ObjectivesActions::cut()
{
    copy();
    clear();
}

/// Passes a list in a format of its own on; returns whether the clipboard contains one.
bool ObjectivesActions::passOnList()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (!isListText(text))
        return false;
    Q_EMIT listPasted(text);
    return true;
}

void ObjectivesActions::paste()
{
    if (passOnList())
        return;
    auto cells = Spreadsheet::copiedCells();
    if (!cells || cells->isEmpty() || m_table.selectedIds().isEmpty()) {
        pasteNewGoals();
        return;
    }
    const auto target = targetOfBlock(m_table.filter().model(), pastePlace(), *cells);
    if (target)
        pasteInto(*target, *cells);
    else
        Q_EMIT refused(target.error());
}

PastePlace ObjectivesActions::pastePlace() const
{
    const ObjectivesFilter &filter = m_table.filter();
    PastePlace place{.selected = m_table.selectedIds(),
        .shown = {},
        .columns = m_table.shownColumns(),
        .left = {},
        .selectedColumns = m_table.selectedColumns().size(),
        .isWholeRows = m_table.selectsWholeRows(),
        .after = m_table.goalAfter(lastSelected())};
    const int first = filter.indexOf(place.selected.first(), ObjectiveColumn::Goal).row();
    for (int row = first; row < filter.rowCount(); ++row)
        place.shown << filter.rowId(filter.index(row, 0));
    if (place.isWholeRows) {
        place.columns = writableColumns(filter.model());
    } else {
        const qsizetype at = place.columns.indexOf(m_table.selectedColumns().first());
        place.left = place.columns.first(at);
        place.columns.remove(0, at);
    }
    return place;
}

void ObjectivesActions::pasteNewGoals(RowId before)
{
    if (passOnList())
        return;
    auto cells = Spreadsheet::copiedCells();
    if (!cells) {
        Q_EMIT refused(cells.error());
        return;
    }
    PasteTarget target = targetOfNewGoals(m_table.filter().model(), *cells);
    target.before = before;
    if (cells->isEmpty())
        Q_EMIT refused(tr("The clipboard contains no text to paste."));
    else
        pasteInto(target, *cells);
}

void ObjectivesActions::pasteInto(const PasteTarget &target, const QList<QStringList> &cells)
{
    const ObjectivesFilter &filter = m_table.filter();
    const auto pasted = pasteCells(m_document, filter.model(), target, cells);
    if (!pasted) {
        Q_EMIT refused(pasted.error());
        return;
    }
    if (target.isTitled || target.holdsGoals || m_table.selectsWholeRows()
        || pasted->ids.size() > target.ids.size())
        m_table.selectGoals(pasted->ids);
    m_table.setFocus(); // also from the place for a new goal
    m_table.showRefused(
        [&](const RefusedText &cell) {
            return filter.indexOf(pasted->ids.at(cell.row), ObjectiveColumn::Goal)
                .siblingAtColumn(cell.column);
        },
        pasted->refused);
    if (const QString text = pastedText(target, pasted->ids); !text.isEmpty())
        Q_EMIT told(text);
    if (!pasted->shares.isEmpty())
        Q_EMIT filter.model().sharesWanted(pasted->shares);
}

/// What a paste did that is not plain to see; empty if everything is.
QString ObjectivesActions::pastedText(const PasteTarget &target, const QList<RowId> &ids) const
{
    QStringList texts;
    const auto goals = static_cast<int>(ids.size());
    if (target.holdsGoals && !target.ids.isEmpty())
        texts << tr(
            "%Ln goals replaced: as many were selected as the clipboard contains.", nullptr, goals);
    else if (target.holdsGoals && m_document.rowOf(ids.first()) > 0)
        texts << tr("%Ln goals added below row %1.", nullptr, goals)
                     .arg(wholeText(m_document.rowOf(ids.first())));
    if (!target.skipped.isEmpty())
        texts << tr("Not pasted: %1", "titles of columns")
                     .arg(target.skipped.join(tr(", ", "between the titles of columns")));
    return texts.join(u' ');
}

/// Clears the selected cells, or deletes the selected rows, as spreadsheets do.
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
    const QList<RowId> ids = m_table.selectedIds();
    if (const QString refusal = tooManyGoalsWords(m_document.set().objectives.size() + ids.size());
        !refusal.isEmpty())
        Q_EMIT refused(refusal);
    else
        m_table.selectGoals(duplicateObjectives(m_document, ids));
}

void ObjectivesActions::fillDown()
{
    const ObjectivesFilter &filter = m_table.filter();
    const auto [row, rows] = m_table.filling();
    if (row < 0) {
        if (!rows.isEmpty())
            Q_EMIT refused(tr("There is no goal above this one to fill down from."));
        return;
    }
    const auto idOf = [&](int at) { return filter.rowId(filter.index(at, 0)); };
    const RowId from = idOf(row);
    QList<RowId> ids;
    std::ranges::transform(rows, std::back_inserter(ids), idOf);
    const QList<int> columns = m_table.selectedColumns();
    ObjectivesModel &model = filter.model();
    if (columns.size() == 1 && model.isAppearances(columns.first()))
        model.enter(ids, columns.first(), cellTexts(m_document, model, from, columns).first());
    else
        fillCells(m_document, model, from, ids, columns);
}

/// What a calculation gave. Shares of boards are requested.
std::expected<void, QString> ObjectivesActions::enter(const QList<EnteredText> &cells)
{
    const ObjectivesFilter &filter = m_table.filter();
    const auto idOf = [&](int row) { return filter.rowId(filter.index(row, 0)); };
    return enterTexts(m_document, filter.model(), idOf, cells)
        .transform([&](const QMap<RowId, double> &shares) {
            if (!shares.isEmpty())
                Q_EMIT filter.model().sharesWanted(shares);
        });
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

} // namespace boardwright
