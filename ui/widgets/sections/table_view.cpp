// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sections/table_view.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/fields/field_delegate.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <numeric>
#include <utility>

namespace boardwright {

namespace {

/// The columns that the first row of a pasted block names; std::nullopt if it holds values.
std::optional<QList<int>> columnsTitledIn(const FieldTableModel &model,
    const QList<QStringList> &cells, const QList<int> &selectedRows, int column)
{
    if (cells.size() < 2)
        return std::nullopt;
    auto titled = model.columnsOfTitles(cells.first());
    if (titled && titled->size() == 1 && !selectedRows.isEmpty() && titled->first() != column)
        titled.reset(); // a word among others
    return titled;
}

} // namespace

TableView::TableView(GoalSetDocument &document, FieldTableModel &model, QWidget *parent,
    QSortFilterProxyModel *shown)
    : Spreadsheet(SheetUse::Edit, parent)
    , m_document(document)
    , m_model(model)
    , m_shown(shown)
{
    setAccessibleName(model.title());
    setObjectName(model.key()); // under which its columns are saved
    if (shown == nullptr && model.verbs().testFlag(FieldTableModel::Move))
        showRowNumbers();
    else if (model.comparesSections())
        showRowTitles();
    setModel(shown == nullptr ? static_cast<QAbstractItemModel *>(&model) : shown);
    columnChoice().setKept(std::max(0, model.nameColumn()));
    use(new FieldDelegate(document, this));
    offerVerbs();
    connect(&model, &FieldTableModel::refused, this, &Spreadsheet::showReason);
    connect(this, &Spreadsheet::rowsDropped, this, &TableView::moveRowsTo);
    connect(this, &QAbstractItemView::doubleClicked, this, &TableView::open);
    connect(
        selectionModel(), &QItemSelectionModel::selectionChanged, this, &TableView::updateActions);
    connect(&document, &GoalSetDocument::changed, this, &TableView::updateActions);
    updateActions();
}

void TableView::use(FieldDelegate *delegate)
{
    setItemDelegate(delegate);
    connect(delegate, &FieldDelegate::entered, this, &TableView::enter);
}

void TableView::offerVerbs()
{
    using Model = FieldTableModel;
    const Model::Verbs verbs = m_model.verbs();
    if (verbs.testFlag(Model::Add))
        offer(SheetVerb::Add, [this] { addRow(); });
    if (verbs.testFlag(Model::Duplicate))
        offer(SheetVerb::Duplicate, [this] { duplicateRows(); });
    if (verbs.testFlag(Model::Remove))
        offer(SheetVerb::Remove, [this] { removeRows(); });
    if (verbs.testFlag(Model::Move)) {
        offer(SheetVerb::MoveUp, [this] { moveRows(false); });
        offer(SheetVerb::MoveDown, [this] { moveRows(true); });
    }
    if (m_model.comparesSections()) {
        QAction *reset = offer(SheetVerb::Clear, [this] { clear(); }, tr("&Reset"));
        reset->setPriority(QAction::NormalPriority); // the bar shows its text
        reset->setToolTip(tr("Reset the selected values to their defaults (%1)")
                .arg(reset->shortcut().toString(QKeySequence::NativeText)));
    } else {
        offer(SheetVerb::Clear, [this] { clear(); });
        offer(SheetVerb::FillDown, [this] { fillDown(); });
    }
    offerCalculation([this](const QList<EnteredText> &cells) {
        return m_model.enterTexts(onModel(cells), FieldTableModel::EnteredBy::Calculation);
    });
    offer(SheetVerb::Paste, [this] { paste(); });
    offer(SheetVerb::Cut, [this] { cut(); });
}

QList<QAction *> TableView::barActions() const
{
    QList<QAction *> actions;
    for (const auto verb : {SheetVerb::Add, SheetVerb::Duplicate, SheetVerb::Remove,
             SheetVerb::MoveUp, SheetVerb::MoveDown})
        actions << action(verb);
    if (m_model.comparesSections())
        actions << action(SheetVerb::Clear);
    actions.removeAll(nullptr);
    return actions;
}

void TableView::updateActions()
{
    const QList<int> rows = selectedRows();
    const bool hasRows = !rows.isEmpty();
    const bool isBlock = hasRows && rows.last() - rows.first() + 1 == rows.size();
    const bool canMove = hasRows && isInOrder();
    const auto enable = [this](SheetVerb verb, bool isEnabled) {
        if (QAction *verbAction = action(verb))
            verbAction->setEnabled(isEnabled);
    };
    enable(SheetVerb::Duplicate, hasRows);
    enable(SheetVerb::Remove, hasRows);
    enable(SheetVerb::MoveUp, canMove && (!isBlock || rows.first() > 0));
    enable(SheetVerb::MoveDown, canMove && (!isBlock || rows.last() + 1 < model()->rowCount()));
    if (m_model.comparesSections())
        enable(SheetVerb::Clear,
            std::ranges::any_of(selectedModelCells(),
                [this](const QModelIndex &cell) { return m_model.holdsOwn(cell); }));
}

bool TableView::isInOrder() const
{
    return m_shown == nullptr
        || (m_shown->sortColumn() < 0 && m_shown->rowCount() == m_model.rowCount());
}

QList<int> TableView::modelRows(const QList<int> &rows) const
{
    if (m_shown == nullptr)
        return rows;
    QList<int> result;
    for (const int row : rows)
        result << m_shown->mapToSource(m_shown->index(row, 0)).row();
    return result;
}

QList<int> TableView::selectedModelRows() const
{
    return modelRows(selectedRows());
}

QModelIndexList TableView::selectedModelCells() const
{
    QModelIndexList cells = selectedShownCells(); // NOLINT(misc-const-correctness): it is changed
    if (m_shown != nullptr)
        std::ranges::transform(cells, cells.begin(),
            [this](const QModelIndex &cell) { return m_shown->mapToSource(cell); });
    return cells;
}

QModelIndex TableView::shownIndex(int modelRow, int column) const
{
    const QModelIndex index = m_model.index(modelRow, column);
    return m_shown == nullptr ? index : m_shown->mapFromSource(index);
}

QItemSelection TableView::selectedCells() const
{
    const QItemSelection selection = Spreadsheet::selectedCells();
    return m_shown != nullptr && selection.isEmpty() && currentIndex().isValid()
        ? QItemSelection(currentIndex(), currentIndex())
        : selection;
}

void TableView::enter(const QModelIndex &index, const QVariant &value, int gesture)
{
    if (gesture >= 0 && m_undoIndex < 0)
        m_undoIndex = m_document.undoStack().index();
    const bool isAlone
        = m_model.isEnteredAlone(m_model.index(modelRows({index.row()}).first(), index.column()));
    m_model.enter(modelRows(isAlone ? QList<int>{index.row()} : rowsFor(index)), index.column(),
        value, gesture);
}

void TableView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    Spreadsheet::closeEditor(editor, hint);
    if (!editor->isHidden())
        return;
    const int before = std::exchange(m_undoIndex, -1);
    if (hint == QAbstractItemDelegate::RevertModelCache && before >= 0
        && m_document.undoStack().index() > before)
        m_document.undoStack().undo();
}

