// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/sections/table_view.h"

#include <QWidget>

#include <memory>

namespace boardwright {

class TableSearch;

/// A table of fields, and a bar with the verbs that its model offers.
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

    TableView &view() const { return *m_view; }

    /// Makes a row current without taking the focus. False if the row belongs to another table.
    bool selectRow(RowId id);

Q_SIGNALS:
    void refused(const QString &reason);
    void currentRowChanged(boardwright::RowId id);

private:
    void setUpBar(const QString &hint);

    std::unique_ptr<FieldTableModel> m_model;
    TableView *m_view;
    TableSearch *m_search = nullptr;
};

} // namespace boardwright
