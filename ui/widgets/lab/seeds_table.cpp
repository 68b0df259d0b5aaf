// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/seeds_table.h"

#include "ui/widgets/table/cell_delegate.h"
#include "ui/widgets/table/soft_selection.h"
#include "ui/widgets/table/table_look.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr int seedCharacters = 12;
constexpr int mostTitleCharacters = 32;

} // namespace

SeedsTable::SeedsTable(SeedTableModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    useTableLook(*this);
    m_order.setSourceModel(&model);
    m_order.setSortRole(SeedTableModel::OrderRole);
    m_order.setDynamicSortFilter(false);
    setModel(&m_order);
    setItemDelegate(new CellDelegate(this));
    setAccessibleName(tr("Seeds found"));
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setTabKeyNavigation(false);
    keepSoftSelection(*this);
    verticalHeader()->hide();
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    fitRows();
    // After the proxy, which the view's columns are those of.
    connect(&m_order, &QAbstractItemModel::modelReset, this, &SeedsTable::fitColumns);
}

QList<int> SeedsTable::selectedRows() const
{
    QModelIndexList selected = selectionModel()->selectedRows();
    std::ranges::sort(selected, {}, &QModelIndex::row);
    QList<int> rows;
    for (const QModelIndex &index : std::as_const(selected))
        rows << modelRow(index);
    return rows;
}

int SeedsTable::modelRow(const QModelIndex &index) const
{
    return m_order.mapToSource(index).row();
}

void SeedsTable::fitColumns()
{
    const int character = fontMetrics().averageCharWidth();
    for (int column = 0; column < m_model.columnCount(); ++column)
        setColumnWidth(column,
            std::clamp(horizontalHeader()->sectionSizeHint(column), seedCharacters * character,
                mostTitleCharacters * character));
}

void SeedsTable::fitRows()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    verticalScrollBar()->setSingleStep(verticalHeader()->defaultSectionSize());
}

void SeedsTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && current.row() != previous.row())
        Q_EMIT seedChosen(m_model.seed(modelRow(current)));
}

void SeedsTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT selectedRowsChanged();
}

void SeedsTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyWanted();
        return;
    }
    QTableView::keyPressEvent(event);
}

void SeedsTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRows();
        fitColumns();
    }
}

} // namespace boardwright
