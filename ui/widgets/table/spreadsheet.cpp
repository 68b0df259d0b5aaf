// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/spreadsheet.h"

#include "ui/editing/values/clipboard_cells.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/text/words.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/table/cell_delegate.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/row_header.h"
#include "ui/widgets/table/soft_selection.h"
#include "ui/widgets/table/table_cursor.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace boardwright {

Spreadsheet::Spreadsheet(SheetUse use, QWidget *parent)
    : FrozenTableView(parent)
    , m_use(use)
    , m_columns(*this)
    , m_choice(*this)
{
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(ExtendedSelection);
    setItemDelegate(new CellDelegate(this));
    if (use == SheetUse::Read) {
        setEditTriggers(NoEditTriggers);
        setSelectionBehavior(SelectRows);
        setTabKeyNavigation(false);
    } else {
        setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    }
    keepSoftSelection(*this);
    columnHeader().setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    columnHeader().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&columnHeader(), &QWidget::customContextMenuRequested, this,
        [this](QPoint at) { openColumnMenu(columnHeader().viewport()->mapToGlobal(at)); });
    verticalHeader()->hide();
    fitRows();
    offer(SheetVerb::Copy, [this] { copy(); });
    if (use == SheetUse::Read)
        return;
    offer(SheetVerb::SelectRows, [this] { widenSelection(QItemSelectionModel::Rows); });
    offer(SheetVerb::SelectColumns, [this] { widenSelection(QItemSelectionModel::Columns); });
}

Spreadsheet::~Spreadsheet() = default;

void Spreadsheet::setModel(QAbstractItemModel *model)
{
    FrozenTableView::setModel(model);
    if (model == nullptr)
        return;
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        if (!m_choice.chosen().isEmpty())
            m_choice.apply();
        fitColumns();
    });
    connect(model, &QAbstractItemModel::headerDataChanged, this, [this](Qt::Orientation which) {
        if (which == Qt::Horizontal)
            m_columns.forgetTitles();
    });
    if (m_rowHeader != nullptr)
        connect(selectionModel(), &QItemSelectionModel::selectionChanged, m_rowHeader->viewport(),
            qOverload<>(&QWidget::update));
    m_columns.fit();
}

void Spreadsheet::setColumns(const ColumnPlan &plan)
{
    m_columns.setPlan(plan);
    m_columns.fit();
}

void Spreadsheet::fitColumns()
{
    m_columns.fit();
}

RowHeader &Spreadsheet::showRowNumbers()
{
    m_rowHeader = new RowHeader(*this);
    connect(m_rowHeader, &RowHeader::menuWanted, this, &Spreadsheet::openMenu);
    connect(m_rowHeader, &RowHeader::dropRowChanged, viewport(), qOverload<>(&QWidget::update));
    connect(m_rowHeader, &RowHeader::rowsDropped, this, &Spreadsheet::rowsDropped);
    fitRows();
    return *m_rowHeader;
}

void Spreadsheet::showRowTitles()
{
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    verticalHeader()->show();
}

void Spreadsheet::setSortable()
{
    columnHeader().setSortIndicatorClearable(true);
    columnHeader().setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
}

void Spreadsheet::setDense()
{
    m_isDense = true;
    fitRows();
}

void Spreadsheet::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void Spreadsheet::fitRows()
{
    const int height = fontMetrics().height();
    const int roomy = m_use == SheetUse::Read ? height * 3 / 2 : height * 7 / 4;
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(m_isDense ? height + 1 : roomy);
    verticalScrollBar()->setSingleStep(verticalHeader()->defaultSectionSize());
}

QItemSelection Spreadsheet::selectedCells() const
{
    return selectionModel()->selection();
}

QList<int> Spreadsheet::selectedRows() const
{
    QList<bool> touched(model()->rowCount());
    for (const QItemSelectionRange &range : selectedCells())
        std::fill(touched.begin() + range.top(), touched.begin() + range.bottom() + 1, true);
    QList<int> rows;
    for (int row = 0; row < touched.size(); ++row) {
        if (touched.at(row))
            rows << row;
    }
    return rows;
}

QList<int> Spreadsheet::shownColumns() const
{
    QList<int> columns;
    for (int visual = 0; visual < columnHeader().count(); ++visual) {
        const int column = columnHeader().logicalIndex(visual);
        if (!isColumnHidden(column))
            columns << column;
    }
    return columns;
}

Spreadsheet::Filling Spreadsheet::filling() const
{
    Filling rows{.to = selectedRows()};
    if (!rows.to.isEmpty())
        rows.from = rows.to.size() == 1 ? rows.to.first() - 1 : rows.to.takeFirst();
    return rows;
}

