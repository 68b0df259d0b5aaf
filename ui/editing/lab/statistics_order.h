// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/statistics_table_model.h"
#include "ui/editing/values/natural_order.h"

#include <QSortFilterProxyModel>

namespace boardwright {

/// Sorts statistics as the user chose. Rows keep their places while results grow, until they are
/// sorted again. Items without a number come last in both orders.
class StatisticsOrder final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// `model` must outlive this.
    explicit StatisticsOrder(StatisticsTableModel &model, QObject *parent = nullptr);

    StatisticsTableModel &model() const { return m_model; }

    /// `index` must be a valid index of this model.
    const StatisticsItem &item(const QModelIndex &index) const
    {
        return m_model.item(mapToSource(index).row());
    }

    /// The present index of the same item; invalid if there is none.
    QModelIndex indexOf(const StatisticsItem &item, int column) const;

    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// Sorts by the same column again, with the present numbers.
    void sortAgain();

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    StatisticsTableModel &m_model;
    QCollator m_collator = naturalCollator();
};

} // namespace boardwright
