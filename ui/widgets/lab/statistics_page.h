// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/statistics_order.h"
#include "ui/widgets/table/spreadsheet.h"

#include <optional>
#include <vector>

namespace boardwright {

/// The table of one scope of the statistics, sortable by any column. While results arrive, rows,
/// selection and scroll position stay; the table is sorted again when counting is complete.
class StatisticsPage final : public Spreadsheet {
    Q_OBJECT

public:
    StatisticsPage(Scope scope, QWidget *parent);

    StatisticsTableModel &table() { return m_table; }

    const StatisticsTableModel &table() const { return m_table; }

    StatisticsOrder &order() { return m_order; }

    /// Null clears the page.
    void showResult(const std::shared_ptr<const StatisticsResult> &result);

    /// Whether there are items, and columns besides their names.
    bool hasNumbers() const { return m_table.rowCount() > 0 && m_table.columnCount() > 1; }

    /// The item of the current row; std::nullopt if there is none.
    std::optional<StatisticsItem> currentItem() const;

    bool hasSelection() const { return selectionModel()->hasSelection(); }

Q_SIGNALS:
    /// An item was activated by Enter or double click.
    void itemActivated(const boardwright::StatisticsItem &item);
    /// Another row or column is current.
    void currentItemChanged();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void startOver();
    void sortFirst();

    StatisticsTableModel m_table;
    StatisticsOrder m_order;
    std::vector<StatisticsColumn> m_fitted; ///< columns whose widths and order are set
};

} // namespace boardwright
