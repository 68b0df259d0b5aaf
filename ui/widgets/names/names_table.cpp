// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/names/names_table.h"

#include "ui/editing/names/categories_model.h"
#include "ui/editing/names/tags_model.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/widgets/names/name_delegate.h"
#include "ui/widgets/names/percent_delegate.h"
#include "ui/widgets/table/table_look.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr int sampledNames = 200; ///< rows that the widths of columns are measured by
constexpr int nameCharacters = 16;

void insertSorted(QList<int> &numbers, int number)
{
    const auto place = std::ranges::lower_bound(numbers, number);
    if (place == numbers.end() || *place != number)
        numbers.insert(place, number);
}

} // namespace

NamesTable::NamesTable(GoalSetDocument &document, NamesFilter &filter, QWidget *parent)
    : QTableView(parent)
    , m_document(document)
    , m_filter(filter)
    , m_hasLimits(qobject_cast<CategoriesModel *>(&filter.model()) != nullptr)
{
    useTableLook(*this);
    setModel(&filter);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setUpColumns();
    fitRows();
    connect(this, &QAbstractItemView::doubleClicked, this,
        [this](const QModelIndex &index) { showGoals(index); });
    connect(&filter.model(), &QAbstractItemModel::modelReset, this, &NamesTable::fitColumns);
}

void NamesTable::setUpColumns()
{
    verticalHeader()->hide();
    horizontalHeader()->setResizeContentsPrecision(sampledNames);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);

    setItemDelegate(new NameDelegate(this));
    auto *limits = new PercentDelegate(this);
    connect(limits, &PercentDelegate::entered, this, &NamesTable::setCells);
    if (m_hasLimits) {
        setItemDelegateForColumn(static_cast<int>(CategoryColumn::Limit), limits);
    } else {
        horizontalHeader()->setSectionResizeMode(
            static_cast<int>(TagColumn::Members), QHeaderView::Stretch);
    }
    horizontalHeader()->setSectionResizeMode(m_filter.model().remarkColumn(), QHeaderView::Stretch);
    fitColumns();
}

/// In pixels. The board that caps are those of may come later, and change; statistics come later
/// still, and their numbers are to be whole then.
int NamesTable::leastWidth(int column) const
{
    const QFontMetrics metrics = fontMetrics();
    if (column == 0)
        return nameCharacters * metrics.averageCharWidth();
    switch (static_cast<CategoryColumn>(m_hasLimits ? column : 0)) {
    case CategoryColumn::Cap:
    case CategoryColumn::Use: // on a bar, which has a margin of its own
        return metrics.horizontalAdvance(QStringLiteral("10.5 von 100"))
            + 4 * CellDelegate::margin(metrics);
    default:
        return 0;
    }
}

/// What numbers and names want; the rest is for remarks.
void NamesTable::fitColumns()
{
    const int character = fontMetrics().averageCharWidth();
    for (int column = 0; column < m_filter.columnCount(); ++column) {
        if (horizontalHeader()->sectionResizeMode(column) == QHeaderView::Stretch)
            continue;
        const int title = horizontalHeader()->sectionSizeHint(column);
        setColumnWidth(column,
            std::max(
                {title, leastWidth(column), std::min(sizeHintForColumn(column), 32 * character)}));
    }
}

void NamesTable::fitRows()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 7 / 4);
    verticalScrollBar()->setSingleStep(verticalHeader()->defaultSectionSize());
}

QList<int> NamesTable::selectedRows() const
{
    QList<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedIndexes())
        insertSorted(rows, index.row());
    if (rows.isEmpty() && currentIndex().isValid())
        rows << currentIndex().row();
    return rows;
}

QList<int> NamesTable::selectedColumns() const
{
    QList<int> columns;
    for (const QModelIndex &index : selectionModel()->selectedIndexes())
        insertSorted(columns, index.column());
    if (columns.isEmpty() && currentIndex().isValid())
        columns << currentIndex().column();
    return columns;
}

QStringList NamesTable::selectedNames() const
{
    QStringList names;
    for (const int row : selectedRows())
        names << m_filter.nameAt(row);
    names.removeDuplicates();
    return names;
}

QStringList NamesTable::selectedKeys() const
{
    QStringList keys;
    for (const int row : selectedRows())
        keys << m_filter.keyAt(row);
    return keys;
}

void NamesTable::selectName(const QString &name)
{
    goTo(m_filter.indexOf(name, std::max(0, currentIndex().column())));
}

/// Not by setCurrentIndex(), which heeds the keys that are down.
void NamesTable::goTo(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
}