void TableView::editName()
{
    const QModelIndex name = currentIndex().siblingAtColumn(std::max(0, m_model.nameColumn()));
    if (!name.isValid())
        return;
    selectCell(name);
    QTableView::edit(name);
    if (auto *line = qobject_cast<QLineEdit *>(indexWidget(name)))
        line->selectAll();
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const Qt::ItemFlags flags = currentIndex().flags();
    if (event->key() == Qt::Key_F2 && isPlain && !m_model.comparesSections()
        && !(flags & (Qt::ItemIsEditable | Qt::ItemIsUserCheckable)))
        editName();
    else
        Spreadsheet::keyPressEvent(event);
}

bool TableView::open(const QModelIndex &index)
{
    if (!index.data(OpensRole).toBool())
        return false;
    Q_EMIT opened(index);
    return true;
}

void TableView::goDown(bool forward)
{
    if (!forward || !open(currentIndex()))
        Spreadsheet::goDown(forward);
}

QList<EnteredText> TableView::onModel(QList<EnteredText> cells) const
{
    for (EnteredText &cell : cells)
        cell.row = modelRows({cell.row}).first();
    return cells;
}

std::expected<void, QString> TableView::enterTexts(const QList<EnteredText> &cells)
{
    return m_model.enterTexts(onModel(cells), FieldTableModel::EnteredBy::Replacing);
}

void TableView::addRow()
{
    const QList<int> rows = selectedModelRows();
    const int row = m_model.add(rows.isEmpty() ? m_model.rowCount() : rows.last() + 1);
    selectRows({shownIndex(row, 0).row()});
    setFocus();
    const QModelIndex first = shownIndex(row, shownColumns().constFirst());
    if (!m_model.holdsOwn(m_model.index(row, first.column())))
        return;
    setCurrentIndex(first); // so that typing replaces its default name
    QTableView::edit(first);
}

void TableView::duplicateRows()
{
    const QList<int> rows = selectedModelRows();
    if (rows.isEmpty())
        return;
    QList<int> copies;
    for (const int row : m_model.duplicate(rows))
        copies << shownIndex(row, 0).row();
    copies.removeAll(-1); // hidden by a filter
    selectRows(copies);
}

