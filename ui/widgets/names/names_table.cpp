// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/names/names_table.h"

#include "ui/editing/names/categories_model.h"
#include "ui/editing/names/tags_model.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/widgets/names/name_delegate.h"
#include "ui/widgets/names/percent_delegate.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr int nameCharacters = 16;
constexpr int remarkCharacters = 10;

/// The length of "10.5 of 12" on a bar, including its margin. A constant, because the board that
/// caps depend on may arrive later and change, and so may statistics, whose numbers are then
/// complete.
int numberCharacters(const QFontMetrics &metrics)
{
    const int width = metrics.horizontalAdvance(QStringLiteral("10.5 von 100"))
        + 4 * CellDelegate::margin(metrics);
    return width / metrics.averageCharWidth() + 1;
}

} // namespace

NamesTable::NamesTable(GoalSetDocument &document, NamesFilter &filter, QWidget *parent)
    : Spreadsheet(SheetUse::Edit, parent)
    , m_document(document)
    , m_filter(filter)
    , m_hasLimits(qobject_cast<CategoriesModel *>(&filter.model()) != nullptr)
{
    setModel(&filter);
    setUpColumns();
    setSortable();
    offer(SheetVerb::Paste, [this] { paste(); });
    offer(SheetVerb::Clear, [this] { clear(); });
    if (m_hasLimits)
        offer(SheetVerb::FillDown, [this] { fillDown(); });
    connect(this, &QAbstractItemView::doubleClicked, this,
        [this](const QModelIndex &index) { showGoals(index); });
}

void NamesTable::setUpColumns()
{
    setItemDelegate(new NameDelegate(this));
    auto *limits = new PercentDelegate(this);
    connect(limits, &PercentDelegate::entered, this, &NamesTable::setCells);
    ColumnPlan plan{
        .least = {{0, nameCharacters}, {m_filter.model().remarkColumn(), remarkCharacters}}};
    if (m_hasLimits) {
        setItemDelegateForColumn(static_cast<int>(CategoryColumn::Limit), limits);
        plan.least.insert(static_cast<int>(CategoryColumn::Cap), numberCharacters(fontMetrics()));
        plan.least.insert(static_cast<int>(CategoryColumn::Use), numberCharacters(fontMetrics()));
    }
    setColumns(plan);
}

QItemSelection NamesTable::selectedCells() const
{
    const QItemSelection selection = Spreadsheet::selectedCells();
    return selection.isEmpty() && currentIndex().isValid()
        ? QItemSelection(currentIndex(), currentIndex())
        : selection;
}

QStringList NamesTable::keysOf(const QList<int> &rows) const
{
    QStringList keys;
    for (const int row : rows)
        keys << m_filter.keyAt(row);
    return keys;
}

QStringList NamesTable::selectedKeys() const
{
    return keysOf(selectedRows());
}

QStringList NamesTable::selectedNames() const
{
    QStringList names;
    for (const int row : selectedRows())
        names << m_filter.nameAt(row);
    names.removeDuplicates();
    return names;
}

void NamesTable::selectName(const QString &name)
{
    selectCell(m_filter.indexOf(name, std::max(0, currentIndex().column())));
}

void NamesTable::editName()
{
    const QModelIndex name = currentIndex().siblingAtColumn(0);
    if (!name.isValid())
        return;
    selectCell(name);
    QTableView::edit(name);
}

void NamesTable::setCells(const QModelIndex &index, const QVariant &value, int gesture)
{
    if (m_undoIndex < 0)
        m_undoIndex = m_document.undoStack().index();
    m_filter.model().setCells(keysOf(rowsFor(index)), index.column(), value, gesture);
}

bool NamesTable::showGoals(const QModelIndex &index)
{
    if (!index.data(NameTableModel::GoalsColumnRole).toBool())
        return false;
    Q_EMIT goalsWanted(m_filter.nameAt(index.row()));
    return true;
}

/// Whether these cells are the titles of the columns from `column` on.
bool NamesTable::areTitles(const QStringList &cells, int column) const
{
    for (int i = 0; i < cells.size(); ++i) {
        const QString title
            = m_filter.headerData(column + i, Qt::Horizontal, Qt::DisplayRole).toString();
        if (title.isEmpty() || cells.at(i).trimmed().compare(title, Qt::CaseInsensitive) != 0)
            return false;
    }
    return !cells.isEmpty();
}

/// Pastes from the first selected cell on; without a selection, below the last row. Several names
/// rename no row, unless exactly as many are selected: those that are new are added.
void NamesTable::paste()
{
    const QList<int> rows = selectedRows();
    const int column = selectedColumns().value(0);
    const auto copied = copiedCells();
    if (!copied) {
        showReason(copied.error());
        return;
    }
    QList<QStringList> cells = *copied;
    if (cells.size() > 1 && areTitles(cells.first(), column))
        cells.removeFirst();
    const bool hasNames = column == 0 && cells.size() > 1;
    QList<int> onto;
    if (hasNames && rows.size() == cells.size())
        onto = rows;
    for (int row = rows.value(0, m_filter.rowCount()); row < m_filter.rowCount() && !hasNames;
        ++row)
        onto << row;
    // As in spreadsheets, a single copied cell fills all selected cells; names are unique and are
    // not filled.
    if (cells.size() == 1 && cells.first().size() == 1 && rows.size() > 1 && column > 0)
        m_filter.model().setCells(selectedKeys(), column, cells.first().first());
    else
        showRefused({}, m_filter.model().paste(keysOf(onto), column, cells));
}

void NamesTable::fillDown()
{
    if (const auto [from, to] = filling(); from >= 0)
        m_filter.model().fillDown(m_filter.keyAt(from), keysOf(to), selectedColumns());
    else if (!to.isEmpty())
        showReason(tr("There is no row above this one to fill down from."));
}

void NamesTable::clear()
{
    QList<std::pair<QString, int>> cells;
    for (const QModelIndex &index : selectedCells().indexes())
        cells.append({m_filter.keyAt(index.row()), index.column()});
    m_filter.model().clearCells(cells);
}

void NamesTable::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isEditable = currentIndex().flags().testFlag(Qt::ItemIsEditable);
    if (event->key() == Qt::Key_F2 && isPlain && !isEditable)
        editName();
    else
        Spreadsheet::keyPressEvent(event);
}

void NamesTable::goDown(bool forward)
{
    if (!forward || !showGoals(currentIndex()))
        Spreadsheet::goDown(forward);
}

/// Escape undoes the steps that the editor made.
void NamesTable::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    Spreadsheet::closeEditor(editor, hint);
    if (!editor->isHidden())
        return;
    const int before = std::exchange(m_undoIndex, -1);
    if (hint == QAbstractItemDelegate::RevertModelCache && before >= 0
        && m_document.undoStack().index() > before)
        m_document.undoStack().undo();
}

} // namespace boardwright
