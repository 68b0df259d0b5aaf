// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/statistics_page.h"

#include "ui/editing/values/tab_separated.h"
#include "ui/widgets/table/share_delegate.h"
#include "ui/widgets/table/soft_selection.h"
#include "ui/widgets/table/table_look.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int sampledItems = 40; ///< rows that the widths of columns are measured by
constexpr int mostCharacters = 28;
constexpr int leastNameCharacters = 24;

} // namespace

StatisticsPage::StatisticsPage(Scope scope, QWidget *parent)
    : QTableView(parent)
    , m_table(scope)
    , m_order(m_table)
{
    useTableLook(*this);
    setModel(&m_order);
    setItemDelegate(new ShareDelegate(this));
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setTabKeyNavigation(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setResizeContentsPrecision(sampledItems);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder);
    setSortingEnabled(true);
    fitRows();
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

/// Other items, or other columns. What a person did to the same columns stays.
void StatisticsPage::startOver()
{
    if (m_table.rowCount() == 0)
        return;
    if (m_fitted == m_table.columns())
        return;
    m_fitted = m_table.columns();
    sortFirst();
    fitColumns();
}

/// What stands out comes first: goals by how often they appear, limits by what they keep out.
/// Lines, cells and the board's numbers have an order of their own.
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

void StatisticsPage::copySelection() const
{
    QList<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows << index.row();
    std::ranges::sort(rows);
    if (!rows.isEmpty()) // what the clipboard holds may be wanted
        QGuiApplication::clipboard()->setText(tabSeparated(m_order, rows));
}

void StatisticsPage::fitColumns()
{
    const int character = fontMetrics().averageCharWidth();
    for (int column = 1; column < m_table.columnCount(); ++column)
        setColumnWidth(column,
            std::max(horizontalHeader()->sectionSizeHint(column),
                std::min(sizeHintForColumn(column), mostCharacters * character)));
    fitName();
}

/// The rest is for names.
void StatisticsPage::fitName()
{
    if (m_table.columnCount() == 0)
        return;
    int others = 0;
    for (int column = 1; column < m_table.columnCount(); ++column)
        others += columnWidth(column);
    setColumnWidth(0,
        std::max(
            leastNameCharacters * fontMetrics().averageCharWidth(), viewport()->width() - others));
}

void StatisticsPage::fitRows()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    verticalScrollBar()->setSingleStep(verticalHeader()->defaultSectionSize());
}

void StatisticsPage::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT currentItemChanged();
}

void StatisticsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    QTableView::keyPressEvent(event);
}

void StatisticsPage::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitName();
}

void StatisticsPage::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRows();
        fitColumns();
    }
}

} // namespace boardwright
