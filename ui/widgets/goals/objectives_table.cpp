// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/objectives_table.h"

#include "ui/editing/document/edits.h"
#include "ui/widgets/fields/field_delegate.h"
#include "ui/widgets/goals/check_delegate.h"
#include "ui/widgets/goals/chips_delegate.h"
#include "ui/widgets/goals/goal_delegate.h"
#include "ui/widgets/goals/weighting_delegate.h"
#include "ui/widgets/goals/zones_delegate.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/row_header.h"
#include "ui/widgets/table/share_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int number(ObjectiveColumn column)
{
    return static_cast<int>(column);
}

} // namespace

ObjectivesTable::ObjectivesTable(
    GoalSetDocument &document, ObjectivesFilter &model, QWidget *parent)
    : FrozenTableView(parent)
    , m_document(document)
    , m_model(model)
    , m_fields(new FieldDelegate(document, this))
    , m_appears(new ShareDelegate(this))
    , m_rowHeader(new RowHeader(*this))
    , m_drag(document)
    , m_newGoal(document)
    , m_columns(
          *this, static_cast<int>(ObjectiveColumn::Goal), static_cast<int>(ObjectiveColumn::Tag))
{
    setAccessibleName(tr("Goals"));
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setMouseTracking(true);
    setSelectionBehavior(SelectItems);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setVerticalScrollMode(ScrollPerPixel);
    setFrozenColumns(number(ObjectiveColumn::Goal) + 1);
    setUpColumns();
    setUpRows();
    fitRows();
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (!index.flags().testFlag(Qt::ItemIsEditable))
            Q_EMIT chosen(index);
    });
}

void ObjectivesTable::setUpRows()
{
    connect(m_rowHeader, &RowHeader::menuWanted, this, &ObjectivesTable::menuWanted);
    connect(m_rowHeader, &RowHeader::dropRowChanged, viewport(), qOverload<>(&QWidget::update));
    connect(m_rowHeader, &QHeaderView::sectionDoubleClicked, this,
        [this](int row) { Q_EMIT chosen(m_model.index(row, number(ObjectiveColumn::Goal))); });
    connect(m_rowHeader, &RowHeader::rowsDropped, this,
        [this](int before) { Q_EMIT goalsDropped(m_model.rowId(m_model.index(before, 0))); });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, m_rowHeader->viewport(),
        qOverload<>(&QWidget::update));
    connect(&m_model, &ObjectivesFilter::asked, this, &ObjectivesTable::followOrder);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ObjectivesTable::followOrder);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &ObjectivesTable::followOrder);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &ObjectivesTable::followOrder);
    followOrder();
}

/// Elsewhere than in the whole file, nobody could tell where a goal that is moved would stand.
void ObjectivesTable::followOrder()
{
    m_rowHeader->setMovable(
        m_model.showsTheFile(), tr("Show all goals in file order to move them."));
    m_rowHeader->setHighest(m_model.model().rowCount());
}

void ObjectivesTable::setUpColumns()
{
    columnHeader().setSortIndicatorClearable(true);
    columnHeader().setSortIndicator(-1, Qt::AscendingOrder);
    columnHeader().setSectionsMovable(true);
    connect(
        &m_model, &QAbstractItemModel::columnsInserted, this, &ObjectivesTable::placeExtraColumns);
    setSortingEnabled(true);

    const auto connectEditing = [this](FieldDelegate *delegate) {
        connect(delegate, &FieldDelegate::refused, this, &ObjectivesTable::refused);
        connect(delegate, &FieldDelegate::entered, this,
            [this](const QModelIndex &index, const QVariant &value) {
                // A click in a cell of several that are selected is about them all.
                m_keepsSelection = m_isReleasing;
                m_model.model().enter(idsFor(index), index.column(), value);
            });
    };
    connectEditing(m_fields);
    setItemDelegate(m_fields);
    const auto use = [&](ObjectiveColumn column, FieldDelegate *delegate) {
        connectEditing(delegate);
        setItemDelegateForColumn(number(column), delegate);
    };
    auto *zones = new ZonesDelegate(m_document, this);
    connect(zones, &ZonesDelegate::toggled, this, [this](const QModelIndex &index, Zone zone) {
        m_keepsSelection = m_isReleasing;
        toggleZone(m_document, idsFor(index), zone);
    });
    use(ObjectiveColumn::Enabled, new CheckDelegate(m_document, this));
    use(ObjectiveColumn::Goal, new GoalDelegate(m_document, this));
    use(ObjectiveColumn::Progression, zones);
    use(ObjectiveColumn::Weighting, new WeightingDelegate(m_document, this));
    for (const auto column : {ObjectiveColumn::BoardCategories, ObjectiveColumn::LineCategories,
             ObjectiveColumn::Tag, ObjectiveColumn::Icons})
        use(column, new ChipsDelegate(m_document, chipHue(column), this));
}

