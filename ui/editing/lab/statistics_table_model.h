// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/statistics_columns.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace boardwright {

/// The statistics of one scope, one row per item: goals, limits, lines, cells, or the measures of
/// the whole board. Columns come from the measures that the generator declares. While results grow,
/// and after edits that keep the items, rows keep their places and only their numbers change;
/// otherwise the model is reset.
class StatisticsTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit StatisticsTableModel(Scope scope, QObject *parent = nullptr);

    Scope scope() const { return m_scope; }

    /// Null: no rows.
    void showResult(std::shared_ptr<const StatisticsResult> result);

    const std::shared_ptr<const StatisticsResult> &result() const { return m_result; }

    /// Outdated numbers are shown pale. A new result is not outdated.
    void setOutdated(bool isOutdated);

    const std::vector<StatisticsItem> &items() const { return m_items; }

    const std::vector<StatisticsColumn> &columns() const { return m_columns; }

    const StatisticsItem &item(int row) const { return m_items[static_cast<std::size_t>(row)]; }

    const StatisticsColumn &column(int column) const
    {
        return m_columns[static_cast<std::size_t>(column)];
    }

    /// The row of the same item; -1 if there is none.
    int rowOf(const StatisticsItem &item) const;

    /// `row` must exist.
    QString name(int row) const;

    /// The cell must exist; see statisticsNumber().
    std::optional<double> number(int row, int column) const
    {
        return statisticsNumber(*m_result, item(row), this->column(column));
    }

    /// The number to sort by; std::nullopt comes last.
    std::optional<double> sortNumber(int row, int column) const;
    /// Whether rows are sorted by name instead. Lines and cells have an order of their own.
    bool isSortedByName(int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isAbout(const StatisticsResult &result, const std::vector<StatisticsItem> &items,
        const std::vector<StatisticsColumn> &columns) const;

    Scope m_scope;
    std::shared_ptr<const StatisticsResult> m_result; ///< null: no rows
    std::vector<StatisticsItem> m_items;
    std::vector<StatisticsColumn> m_columns;
    bool m_isOutdated = false;
};

} // namespace boardwright
