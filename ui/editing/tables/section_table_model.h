// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/row_table_model.h"

namespace boardwright {

/// The rows of a Table section, one column for each field, and behind them what the first text with
/// a reading (Field::reading) means, where the section has one. Owns no data: what it shows is the
/// document's, what is typed into it becomes an undo step, and what cannot be is refused with a
/// reason.
class SectionTableModel final : public RowTableModel {
    Q_OBJECT

public:
    /// Both must outlive the model.
    SectionTableModel(GoalSetDocument &document, const Section &table, QObject *parent = nullptr);

    const Section &section() const { return m_table; }

    RowId rowIdAt(int row) const override;
    int rowOf(RowId id) const override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    /// What was typed into a column, for several rows as one step.
    bool enter(const QList<int> &rows, int column, const QVariant &value);

    /// Texts go into the cells from `from` on to the right and down; rows that are missing are
    /// added. One step, or none: refused as a whole where a text is not possible in its cell.
    bool paste(const QModelIndex &from, const QList<QStringList> &cells);

Q_SIGNALS:
    /// What was typed or pasted is not possible; `reason` is for the person who did.
    void refused(const QString &reason);

private:
    const Field &field(int column) const;
    bool isMeaning(int column) const;
    QVariant meaningCell(const FieldValues &values, int role) const;

    const Section &m_table;
    const Field *m_read = nullptr; ///< the field whose meaning is told; null: none
};

} // namespace boardwright
