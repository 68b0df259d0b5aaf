// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/column_widths.h"

#include <QAbstractItemDelegate>
#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

namespace boardwright {

namespace {

// Rows that are looked at to find a column's width; more would not be worth the time.
constexpr int sampledRows = 200;

// In characters of average width.
constexpr int leastThatGivesWay = 24;
constexpr int comfortable = 45;
constexpr int mostOfOthers = 14;

} // namespace

ColumnWidths::ColumnWidths(QTableView &table, int column, int last)
    : m_table(table)
    , m_column(column)
    , m_last(last)
{
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, [this](int resized) {
        if (resized != m_column)
            fill();
    });
}

int ColumnWidths::usualWidth(int column) const
{
    QStyleOptionViewItem option;
    option.initFrom(&m_table);
    option.font = m_table.font();
    QList<int> widths{0};
    const int rows = std::min(m_table.model()->rowCount(), sampledRows);
    for (int row = 0; row < rows; ++row) {
        const QModelIndex index = m_table.model()->index(row, column);
        widths << m_table.itemDelegateForIndex(index)->sizeHint(option, index).width();
    }
    // One row in ten may be cut off, so that a few long names do not take the others' room.
    std::ranges::sort(widths);
    return widths.at((widths.size() - 1) * 9 / 10);
}

void ColumnWidths::fit()
{
    if (!m_table.model())
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    const QFontMetrics metrics = m_table.fontMetrics();
    const int most = metrics.averageCharWidth() * mostOfOthers;
    for (int column = 0; column < m_table.model()->columnCount(); ++column) {
        if (column == m_column)
            continue;
        const int title = m_table.horizontalHeader()->sectionSizeHint(column);
        const int room = column <= m_last ? most : 2 * most;
        m_table.setColumnWidth(column, std::max(title, std::min(usualWidth(column), room)));
    }
    fill();
}

void ColumnWidths::fill()
{
    if (!m_table.model())
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    int others = 0;
    for (int column = 0; column <= m_last; ++column)
        others += column == m_column ? 0 : m_table.columnWidth(column);
    const int character = m_table.fontMetrics().averageCharWidth();
    int room = m_table.viewport()->width() - others;
    const QHeaderView *header = m_table.horizontalHeader();
    for (int visual = header->visualIndex(m_last) + 1; visual < header->count(); ++visual) {
        const int width = m_table.columnWidth(header->logicalIndex(visual));
        if (room - width < comfortable * character)
            break;
        room -= width;
    }
    m_table.setColumnWidth(m_column, std::max(leastThatGivesWay * character, room));
}

} // namespace boardwright
