// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/statistics_columns.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace boardwright {

/// What statistics say of the items of one scope, an item a row: goals, limits, lines, cells, or
/// the numbers of the whole board. Columns come from the measures that the generator declares. As
/// results grow, and while an edit leaves the items what they are, rows keep their places and only
/// their numbers change; otherwise the model is reset.
class StatisticsTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit StatisticsTableModel(Scope scope, QObject *parent = nullptr);

    Scope scope() const { return m_scope; }

    /// Null: there is nothing to show.
    void showResult(std::shared_ptr<const StatisticsResult> result);

    const std::shared_ptr<const StatisticsResult> &result() const { return m_result; }

    /// Outdated numbers are pale. A new result is not.
    void setOutdated(bool isOutdated);

    const std::vector<StatisticsItem> &items() const { return m_items; }

    const std::vector<StatisticsColumn> &columns() const { return m_columns; }

    const StatisticsItem &item(int row) const { return m_items[static_cast<std::size_t>(row)]; }

    const StatisticsColumn &column(int column) const
    {
        return m_columns[static_cast<std::size_t>(column)];
    }

    /// The row that is about the same; -1: there is none.
    int rowOf(const StatisticsItem &item) const;

    /// Of a row that exists.
    QString name(int row) const;

    /// Of a cell that exists, see statisticsNumber().
    std::optional<double> number(int row, int column) const
    {
        return statisticsNumber(*m_result, item(row), this->column(column));
    }

    /// Rows are sorted by this, in this order; nothing comes last.
    std::optional<double> sortNumber(int row, int column) const;
    /// Or else by their names: lines and cells have an order of their own.
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
