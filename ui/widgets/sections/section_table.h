// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/section_table_model.h"

#include <QWidget>

class QAction;
class QTableView;

namespace boardwright {

/// The rows of a Table section, with what can be done to them: add, duplicate, remove, move, copy
/// and paste.
class SectionTable final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SectionTable)

public:
    /// Both must outlive the table.
    SectionTable(GoalSetDocument &document, const Section &table, QWidget *parent = nullptr);
    ~SectionTable() override;

    SectionTableModel &model() { return m_model; }

    QTableView &view() const { return *m_view; }

    /// Makes a row current without taking the focus. False where this is not its table.
    bool selectRow(RowId id);

    void addRow();
    void duplicateRows();
    void removeRows();
    /// By one place.
    void moveRows(bool down);
    void copy() const;
    void paste();

Q_SIGNALS:
    void refused(const QString &reason);
    void currentRowChanged(boardwright::RowId id);

private:
    QAction *addAction(const QString &icon, const QString &text, const QKeySequence &shortcut,
        void (SectionTable::*run)());
    void setUpView();
    void setUpActions();
    void fitColumns();
    void updateActions();
    QList<int> selectedRows() const;
    QList<RowId> idsOf(const QList<int> &rows) const;
    void select(int first, int count);

    GoalSetDocument &m_document;
    const Section &m_section;
    SectionTableModel m_model;
    QTableView *m_view;
    QAction *m_duplicate = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_up = nullptr;
    QAction *m_down = nullptr;
};

} // namespace boardwright
