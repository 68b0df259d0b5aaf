// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/statistics_order.h"
#include "ui/widgets/table/spreadsheet.h"

#include <optional>
#include <vector>

namespace boardwright {

/// The table of one scope of the statistics, sorted by any column.
/// While results grow its rows, its selection and what is in view stay where they are; when all is
/// counted it is sorted once more.
class StatisticsPage final : public Spreadsheet {
    Q_OBJECT

public:
    StatisticsPage(Scope scope, QWidget *parent);

    StatisticsTableModel &table() { return m_table; }

    const StatisticsTableModel &table() const { return m_table; }

    StatisticsOrder &order() { return m_order; }

    /// Null: nothing.
    void showResult(const std::shared_ptr<const StatisticsResult> &result);

    /// Whether there is anything to read: items, and more of them than names.
    bool hasNumbers() const { return m_table.rowCount() > 0 && m_table.columnCount() > 1; }

    /// The item of the current row; nothing: there is none.
    std::optional<StatisticsItem> currentItem() const;

    bool hasSelection() const { return selectionModel()->hasSelection(); }

Q_SIGNALS:
    /// By Enter or a double click.
    void itemActivated(const boardwright::StatisticsItem &item);
    /// Another row or column is the current one.
    void currentItemChanged();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void startOver();
    void sortFirst();

    StatisticsTableModel m_table;
    StatisticsOrder m_order;
    std::vector<StatisticsColumn> m_fitted; ///< columns that have their widths and their order
};

} // namespace boardwright
