// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/seed_table_model.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QSortFilterProxyModel>

namespace boardwright {

/// The seeds that a search found. Making a row current shows its board. A click on a header sorts
/// by that column, a third click by seed. While more seeds arrive, selection and scroll position
/// stay; new seeds are at the end until the table is sorted again.
class SeedsTable final : public Spreadsheet {
    Q_OBJECT

public:
    /// `model` must outlive it.
    SeedsTable(SeedTableModel &model, QWidget *parent);

    /// Selected rows of the model, in the order shown.
    QList<int> selectedSeeds() const;
    /// Selects rows of the model, and scrolls to the first of them.
    void selectSeeds(const QList<int> &rows);

Q_SIGNALS:
    /// The user went to a row, by mouse or keys.
    void seedChosen(const QString &seed);
    void selectedRowsChanged();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(
        const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    int modelRow(int row) const;

    SeedTableModel &m_model;
    QSortFilterProxyModel m_order;
};

} // namespace boardwright
