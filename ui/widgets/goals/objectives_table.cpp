// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/objectives_table.h"

#include "ui/editing/document/edits.h"
#include "ui/text/import_words.h"
#include "ui/widgets/fields/field_delegate.h"
#include "ui/widgets/goals/check_delegate.h"
#include "ui/widgets/goals/chips_delegate.h"
#include "ui/widgets/goals/zones_delegate.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/row_header.h"

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
    : Spreadsheet(SheetUse::Edit, parent)
    , m_document(document)
    , m_model(model)
    , m_fields(new FieldDelegate(document, this))
    , m_rowHeader(showRowNumbers())
    , m_drag(document)
    , m_newGoal(document)
{
    setAccessibleName(tr("Goals"));
    setModel(&model);
    setMouseTracking(true);
    setFrozenColumns(number(ObjectiveColumn::Goal) + 1);
    setColumns({.rest = number(ObjectiveColumn::Goal), .lastInView = number(ObjectiveColumn::Tag)});
    setUpColumns();
    setUpRows();
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (!index.flags().testFlag(Qt::ItemIsEditable))
            Q_EMIT chosen(index);
    });
}

void ObjectivesTable::setUpRows()
{
    connect(&m_rowHeader, &QHeaderView::sectionDoubleClicked, this,
        [this](int row) { Q_EMIT chosen(m_model.index(row, number(ObjectiveColumn::Goal))); });
    connect(this, &Spreadsheet::rowsDropped, this,
        [this](int before) { Q_EMIT goalsDropped(m_model.rowId(m_model.index(before, 0))); });
    connect(&m_model, &ObjectivesFilter::asked, this, &ObjectivesTable::followOrder);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ObjectivesTable::followOrder);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &ObjectivesTable::followOrder);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &ObjectivesTable::followOrder);
    followOrder();
}

/// Rows can be moved only while the whole file is shown in its own order; otherwise their new place
/// would be ambiguous.
void ObjectivesTable::followOrder()
{
    m_rowHeader.setMovable(
        m_model.showsTheFile(), tr("Show all goals in file order to move them."));
    m_rowHeader.setHighest(m_model.model().rowCount());
}

void ObjectivesTable::setUpColumns()
{
    setSortable();
    columnHeader().setSectionsMovable(true);
    connect(
        &m_model, &QAbstractItemModel::columnsInserted, this, &ObjectivesTable::placeExtraColumns);

    const auto connectEditing = [this](FieldDelegate *delegate) {
        connect(delegate, &FieldDelegate::entered, this,
            [this](const QModelIndex &index, const QVariant &value) {
                // A click in one of several selected cells applies to all of them.
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
    use(ObjectiveColumn::Progression, zones);
    for (const auto column : {ObjectiveColumn::BoardCategories, ObjectiveColumn::LineCategories,
             ObjectiveColumn::Tag, ObjectiveColumn::Icons})
        use(column, new ChipsDelegate(m_document, chipHue(column), this));
}

void ObjectivesTable::fitColumns()
{
    if (columnHeader().sortIndicatorSection() >= m_model.columnCount())
        columnHeader().setSortIndicator(-1, Qt::AscendingOrder);
    Spreadsheet::fitColumns();
}

void ObjectivesTable::placeExtraColumns()
{
    int visual = number(ObjectiveColumn::Tag) + 1;
    for (int column = objectiveColumns; column < m_model.columnCount(); ++column) {
        const bool isShare = m_model.model().isAppearances(column);
        // The share of boards goes next to the weighting that determines it; the other columns go
        // before the rarely used ones.
        const int beside = columnHeader().visualIndex(number(ObjectiveColumn::Weighting)) + 1;
        columnHeader().moveSection(columnHeader().visualIndex(column), isShare ? beside : visual);
        ++visual;
    }
}

void ObjectivesTable::showShape(std::shared_ptr<const boardwright::Shape> shape)
{
    m_fields->setShape(std::move(shape));
}

QList<RowId> ObjectivesTable::selectedIds() const
{
    QList<RowId> ids;
    for (const int row : selectedRows())
        ids << m_model.rowId(m_model.index(row, 0));
    return ids;
}

QList<RowId> ObjectivesTable::idsFor(const QModelIndex &index) const
{
    QList<RowId> ids;
    for (const int row : rowsFor(index))
        ids << m_model.rowId(m_model.index(row, 0));
    return ids;
}

void ObjectivesTable::selectGoals(const QList<RowId> &ids)
{
    QList<int> rows;
    rows.reserve(ids.size());
    for (const RowId id : ids) {
        if (const int row = m_model.indexOf(id, ObjectiveColumn::Goal).row(); row >= 0)
            rows << row;
    }
    selectRows(rows, number(ObjectiveColumn::Goal));
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

void ObjectivesTable::addGoal(RowId before)
{
    setFocus(); // first, so that an open editor brings in its text
    if (const QString refusal = tooManyGoalsWords(m_document.set().objectives.size() + 1);
        !refusal.isEmpty()) {
        showReason(refusal);
        return;
    }
    const QModelIndex index = m_model.indexOf(m_newGoal.begin(before), ObjectiveColumn::Goal);
    selectCell(index);
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
    for (const int row : selectedRows())
        cells.select(index.siblingAtRow(row), index.siblingAtRow(row));
    selectionModel()->select(cells, QItemSelectionModel::ClearAndSelect);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    scrollTo(index);
    QTableView::edit(index);
}

} // namespace boardwright
