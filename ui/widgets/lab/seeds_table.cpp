// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/seeds_table.h"

namespace boardwright {

SeedsTable::SeedsTable(SeedTableModel &model, QWidget *parent)
    : Spreadsheet(SheetUse::Read, parent)
    , m_model(model)
{
    m_order.setSourceModel(&model);
    m_order.setSortRole(SeedTableModel::OrderRole);
    m_order.setDynamicSortFilter(false);
    setAccessibleName(tr("Seeds found"));
    setModel(&m_order);
    setFrozenColumns(SeedTableModel::SeedColumn + 1);
    constexpr int seedCharacters = 12;
    setColumns({.least = {{SeedTableModel::SeedColumn, seedCharacters}}});
    setSortable();
}

QList<int> SeedsTable::selectedSeeds() const
{
    QList<int> rows;
    for (const int row : selectedRows())
        rows << modelRow(row);
    return rows;
}

void SeedsTable::selectSeeds(const QList<int> &rows)
{
    QList<int> shown;
    for (const int row : rows)
        shown << m_order.mapFromSource(m_model.index(row, 0)).row();
    selectRows(shown);
}

int SeedsTable::modelRow(int row) const
{
    return m_order.mapToSource(m_order.index(row, 0)).row();
}

void SeedsTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    Spreadsheet::currentChanged(current, previous);
    if (current.isValid() && current.row() != previous.row())
        Q_EMIT seedChosen(m_model.seed(modelRow(current.row())));
}

void SeedsTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    Spreadsheet::selectionChanged(selected, deselected);
    Q_EMIT selectedRowsChanged();
}

} // namespace boardwright