QModelIndexList Spreadsheet::selectedShownCells(
    const std::function<bool(int column)> &isMeant) const
{
    QModelIndexList cells;
    for (const QItemSelectionRange &range : selectedCells()) {
        for (int column = range.left(); column <= range.right(); ++column) {
            if (isColumnHidden(column) || !isMeant(column))
                continue;
            for (int row = range.top(); row <= range.bottom(); ++row)
                cells << model()->index(row, column);
        }
    }
    const auto isBefore
        = [](const QModelIndex &one, const QModelIndex &other) { return one < other; };
    std::ranges::sort(cells, isBefore); // ranges may overlap
    cells.erase(std::ranges::unique(cells).begin(), cells.end());
    return cells;
}

QList<int> Spreadsheet::selectedColumns() const
{
    const QItemSelection selection = selectedCells();
    QList<int> columns = shownColumns();
    columns.removeIf([&selection](int column) {
        return std::ranges::none_of(selection, [column](const QItemSelectionRange &range) {
            return column >= range.left() && column <= range.right();
        });
    });
    return columns;
}

bool Spreadsheet::selectsWholeRows() const
{
    const QItemSelection selection = selectedCells();
    return !selection.isEmpty()
        && std::ranges::all_of(selection, [this](const QItemSelectionRange &range) {
               return range.left() == 0 && range.right() == model()->columnCount() - 1;
           });
}

QList<int> Spreadsheet::rowsFor(const QModelIndex &index) const
{
    const QList<int> selected = selectedRows();
    return selected.contains(index.row()) ? selected : QList<int>{index.row()};
}

void Spreadsheet::selectCell(const QModelIndex &index)
{
    TableCursor(*this).go(index);
}

void Spreadsheet::selectRows(QList<int> rows, int column)
{
    if (rows.isEmpty())
        return;
    std::ranges::sort(rows);
    // Joins neighbouring rows, because the cost of a selection grows with its number of ranges.
    QItemSelection selection;
    for (qsizetype from = 0; from < rows.size();) {
        qsizetype to = from + 1;
        while (to < rows.size() && rows[to] <= rows[to - 1] + 1)
            ++to;
        selection.append(QItemSelectionRange(model()->index(rows[from], 0),
            model()->index(rows[to - 1], model()->columnCount() - 1)));
        from = to;
    }
    const QModelIndex first
        = model()->index(rows.first(), std::max(currentIndex().column(), column));
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    scrollTo(first);
}

void Spreadsheet::widenSelection(QItemSelectionModel::SelectionFlags how)
{
    selectionModel()->select(
        selectionModel()->selection(), QItemSelectionModel::ClearAndSelect | how);
}

void Spreadsheet::copy() const
{
    const QList<int> rows = selectedRows();
    if (rows.isEmpty())
        return;
    const bool isWhole = m_use == SheetUse::Edit && selectsWholeRows();
    QApplication::clipboard()->setText(
        isWhole ? tabSeparated(*model(), rows) : tabSeparated(*model(), rows, selectedColumns()));
}

std::expected<QList<QStringList>, QString> Spreadsheet::copiedCells()
{
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    if (copied == nullptr)
        return QList<QStringList>();
    return cellsOfClipboard(*copied).transform_error(
        [](const Problem &problem) { return words(problem); });
}

QList<QStringList> Spreadsheet::repeated(const QList<QStringList> &cells) const
{
    return tiled(cells, selectedRows().size(), selectedColumns().size());
}

void Spreadsheet::showRefused(
    const std::function<QModelIndex(const RefusedText &cell)> &indexOf, const PasteResult &result)
{
    if (!result) {
        showReason(result.error());
        return;
    }
    QItemSelection marked;
    for (const RefusedText &cell : *result) {
        const QModelIndex index = indexOf ? indexOf(cell) : QModelIndex();
        if (!index.isValid())
            continue;
        setColumnHidden(index.column(), false);
        marked.select(index, index);
    }
    if (!marked.isEmpty()) {
        const QModelIndex first = marked.first().topLeft();
        selectionModel()->select(marked, QItemSelectionModel::ClearAndSelect);
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        scrollTo(first);
    }
    if (!result->isEmpty())
        showReason(refusedSummary(*result));
}

void Spreadsheet::markFound(std::optional<TextSearch> search, const QList<int> &columns)
{
    if (!search && !m_found)
        return;
    m_found = std::move(search);
    m_foundColumns = columns;
    viewport()->update();
}

const TextSearch *Spreadsheet::foundIn(int column) const
{
    return m_found && m_foundColumns.contains(column) ? &*m_found : nullptr;
}

void Spreadsheet::showReason(const QString &reason)
{
    m_isRefused = state() == EditingState;
    const QPoint below = visualRect(currentIndex()).bottomLeft();
    boardwright::showReason(*this, viewport()->mapToGlobal(below), reason);
}

