// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/statistics_page.h"

#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/row_header.h"

#include <QScrollBar>

#include <algorithm>

namespace boardwright {

StatisticsPage::StatisticsPage(Scope scope, QWidget *parent)
    : Spreadsheet(SheetUse::Read, parent)
    , m_table(scope)
    , m_order(m_table)
{
    setDense(); // people compare dozens of goals
    showRowNumbers().setMovable(false);
    setModel(&m_order);
    setFrozenColumns(1);
    constexpr int nameCharacters = 28;
    setColumns({.rest = 0, .least = {{0, nameCharacters}}});
    setSortable();
    columnHeader().setSortIndicator(-1, Qt::DescendingOrder);
    connect(this, &QAbstractItemView::activated, this,
        [this](const QModelIndex &index) { Q_EMIT itemActivated(m_order.item(index)); });
}

void StatisticsPage::showResult(const std::shared_ptr<const StatisticsResult> &result)
{
    const bool wasComplete = m_table.result() && m_table.result()->isComplete();
    const bool isSame = result == m_table.result();
    std::vector<StatisticsItem> selected;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        selected.push_back(m_order.item(index));
    const auto current = currentItem();
    const int column = std::max(0, currentIndex().column());
    const int scrolled = verticalScrollBar()->value();

    bool isReset = false;
    const auto watch
        = connect(&m_table, &QAbstractItemModel::modelReset, this, [&isReset] { isReset = true; });
    m_table.showResult(result);
    disconnect(watch);
    if (isReset) {
        startOver();
        for (const StatisticsItem &item : selected)
            selectionModel()->select(
                m_order.indexOf(item, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        if (current)
            selectionModel()->setCurrentIndex(
                m_order.indexOf(*current, std::min(column, m_table.columnCount() - 1)),
                QItemSelectionModel::NoUpdate);
        verticalScrollBar()->setValue(scrolled);
    } else if (!isSame && result && result->isComplete() && !wasComplete) {
        m_order.sortAgain();
        verticalScrollBar()->setValue(scrolled);
    }
}

/// Called when items or columns change. Widths, order and sorting by the user are kept for
/// unchanged columns.
void StatisticsPage::startOver()
{
    if (m_table.rowCount() == 0)
        return;
    if (m_fitted == m_table.columns())
        return;
    m_fitted = m_table.columns();
    sortFirst();
    columnWidths().setOwn({});
    fitColumns();
}

/// The initial order: goals by how often they appear, limits by how many candidates they reject.
/// Lines, cells and board statistics have a natural order.
void StatisticsPage::sortFirst()
{
    if (m_table.scope() == Scope::Row && m_table.columnCount() > 1)
        sortByColumn(1, Qt::DescendingOrder);
    else if (m_table.scope() == Scope::Limit && m_table.columnCount() > 1)
        sortByColumn(m_table.columnCount() - 1, Qt::DescendingOrder);
    else
        sortByColumn(-1, Qt::AscendingOrder);
}

std::optional<StatisticsItem> StatisticsPage::currentItem() const
{
    const QModelIndex current = currentIndex();
    return current.isValid() ? std::optional(m_order.item(current)) : std::nullopt;
}

void StatisticsPage::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    Spreadsheet::currentChanged(current, previous);
    Q_EMIT currentItemChanged();
}

} // namespace boardwright