void NamesTable::editName()
{
    const QModelIndex name = currentIndex().siblingAtColumn(0);
    if (!name.isValid())
        return;
    goTo(name);
    edit(name);
}

void NamesTable::setCells(const QModelIndex &index, const QVariant &value, int gesture)
{
    QStringList keys;
    if (selectionModel()->isSelected(index)) {
        for (const int row : selectedRows()) {
            if (selectionModel()->isSelected(index.siblingAtRow(row)))
                keys << m_filter.keyAt(row);
        }
    } else {
        keys << m_filter.keyAt(index.row());
    }
    if (m_undoIndex < 0)
        m_undoIndex = m_document.undoStack().index();
    m_filter.model().setCells(keys, index.column(), value, gesture);
}

bool NamesTable::showGoals(const QModelIndex &index)
{
    if (!index.data(NameTableModel::GoalsColumnRole).toBool())
        return false;
    Q_EMIT goalsWanted(m_filter.nameAt(index.row()));
    return true;
}

void NamesTable::copySelection() const
{
    if (currentIndex().isValid()) // what the clipboard holds may be wanted
        QGuiApplication::clipboard()->setText(
            tabSeparated(m_filter, selectedRows(), selectedColumns()));
}

/// From the first selected cell on; without one, below the last row.
void NamesTable::pasteClipboard()
{
    const QList<int> rows = selectedRows();
    const QList<int> columns = selectedColumns();
    QStringList onto;
    for (int row = rows.value(0, m_filter.rowCount()); row < m_filter.rowCount(); ++row)
        onto << m_filter.keyAt(row);
    QList<QStringList> cells = cellsOfTabSeparated(QGuiApplication::clipboard()->text());
    // As in spreadsheets, one cell that is pasted onto several fills them.
    if (cells.size() == 1 && cells.first().size() == 1 && rows.size() > 1 && columns.value(0) > 0) {
        m_filter.model().setCells(selectedKeys(), columns.first(), cells.first().first());
        return;
    }
    m_filter.model().paste(onto, columns.value(0), cells);
}

/// The first selected row over those below it; a single one takes what is above it.
void NamesTable::fillDown()
{
    QList<int> rows = selectedRows();
    if (rows.isEmpty())
        return;
    const int from = rows.size() == 1 ? rows.first() - 1 : rows.takeFirst();
    if (from < 0)
        return;
    QStringList keys;
    for (const int row : std::as_const(rows))
        keys << m_filter.keyAt(row);
    m_filter.model().fillDown(m_filter.keyAt(from), keys, selectedColumns());
}

void NamesTable::clearSelected()
{
    QModelIndexList selected = selectionModel()->selectedIndexes();
    if (selected.isEmpty())
        selected << currentIndex();
    QList<std::pair<QString, int>> cells;
    cells.reserve(selected.size());
    for (const QModelIndex &index : std::as_const(selected))
        cells.append({m_filter.keyAt(index.row()), index.column()});
    m_filter.model().clearCells(cells);
}

void NamesTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    if (event->matches(QKeySequence::Paste)) {
        pasteClipboard();
        return;
    }
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    switch (event->key()) {
    case Qt::Key_D:
        if (event->modifiers() != Qt::ControlModifier)
            break;
        fillDown();
        return;
    case Qt::Key_F2:
        if (!isPlain || currentIndex().flags().testFlag(Qt::ItemIsEditable))
            break;
        editName();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!isPlain)
            break;
        // The editor has it first, and is closed later.
        if (state() != EditingState && !showGoals(currentIndex()))
            goTo(currentIndex().siblingAtRow(currentIndex().row() + 1));
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!isPlain)
            break;
        clearSelected();
        return;
    default:
        break;
    }
    QTableView::keyPressEvent(event);
}

void NamesTable::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT menuWanted(event->reason() == QContextMenuEvent::Keyboard
            ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
            : event->globalPos());
}

/// Escape takes back what the editor did meanwhile. After Enter the cell below is next, but several
/// cells that were set at once stay selected.
void NamesTable::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, hint);
    const int before = std::exchange(m_undoIndex, -1);
    if (hint == QAbstractItemDelegate::RevertModelCache && before >= 0
        && m_document.undoStack().index() > before)
        m_document.undoStack().undo();
    if (hint == QAbstractItemDelegate::SubmitModelCache
        && selectionModel()->selectedIndexes().size() <= 1)
        goTo(currentIndex().siblingAtRow(currentIndex().row() + 1));
}

void NamesTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRows();
        fitColumns();
    }
}

} // namespace boardwright
