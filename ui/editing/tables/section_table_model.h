// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/field_table_model.h"

namespace boardwright {

/// The rows of a Table section, one column for each field.
class SectionTableModel final : public FieldTableModel {
    Q_OBJECT

public:
    /// Both must outlive the model.
    SectionTableModel(GoalSetDocument &document, const Section &table, QObject *parent = nullptr);

    Verbs verbs() const override { return {Add | Duplicate | Remove | Move}; }

    int add(int at) override;
    QList<int> duplicate(const QList<int> &rows) override;
    void remove(const QList<int> &rows) override;
    void move(const QList<int> &rows, int to) override;
    QString title() const override;

    RowId rowIdAt(int row) const override;
    int rowOf(RowId id) const override;

protected:
    int lines() const override;

    const Section &section(int /*line*/) const override { return m_table; }

    FieldValues values(int line) const override;
    std::expected<void, QString> store(
        const QList<int> &lines, const Field &field, const Value &value, int gesture) override;
    std::expected<void, QString> put(
        const Lines &changed, const QList<FieldValues> &added, const QString &text) override;

private:
    QList<RowId> idsOf(const QList<int> &rows) const;

    const Section &m_table;
};

} // namespace boardwright
