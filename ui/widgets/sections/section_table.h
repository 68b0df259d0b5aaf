// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/section_table_model.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QWidget>

namespace boardwright {

/// The rows of a Table section in a spreadsheet, and a bar of what can be done to them.
class SectionTable final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SectionTable)

public:
    /// Both must outlive the table.
    SectionTable(GoalSetDocument &document, const Section &table, QWidget *parent = nullptr);
    ~SectionTable() override;

    SectionTableModel &model() { return m_model; }

    Spreadsheet &view() const { return *m_view; }

    /// Makes a row current without taking the focus. False where this is not its table.
    bool selectRow(RowId id);

    void addRow();
    void duplicateRows();
    void removeRows();
    /// By one place.
    void moveRows(bool down);
    /// To before the row that is now at `before`.
    void moveRowsTo(int before);
    void paste();

Q_SIGNALS:
    void refused(const QString &reason);
    void currentRowChanged(boardwright::RowId id);

private:
    void setUpView();
    void setUpBar();
    void updateActions();
    QList<RowId> selectedIds() const;
    void select(int first, int count);

    GoalSetDocument &m_document;
    const Section &m_section;
    SectionTableModel m_model;
    Spreadsheet *m_view;
};

} // namespace boardwright
