// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/statistics_table_model.h"

#include <QCollator>
#include <QSortFilterProxyModel>

namespace boardwright {

/// Statistics in the order that a person asked for. Rows that grow stay where they are until they
/// are sorted again; what there is nothing to tell of comes last in either order.
class StatisticsOrder final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// `model` must outlive this.
    explicit StatisticsOrder(StatisticsTableModel &model, QObject *parent = nullptr);

    StatisticsTableModel &model() const { return m_model; }

    /// Of a valid index of this.
    const StatisticsItem &item(const QModelIndex &index) const
    {
        return m_model.item(mapToSource(index).row());
    }

    /// Where the same item is now; not valid: nowhere.
    QModelIndex indexOf(const StatisticsItem &item, int column) const;

    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// By the same column, with the numbers of now.
    void sortAgain();

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    StatisticsTableModel &m_model;
    QCollator m_collator;
};

} // namespace boardwright
