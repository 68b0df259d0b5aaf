// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <algorithm>

namespace boardwright {

/// The ids of rows, in their order.
template <typename Row>
QList<RowId> idsOf(const QList<Row> &rows)
{
    QList<RowId> ids;
    ids.reserve(rows.size());
    for (const Row &row : rows)
        ids.append(row.id);
    return ids;
}

/// The index of an objective in the set; -1 if there is none. Ids are assigned in reading order, so
/// a row is nearly always at the index that its id suggests: thousands of lookups must not search
/// thousands of rows each.
inline qsizetype indexOfRow(const GoalSet &set, RowId id)
{
    const auto expected = static_cast<qsizetype>(id) - 1;
    if (expected >= 0 && expected < set.objectives.size() && set.objectives[expected].id == id)
        return expected;
    const auto found = std::ranges::find(set.objectives, id, &Objective::id);
    return found == set.objectives.end() ? -1 : found - set.objectives.begin();
}

/// Null if the set has no such objective.
inline const Objective *objectiveOf(const GoalSet &set, RowId id)
{
    const qsizetype row = id == RowId::none ? -1 : indexOfRow(set, id);
    return row < 0 ? nullptr : &set.objectives[row];
}

/// The index of a row in its table; -1 if there is none. The ids of a table as read from a file are
/// consecutive.
inline qsizetype indexOfRow(const QList<TableRow> &table, RowId id)
{
    if (table.isEmpty())
        return -1;
    const qsizetype expected
        = static_cast<qsizetype>(id) - static_cast<qsizetype>(table.first().id);
    if (expected >= 0 && expected < table.size() && table[expected].id == id)
        return expected;
    const auto found = std::ranges::find(table, id, &TableRow::id);
    return found == table.end() ? -1 : found - table.begin();
}

/// The values of a section for the set (row none), for an objective or for a row of its table; null
/// if there are none. A non-const set gives mutable values.
template <typename Set>
auto *sectionValues(Set &set, RowId row, const QString &section)
{
    const auto in = [&](auto &values) {
        const auto found = values.find(section);
        return found == values.end() ? nullptr : &*found;
    };
    if (row == RowId::none)
        return in(set.once);
    // Looks in the table first: a lookup among the objectives would search all of them.
    if (const auto table = set.tables.find(section); table != set.tables.end()) {
        if (const qsizetype index = indexOfRow(*table, row); index >= 0)
            return &(*table)[index].values;
    }
    const qsizetype index = indexOfRow(set, row);
    return index < 0 ? decltype(in(set.once)){nullptr} : in(set.objectives[index].extension);
}

} // namespace boardwright
