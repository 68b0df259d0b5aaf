// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QHash>

#include <optional>
#include <utility>

namespace boardwright {

/// A row and the name that people know it by: a goal, or the name field of a table.
using NamedRow = std::pair<RowId, QString>;

/// The rows that a RowRefs field may refer to, in file order.
QList<NamedRow> rowsOfTarget(const GoalSet &set, Key target);

/// The names of the rows of one table, for reading many cells: built once, then quick to ask.
class RowNames final {
public:
    /// No rows.
    RowNames() = default;
    /// `target` is the table they are of.
    RowNames(const GoalSet &set, Key target);

    /// Names of rows, separated by commas.
    QString textOf(const QList<RowId> &ids) const;

    /// The inverse: names may hold commas themselves; blanks around them do not count. Nothing
    /// where a name is that of no row, or of several.
    std::optional<QList<RowId>> rowsOf(const QString &names) const;

private:
    QHash<RowId, QString> m_names;
    QHash<QString, RowId> m_rows; ///< none: several have that name
};

/// The name of an objective, or of a row of any table of a registered section; empty: none.
QString rowName(const GoalSet &set, RowId id);

/// What stands for the name of a row that has none; `index` is 0-based.
QString namelessRow(qsizetype index);

/// The name field of a table; null: the table's rows have no names.
const Field *nameField(const Section &table);

} // namespace boardwright
