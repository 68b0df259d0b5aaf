// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/statistics_order.h"

#include <QTableView>

#include <optional>
#include <vector>

namespace boardwright {

/// The table of one scope of the statistics: read only, sorted by any column, copied with Ctrl+C.
/// While results grow its rows, its selection and what is in view stay where they are; when all is
/// counted it is sorted once more.
class StatisticsPage final : public QTableView {
    Q_OBJECT

public:
    explicit StatisticsPage(Scope scope, QWidget *parent = nullptr);

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

    /// Rows with a selected cell, whole, in the order shown.
    void copySelection() const;

Q_SIGNALS:
    /// By Enter or a double click.
    void itemActivated(const boardwright::StatisticsItem &item);
    /// Another row or column is the current one.
    void currentItemChanged();

protected:
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void startOver();
    void sortFirst();
    void fitColumns();
    void fitName();
    void fitRows();

    StatisticsTableModel m_table;
    StatisticsOrder m_order;
    std::vector<StatisticsColumn> m_fitted; ///< columns that have their widths and their order
};

} // namespace boardwright