void ObjectivesTable::fitColumns()
{
    if (columnHeader().sortIndicatorSection() >= m_model.columnCount())
        columnHeader().setSortIndicator(-1, Qt::AscendingOrder);
    m_columns.fit();
}

void ObjectivesTable::placeExtraColumns()
{
    int visual = number(ObjectiveColumn::Tag) + 1;
    for (int column = objectiveColumns; column < m_model.columnCount(); ++column) {
        const bool isShare = m_model.model().isAppearances(column);
        // What a weighting leads to stands beside it; the others before what is rarely looked at.
        const int beside = columnHeader().visualIndex(number(ObjectiveColumn::Weighting)) + 1;
        columnHeader().moveSection(columnHeader().visualIndex(column), isShare ? beside : visual);
        ++visual;
        setItemDelegateForColumn(column, isShare ? m_appears : nullptr);
    }
}

void ObjectivesTable::showShape(std::shared_ptr<const boardwright::Shape> shape)
{
    m_fields->setShape(std::move(shape));
}

void ObjectivesTable::fitRows()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 7 / 4);
    verticalScrollBar()->setSingleStep(verticalHeader()->defaultSectionSize());
}

QList<int> ObjectivesTable::selectedRowNumbers() const
{
    QList<bool> touched(m_model.rowCount());
    for (const QItemSelectionRange &range : selectionModel()->selection())
        std::fill(touched.begin() + range.top(), touched.begin() + range.bottom() + 1, true);
    QList<int> rows;
    for (int row = 0; row < touched.size(); ++row) {
        if (touched.at(row))
            rows << row;
    }
    return rows;
}

QList<RowId> ObjectivesTable::selectedIds() const
{
    QList<RowId> ids;
    for (const int row : selectedRowNumbers())
        ids << m_model.rowId(m_model.index(row, 0));
    return ids;
}

QList<int> ObjectivesTable::shownColumns() const
{
    QList<int> columns;
    for (int visual = 0; visual < columnHeader().count(); ++visual) {
        const int column = columnHeader().logicalIndex(visual);
        if (!isColumnHidden(column))
            columns << column;
    }
    return columns;
}

QList<int> ObjectivesTable::selectedColumns() const
{
    const QItemSelection selection = selectionModel()->selection();
    QList<int> columns = shownColumns();
    columns.removeIf([&selection](int column) {
        return std::ranges::none_of(selection, [column](const QItemSelectionRange &range) {
            return column >= range.left() && column <= range.right();
        });
    });
    return columns;
}

bool ObjectivesTable::selectsWholeRows() const
{
    const QItemSelection selection = selectionModel()->selection();
    return !selection.isEmpty()
        && std::ranges::all_of(selection, [this](const QItemSelectionRange &range) {
               return range.left() == 0 && range.right() == m_model.columnCount() - 1;
           });
}

QList<RowId> ObjectivesTable::idsFor(const QModelIndex &index) const
{
    const QList<RowId> selected = selectedIds();
    const RowId id = m_model.rowId(index);
    return selected.contains(id) ? selected : QList<RowId>{id};
}

