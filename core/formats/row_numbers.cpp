// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/row_numbers.h"

#include <algorithm>

namespace boardwright {

RowNumbers::RowNumbers(const GoalSet &set)
    : m_last(set.lastRow)
{
    for (const Objective &objective : set.objectives)
        add(objectivesTable, objective.id);
    for (auto table = set.tables.cbegin(); table != set.tables.cend(); ++table) {
        for (const TableRow &row : table.value())
            add(table.key(), row.id);
    }
}

RowNumbers::RowNumbers(const JsonValue &root, std::span<const Section *const> sections)
{
    addTable(objectivesTable, root);
    const JsonValue *extension = memberOf(root, extensionKey);
    if (extension == nullptr)
        return;
    for (const Section *section : sections) {
        if (section->home == Home::Table)
            addTable(section->key, *extension);
    }
}

qsizetype RowNumbers::count(const QString &table) const
{
    return m_tables.value(table).ids.size();
}

RowId RowNumbers::idAt(const QString &table, qint64 number) const
{
    return m_tables.value(table).ids.value(number, RowId::none);
}

qsizetype RowNumbers::numberOf(const QString &table, RowId id) const
{
    return m_tables.value(table).numbers.value(id, -1);
}

void RowNumbers::add(const QString &table, RowId id)
{
    Table &rows = m_tables[table];
    if (id != RowId::none)
        rows.numbers.insert(id, rows.ids.size());
    rows.ids.append(id);
}

void RowNumbers::addTable(const QString &table, const JsonValue &parent)
{
    const JsonValue *rows = memberOf(parent, table);
    const std::size_t count = rows == nullptr ? 0 : rows->elements.size();
    for (std::size_t i = 0; i < count; ++i)
        add(table, RowId{++m_last});
}

const JsonValue *memberOf(const JsonValue &object, const QString &key)
{
    const auto found
        = std::ranges::find(object.members.rbegin(), object.members.rend(), key, &JsonMember::key);
    return found == object.members.rend() ? nullptr : &found->value;
}

} // namespace boardwright
