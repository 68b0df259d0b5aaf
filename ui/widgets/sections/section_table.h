// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/field_table_model.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QWidget>

#include <memory>

namespace boardwright {

class TableSearch;

/// A table of fields as a spreadsheet, and a bar with the verbs that its model offers.
class SectionTable final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SectionTable)

public:
    /// `document` must outlive the table. `hint`: a sentence beside the verbs.
    SectionTable(GoalSetDocument &document, std::unique_ptr<FieldTableModel> model,
        QWidget *parent = nullptr, const QString &hint = QString());
    /// Shows the rows of a Table section, which must outlive this widget.
    SectionTable(GoalSetDocument &document, const Section &table, QWidget *parent = nullptr);
    ~SectionTable() override;

    FieldTableModel &model() { return *m_model; }

    Spreadsheet &view() const { return *m_view; }

    /// Makes a row current without taking the focus. False if the row belongs to another table.
    bool selectRow(RowId id);

    void addRow();
    void duplicateRows();
    void removeRows();
    /// Moves the selected rows by one.
    void moveRows(bool down);
    /// Moves the selected rows to before the row now at `before`.
    void moveRowsTo(int before);
    /// Sets the selected cells to the fallbacks of their fields.
    void resetCells();
    void cut();
    void fillDown();
    void paste();

Q_SIGNALS:
    void refused(const QString &reason);
    void currentRowChanged(boardwright::RowId id);

private:
    void setUpView();
    QList<QAction *> offerVerbs();
    void setUpBar(const QString &hint);
    void updateActions();
    void select(int first, int count);

    GoalSetDocument &m_document;
    std::unique_ptr<FieldTableModel> m_model;
    Spreadsheet *m_view;
    TableSearch *m_search = nullptr;
};

} // namespace boardwright
