// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QAbstractTableModel>

namespace boardwright {

/// A table of the rows of a document, objectives or those of a section, in file order: tells its
/// views when rows come, go, or change places, so that persistent indexes follow their rows. What
/// is in the columns is up to subclasses.
class RowTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// RowId::none outside of the table.
    virtual RowId rowIdAt(int row) const = 0;
    /// -1: it is not there.
    virtual int rowOf(RowId id) const = 0;

protected:
    /// `document` must outlive the model; `table` is the key of a section, or objectivesTable.
    RowTableModel(GoalSetDocument &document, QString table, QObject *parent);

    /// Of whole rows; those next to each other are announced together.
    void tellRowsChanged(const QList<RowId> &ids, const QList<int> &roles = {});

    GoalSetDocument &document() const { return m_document; }

private:
    void beginReordering();
    void endReordering();

    GoalSetDocument &m_document;
    QString m_table;
    QModelIndexList m_indexes; ///< the persistent ones, while rows change places
    QList<RowId> m_ids; ///< parallel
};

} // namespace boardwright
