// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QAbstractTableModel>

namespace boardwright {

/// A table of rows of a document, objectives or rows of a section, in file order. Signals inserted,
/// removed and reordered rows, so that persistent indexes follow their rows. Subclasses define the
/// columns.
class RowTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// RowId::none for a row out of range.
    virtual RowId rowIdAt(int row) const = 0;
    /// -1 if it is not in the table.
    virtual int rowOf(RowId id) const = 0;

protected:
    /// `document` must outlive the model; `table` is the key of a section, or objectivesTable.
    RowTableModel(GoalSetDocument &document, QString table, QObject *parent);

    /// Emits dataChanged() for whole rows; adjacent rows are combined.
    void tellRowsChanged(const QList<RowId> &ids, const QList<int> &roles = {});

    GoalSetDocument &document() const { return m_document; }

    /// Called when the document was replaced, before the model's reset ends.
    virtual void startOver() { }

private:
    void beginReordering();
    void endReordering();

    GoalSetDocument &m_document;
    QString m_table;
    QModelIndexList m_indexes; ///< the persistent ones, while rows are reordered
    QList<RowId> m_ids; ///< parallel
};

} // namespace boardwright