void ObjectivesTable::selectGoals(const QList<RowId> &ids)
{
    QList<int> rows;
    rows.reserve(ids.size());
    for (const RowId id : ids) {
        if (const int row = m_model.indexOf(id, ObjectiveColumn::Goal).row(); row >= 0)
            rows << row;
    }
    if (rows.isEmpty())
        return;
    std::ranges::sort(rows);
    // Neighbours as one range: the cost of a selection is that of its ranges.
    QItemSelection selection;
    for (qsizetype from = 0; from < rows.size();) {
        qsizetype to = from + 1;
        while (to < rows.size() && rows[to] <= rows[to - 1] + 1)
            ++to;
        selection.append(QItemSelectionRange(
            m_model.index(rows[from], 0), m_model.index(rows[to - 1], m_model.columnCount() - 1)));
        from = to;
    }
    const int column = std::max(currentIndex().column(), number(ObjectiveColumn::Goal));
    const QModelIndex first = m_model.index(rows.first(), column);
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    scrollTo(first);
}

bool ObjectivesTable::toggleGoal(RowId id)
{
    if (!m_model.indexOf(id, ObjectiveColumn::Goal).isValid())
        return false;
    QList<RowId> ids = selectedIds();
    if (!ids.contains(id))
        ids << id;
    else if (ids.size() > 1)
        ids.removeOne(id);
    selectGoals(ids);
    return true;
}

void ObjectivesTable::selectCell(const QModelIndex &index)
{
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
}

void ObjectivesTable::widenSelection(QItemSelectionModel::SelectionFlags how)
{
    selectionModel()->select(
        selectionModel()->selection(), QItemSelectionModel::ClearAndSelect | how);
}

void ObjectivesTable::addGoal(RowId before)
{
    const QModelIndex index = m_model.indexOf(m_newGoal.begin(before), ObjectiveColumn::Goal);
    selectCell(index);
    setFocus();
    QTableView::edit(index);
    m_newGoal.setEditor(indexWidget(index));
}

RowId ObjectivesTable::goalAfter(RowId id) const
{
    const QList<Objective> &all = m_document.set().objectives;
    const int row = m_document.rowOf(id);
    return row >= 0 && row + 1 < all.size() ? all.at(row + 1).id : RowId::none;
}

void ObjectivesTable::editColumn(ObjectiveColumn column)
{
    const QModelIndex index = currentIndex().siblingAtColumn(number(column));
    if (!index.isValid())
        return;
    setColumnHidden(number(column), false);
    QItemSelection cells;
    for (const int row : selectedRowNumbers())
        cells.select(index.siblingAtRow(row), index.siblingAtRow(row));
    selectionModel()->select(cells, QItemSelectionModel::ClearAndSelect);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    scrollTo(index);
    QTableView::edit(index);
}

/// A line where the goals that are dragged would go.
void ObjectivesTable::paintEvent(QPaintEvent *event)
{
    FrozenTableView::paintEvent(event);
    const std::optional<int> row = m_rowHeader->dropRow();
    if (!row)
        return;
    const int y = *row < m_model.rowCount() ? rowViewportPosition(*row)
                                            : rowViewportPosition(*row - 1) + rowHeight(*row - 1);
    QPainter painter(viewport());
    const int thickness = std::max(2, fontMetrics().height() / 8);
    painter.fillRect(0, std::max(0, y - thickness / 2), viewport()->width(), thickness,
        QApplication::palette().color(QPalette::Active, QPalette::Highlight));
}

void ObjectivesTable::resizeEvent(QResizeEvent *event)
{
    FrozenTableView::resizeEvent(event);
    m_columns.fill();
}

void ObjectivesTable::changeEvent(QEvent *event)
{
    FrozenTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRows();
        m_columns.fit();
    }
}

} // namespace boardwright
