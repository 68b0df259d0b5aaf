// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/statistics_order.h"

namespace boardwright {

StatisticsOrder::StatisticsOrder(StatisticsTableModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setDynamicSortFilter(false);
    setSourceModel(&model);
}

QModelIndex StatisticsOrder::indexOf(const StatisticsItem &item, int column) const
{
    const int row = m_model.rowOf(item);
    return row < 0 ? QModelIndex() : mapFromSource(m_model.index(row, column));
}

void StatisticsOrder::sort(int column, Qt::SortOrder order)
{
    // The base class does nothing if column and order are unchanged.
    if (column == sortColumn() && order == sortOrder())
        sortAgain();
    else
        QSortFilterProxyModel::sort(column, order);
}

void StatisticsOrder::sortAgain()
{
    if (sortColumn() >= 0)
        invalidate();
}

bool StatisticsOrder::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const int column = left.column();
    if (m_model.isSortedByName(column))
        return m_collator.compare(m_model.name(left.row()), m_model.name(right.row())) < 0;
    const auto a = m_model.sortNumber(left.row(), column);
    const auto b = m_model.sortNumber(right.row(), column);
    if (a && b)
        return *a < *b;
    return a.has_value() != b.has_value()
        && (sortOrder() == Qt::AscendingOrder ? a.has_value() : b.has_value());
}

} // namespace boardwright
