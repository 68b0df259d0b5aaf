// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/balanced/balanced_row_types_model.h"

#include <QWidget>

class QAction;
class QTableView;

namespace boardwright {

/// Row types with their thresholds: add, rename, change, remove.
class RowTypesTable final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowTypesTable)

public:
    /// `document` must outlive the table.
    explicit RowTypesTable(GoalSetDocument &document, QWidget *parent = nullptr);
    ~RowTypesTable() override;

    BalancedRowTypesModel &model() { return m_model; }

    QTableView &view() const { return *m_view; }

    void add();
    void removeSelected();

Q_SIGNALS:
    void refused(const QString &reason);

private:
    QList<int> selectedRows() const;
    void updateActions();

    BalancedRowTypesModel m_model;
    QTableView *m_view;
    QAction *m_remove = nullptr;
};

} // namespace boardwright
