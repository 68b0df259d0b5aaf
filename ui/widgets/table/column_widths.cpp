// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/column_widths.h"

#include <QAbstractItemDelegate>
#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

namespace boardwright {

namespace {

// Number of rows measured for the width of a column; more would take too long.
constexpr int sampledRows = 200;

// In characters of average width.
constexpr int leastThatGivesWay = 24;
constexpr int comfortable = 45;
constexpr int leastOfOthers = 14;
constexpr int fewestLetters = 10; ///< of a column with longer texts, however few they are

// In pixels. The flexible column keeps this width as long as that leaves half of the viewport to
// the others.
constexpr int readable = 260;
constexpr int mostOfOthers = 40;

/// Whether a cell holds a number, which must not be cut. Longer texts on the right are lists.
bool isNumber(const QModelIndex &index)
{
    constexpr int longestNumber = 16; // characters
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    return alignment.testFlag(Qt::AlignRight) && index.data().toString().size() <= longestNumber;
}

} // namespace

ColumnWidths::ColumnWidths(QTableView &table)
    : m_table(table)
{
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, &ColumnWidths::follow);
}

int ColumnWidths::lastColumn() const
{
    return m_table.horizontalHeader()->count() - 1;
}

int ColumnWidths::restColumn() const
{
    return m_plan.rest < 0 ? lastColumn() : m_plan.rest;
}

int ColumnWidths::lastInView() const
{
    return m_plan.lastInView < 0 ? lastColumn() : m_plan.lastInView;
}

/// While a border is dragged, only one other column adapts; adapting all of them would flicker.
void ColumnWidths::follow(int column, int before, int now)
{
    if (m_isFilling || column == restColumn())
        return;
    const bool isShownOrHidden = before == 0 || now == 0;
    if (!isShownOrHidden)
        m_own.insert(column, now);
    giveRest();
}

ColumnWidths::Wanted ColumnWidths::measured(int column) const
{
    QStyleOptionViewItem option;
    option.initFrom(&m_table);
    option.font = m_table.font();
    const int rows = m_table.model()->rowCount();
    const int samples = std::min(rows, sampledRows);
    QList<int> widths{0};
    int numbers = 0;
    widths.reserve(samples + 1);
    for (int sample = 0; sample < samples; ++sample) {
        const auto row = static_cast<int>(static_cast<qint64>(sample) * rows / samples);
        const QModelIndex index = m_table.model()->index(row, column);
        widths << m_table.itemDelegateForIndex(index)->sizeHint(option, index).width();
        if (isNumber(index))
            numbers = std::max(numbers, widths.last());
    }
    std::ranges::sort(widths);
    // If space is short, one row in ten may be cut, so that a few long names do not take space from
    // other columns.
    return {.least = std::max(numbers, widths.at(widths.size() - 1 - (widths.size() - 1) / 10)),
        .most = widths.last(),
        .numbers = numbers};
}

ColumnWidths::Wanted ColumnWidths::wanted(int column)
{
    if (const auto own = m_own.constFind(column); own != m_own.cend())
        return {.least = *own, .most = *own, .numbers = 0};
    auto seen = m_seen.constFind(column);
    if (seen == m_seen.cend())
        seen = m_seen.insert(column, measured(column));
    const int character = m_table.fontMetrics().averageCharWidth();
    const int declared = leastWidth(column);
    if (column == restColumn()) {
        return {
            .least = std::clamp(seen->least, declared, std::max(declared, comfortable * character)),
            .most = seen->most,
            .numbers = seen->numbers};
    }
    const int title = titleWidth(column);
    const int least = std::max(
        {title, declared, seen->numbers, std::min(seen->least, leastOfOthers * character),
            std::min(seen->most, fewestLetters * character)});
    return {.least = least,
        .most = std::max(least, std::min(seen->most, mostOfOthers * character)),
        .numbers = seen->numbers};
}

int ColumnWidths::titleWidth(int column)
{
    auto title = m_titles.constFind(column);
    if (title == m_titles.cend())
        title = m_titles.insert(column, m_table.horizontalHeader()->sectionSizeHint(column));
    return *title;
}

int ColumnWidths::leastWidth(int column)
{
    if (const auto declared = m_plan.least.constFind(column); declared != m_plan.least.cend())
        return std::max(*declared * m_table.fontMetrics().averageCharWidth(), titleWidth(column));
    if (column != restColumn())
        return 0;
    return std::max(leastThatGivesWay * m_table.fontMetrics().averageCharWidth(),
        std::min(readable, m_table.viewport()->width() / 2));
}

void ColumnWidths::fit()
{
    m_seen.clear();
    m_titles.clear();
    fill();
}

void ColumnWidths::fill()
{
    if (!m_table.isVisible() || !m_table.model() || lastColumn() < 0)
        return;
    const QScopedValueRollback filling(m_isFilling, true);
    const int room = m_table.viewport()->width() - wanted(restColumn()).least;
    share(inView(room), room);
    giveRest();
}

/// The columns that must be visible, and as many of the following ones as fit.
QList<int> ColumnWidths::inView(int room)
{
    const QHeaderView *header = m_table.horizontalHeader();
    QList<int> columns;
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        if (column == restColumn() || m_table.isColumnHidden(column))
            continue;
        room -= wanted(column).least;
        if (visual > header->visualIndex(lastInView()) && room < 0)
            break;
        columns << column;
    }
    return columns;
}

/// Columns that need the least additional width get it first.
void ColumnWidths::share(const QList<int> &columns, int room)
{
    QList<std::pair<int, int>> lacking; // pixels, column
    lacking.reserve(columns.size());
    for (const int column : columns) {
        const Wanted width = wanted(column);
        lacking.append({width.most - width.least, column});
        room -= width.least;
    }
    std::ranges::sort(lacking);
    qsizetype left = lacking.size();
    for (const auto &[lack, column] : std::as_const(lacking)) {
        const int more = std::min(lack, std::max(0, room) / static_cast<int>(left--));
        m_table.setColumnWidth(column, wanted(column).least + more);
        room -= more;
    }
    for (int column = 0; column < m_table.model()->columnCount(); ++column) {
        const bool isReachedByScrolling = column != restColumn() && !columns.contains(column);
        if (isReachedByScrolling && !m_table.isColumnHidden(column))
            m_table.setColumnWidth(column, wanted(column).most);
    }
}

/// Gives the flexible column what the other visible columns leave.
void ColumnWidths::giveRest()
{
    if (!m_table.model() || lastColumn() < 0)
        return;
    const QScopedValueRollback filling(m_isFilling, true);
    const int enough = wanted(restColumn()).least;
    if (!m_plan.fills) {
        m_table.setColumnWidth(restColumn(), enough);
        return;
    }
    const QHeaderView *header = m_table.horizontalHeader();
    int room = m_table.viewport()->width();
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        const int width = column == restColumn() ? 0 : m_table.columnWidth(column);
        if (visual > header->visualIndex(lastInView()) && room - width < enough)
            break;
        room -= width;
    }
    m_table.setColumnWidth(restColumn(), std::max(leastWidth(restColumn()), room));
}

} // namespace boardwright
