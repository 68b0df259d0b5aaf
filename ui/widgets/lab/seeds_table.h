// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/seed_table_model.h"

#include <QSortFilterProxyModel>
#include <QTableView>

namespace boardwright {

/// The seeds that a search found, to walk along: the current one is shown. A click on a header
/// sorts by its column, a third one by seed again. While more come, selection and what is in view
/// stay; they stand at the end until it is sorted anew.
class SeedsTable final : public QTableView {
    Q_OBJECT

public:
    /// `model` must outlive it.
    explicit SeedsTable(SeedTableModel &model, QWidget *parent = nullptr);

    /// Selected rows of the model, in the order that is seen.
    QList<int> selectedRows() const;

Q_SIGNALS:
    /// The person went to a row, by mouse or keys.
    void seedChosen(const QString &seed);
    void selectedRowsChanged();
    void copyWanted();

protected:
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    void selectionChanged(
        const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    void fitColumns();
    void fitRows();

    int modelRow(const QModelIndex &index) const;

    SeedTableModel &m_model;
    QSortFilterProxyModel m_order;
};

} // namespace boardwright
