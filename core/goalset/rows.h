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

/// The place of an objective in the set; -1: it has none of this id. Rows are numbered as they are
/// read, so a row is nearly always where its number says: a list of thousands of problems must not
/// search thousands of rows for each.
inline qsizetype indexOfRow(const GoalSet &set, RowId id)
{
    const auto expected = static_cast<qsizetype>(id) - 1;
    if (expected >= 0 && expected < set.objectives.size() && set.objectives[expected].id == id)
        return expected;
    const auto found = std::ranges::find(set.objectives, id, &Objective::id);
    return found == set.objectives.end() ? -1 : found - set.objectives.begin();
}

/// Null where the set has none of this id.
inline const Objective *objectiveOf(const GoalSet &set, RowId id)
{
    const qsizetype row = id == RowId::none ? -1 : indexOfRow(set, id);
    return row < 0 ? nullptr : &set.objectives[row];
}

/// The place of a row in its table; -1: it has none of this id. In a table as it was read, the ids
/// follow each other.
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

/// What a section holds for the set (row none), beside an objective or in a row of its table; null
/// where it holds nothing. Of a set that may change, to change it.
template <typename Set>
auto *sectionValues(Set &set, RowId row, const QString &section)
{
    const auto in = [&](auto &values) {
        const auto found = values.find(section);
        return found == values.end() ? nullptr : &*found;
    };
    if (row == RowId::none)
        return in(set.once);
    // The table first: its rows are none of the objectives, which would all be searched.
    if (const auto table = set.tables.find(section); table != set.tables.end()) {
        if (const qsizetype index = indexOfRow(*table, row); index >= 0)
            return &(*table)[index].values;
    }
    const qsizetype index = indexOfRow(set, row);
    return index < 0 ? decltype(in(set.once)){nullptr} : in(set.objectives[index].extension);
}

} // namespace boardwright