void TableView::removeRows()
{
    const QList<int> rows = selectedRows();
    if (rows.isEmpty())
        return;
    const int column = currentIndex().column();
    m_model.remove(modelRows(rows));
    const int left = model()->rowCount();
    if (left == 0)
        return;
    const int row = std::min(rows.first(), left - 1);
    if (m_shown == nullptr)
        selectRows({row});
    else
        selectCell(model()->index(row, std::max(0, column)));
}

void TableView::moveRows(bool down)
{
    if (const QList<int> rows = selectedRows(); !rows.isEmpty() && isInOrder())
        moveRowsTo(down ? rows.last() + 2 : std::max(0, rows.first() - 1));
}

void TableView::moveRowsTo(int before)
{
    m_model.move(selectedModelRows(), before);
    scrollTo(currentIndex());
    updateActions();
}

void TableView::resetCells()
{
    m_model.clear(selectedModelCells());
}

void TableView::clear()
{
    if (selectsWholeRows() && m_model.verbs().testFlag(FieldTableModel::Remove))
        removeRows();
    else
        resetCells();
}

void TableView::cut()
{
    copy();
    clear();
}

void TableView::fillDown()
{
    const auto [from, to] = filling();
    if (!m_model.canFill(selectedColumns()) && !to.isEmpty())
        showReason(tr("Names cannot be filled down: each is there once."));
    else if (from >= 0)
        m_model.fill(modelRows({from}).first(), modelRows(to), selectedColumns());
    else if (!to.isEmpty())
        showReason(tr("There is no row above this one to fill down from."));
}

/// The columns for a block without titles, from the first selected column on, also below the last
/// row. Whole rows, which copy() copies with their hidden cells, are wider than what is shown.
QList<int> TableView::columnsFrom(int column, qsizetype width) const
{
    const QList<int> shown = shownColumns();
    const qsizetype first = std::max(qsizetype{0}, shown.indexOf(column));
    if (!selectsWholeRows() && (first > 0 || width <= shown.size()))
        return shown.sliced(first);
    QList<int> all(model()->columnCount());
    std::ranges::iota(all, 0);
    return all;
}

/// A block that holds several rows, with what identifies them, becomes new rows, unless exactly as
/// many are selected, which it then replaces. Any other block is pasted from the first selected
/// cell on. A first row of titles assigns the columns.
void TableView::paste()
{
    const QList<int> rows = selectedRows();
    const int column = selectedColumns().value(0);
    const auto copied = copiedCells();
    if (!copied) {
        showReason(copied.error());
        return;
    }
    QList<QStringList> cells = *copied;
    if (cells.isEmpty())
        return;
    std::optional<QList<int>> titled = columnsTitledIn(m_model, cells, rows, column);
    if (titled)
        cells.removeFirst();
    const int name = m_model.nameColumn();
    const int first = std::max(0, name);
    const qsizetype width = std::ranges::max(cells, {}, &QStringList::size).size();
    const QList<int> from = columnsFrom(column, width);
    // Of a table without names, a single column may be values of any kind.
    const bool reachesName
        = from.first(std::min(width, from.size())).contains(first) && (name >= 0 || width > 1);
    const bool holdsRows = m_model.verbs().testFlag(FieldTableModel::Add)
        && (titled ? titled->contains(first) : cells.size() > 1 && reachesName);
    const bool isBlock = !rows.isEmpty() && rows.last() - rows.first() + 1 == rows.size();
    const bool isAdded = rows.isEmpty() || (holdsRows && (!isBlock || rows.size() != cells.size()));
    if (!titled && !holdsRows)
        cells = repeated(cells);
    if (titled && !holdsRows) {
        for (int &named : *titled)
            named = named < column ? -1 : named; // nothing left of the selected cell
    }
    QList<int> onto(isAdded ? 0 : model()->rowCount() - rows.first());
    std::ranges::iota(onto, rows.value(0));
    onto = modelRows(onto);
    QList<int> columns = titled.value_or(from);
    while (titled && columns.size() < width)
        columns << -1; // cells beyond the titles
    const int end = m_model.rowCount();
    showRefused(
        [&](const RefusedText &cell) {
            if (cell.row >= onto.size() && !m_model.appends())
                return QModelIndex();
            return shownIndex(cell.row < onto.size()
                    ? onto.at(cell.row)
                    : end + cell.row - static_cast<int>(onto.size()),
                cell.column);
        },
        m_model.paste(onto, cells, columns));
}

} // namespace boardwright
