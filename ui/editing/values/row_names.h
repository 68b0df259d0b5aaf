// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QHash>

#include <optional>
#include <utility>

namespace boardwright {

/// A row and its name: a goal, the name field of a table row, or else its first choice.
using NamedRow = std::pair<RowId, QString>;

/// The rows that a RowRefs field may refer to, in file order.
QList<NamedRow> rowsOfTarget(const GoalSet &set, Key target);

/// The names of one table's rows, for reading many cells: built once, then fast.
class RowNames final {
public:
    /// No rows.
    RowNames() = default;
    /// `target` is the table.
    RowNames(const GoalSet &set, Key target);

    /// The names of rows, separated by commas.
    QString textOf(const QList<RowId> &ids) const;

    /// The inverse. Names may contain commas; spaces around them are ignored. std::nullopt if a
    /// name is unknown or ambiguous.
    std::optional<QList<RowId>> rowsOf(const QString &names) const;

private:
    QHash<RowId, QString> m_names;
    QHash<QString, RowId> m_rows; ///< RowId::none: several rows have that name
};

/// The name of an objective, or of a row of any registered table section; empty if there is none.
QString rowName(const GoalSet &set, RowId id);

/// The placeholder for a row without a name; `index` is 0-based.
QString namelessRow(qsizetype index);

/// The name field of a table; null if its rows have no names.
const Field *nameField(const Section &table);

} // namespace boardwright