void Spreadsheet::goDown(bool forward)
{
    TableCursor(*this).goDown(forward);
}

void Spreadsheet::goRight(bool forward)
{
    TableCursor(*this).goRight(forward);
}

bool Spreadsheet::moveByKey(const QKeyEvent &event)
{
    const bool isEdited = m_use == SheetUse::Edit;
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool hasShift = modifiers.testFlag(Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isEdited)
            goDown(!hasShift);
        return isEdited;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (isEdited)
            goRight(event.key() == Qt::Key_Tab && !hasShift);
        return isEdited;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!modifiers.testFlag(Qt::ControlModifier) || modifiers.testFlag(Qt::AltModifier))
            return false;
        TableCursor(*this).goToEdge(static_cast<Qt::Key>(event.key()), hasShift);
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (!modifiers.testFlag(Qt::ControlModifier))
            return false;
        TableCursor(*this).goToCorner(event.key() == Qt::Key_End, hasShift);
        return true;
    default:
        return false;
    }
}

void Spreadsheet::keyPressEvent(QKeyEvent *event)
{
    // Enter in an editor also arrives here, before the editor closes.
    if (state() == EditingState || moveByKey(*event))
        return;
    const bool replaces = event->keyCombination() == (Qt::CTRL | Qt::Key_H); // nobody searches it
    if (replaces)
        showReason(tr("Nothing can be replaced in this table."));
    if (replaces || event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete) {
        event->ignore(); // otherwise the key would be typed into an editor
        return;
    }
    if (m_use == SheetUse::Edit)
        scrollTo(currentIndex()); // the edited cell must be visible
    FrozenTableView::keyPressEvent(event);
}

bool Spreadsheet::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    const bool isEdited = FrozenTableView::edit(index, trigger, event);
    if (QWidget *editor = isEdited ? indexWidget(index) : nullptr) {
        m_enterGoesUp = false;
        editor->removeEventFilter(this);
        editor->installEventFilter(this);
    }
    return isEdited;
}

/// Watches editors for Shift with Enter, which the delegate does not report.
bool Spreadsheet::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress)
        m_enterGoesUp = static_cast<QKeyEvent *>(event)->modifiers().testFlag(Qt::ShiftModifier);
    return FrozenTableView::eventFilter(watched, event);
}

void Spreadsheet::commitData(QWidget *editor)
{
    m_isRefused = false;
    FrozenTableView::commitData(editor);
}

/// Enter goes to the cell below, Tab to the cell on the right. A selection of several cells that
/// were set together stays.
void Spreadsheet::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const bool goesOn = hint == QAbstractItemDelegate::SubmitModelCache
        || hint == QAbstractItemDelegate::EditNextItem
        || hint == QAbstractItemDelegate::EditPreviousItem;
    if (std::exchange(m_isRefused, false) && goesOn)
        return;
    FrozenTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (hint == QAbstractItemDelegate::EditNextItem)
        goRight(true);
    else if (hint == QAbstractItemDelegate::EditPreviousItem)
        goRight(false);
    else if (hint == QAbstractItemDelegate::SubmitModelCache && rowsFor(currentIndex()).size() <= 1)
        goDown(!m_enterGoesUp);
}

/// Paints what an empty table says, and a line where dragged rows would be inserted.
void Spreadsheet::paintEvent(QPaintEvent *event)
{
    FrozenTableView::paintEvent(event);
    if (!m_emptyText.isEmpty() && model()->rowCount() == 0) {
        QPainter painter(viewport());
        painter.setPen(QApplication::palette().color(QPalette::PlaceholderText));
        const int margin = fontMetrics().height();
        painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
    }
    const std::optional<int> row = m_rowHeader == nullptr ? std::nullopt : m_rowHeader->dropRow();
    if (!row)
        return;
    const int y = *row < model()->rowCount() ? rowViewportPosition(*row)
                                             : rowViewportPosition(*row - 1) + rowHeight(*row - 1);
    QPainter painter(viewport());
    const int thickness = std::max(2, fontMetrics().height() / 8);
    painter.fillRect(0, std::max(0, y - thickness / 2), viewport()->width(), thickness,
        QApplication::palette().color(QPalette::Active, QPalette::Highlight));
}

void Spreadsheet::resizeEvent(QResizeEvent *event)
{
    FrozenTableView::resizeEvent(event);
    m_columns.fill();
}

void Spreadsheet::showEvent(QShowEvent *event)
{
    FrozenTableView::showEvent(event);
    m_columns.fill();
}

void Spreadsheet::changeEvent(QEvent *event)
{
    FrozenTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRows();
        fitColumns();
    }
}

} // namespace boardwright
