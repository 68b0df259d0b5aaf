// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/without_rows.h"

#include "core/generator/generator.h"
#include "core/goalset/set_sections.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace boardwright {

namespace {

void dropReferences(FieldValues &values, const Section &section, const QSet<RowId> &ids)
{
    for (const Field &field : section.fields) {
        if (field.kind != Kind::RowRefs || !values.contains(field.key))
            continue;
        QList<RowId> rows = rowsOf(values, field);
        if (rows.removeIf([&](RowId id) { return ids.contains(id); }) > 0)
            setValue(values, field, rows);
    }
}

/// Removes references. A section whose values become empty is removed, as in files.
void dropReferences(SectionValues &all, const Section &section, const QSet<RowId> &ids)
{
    const auto found = all.constFind(section.key);
    if (found == all.cend())
        return;
    FieldValues values = *found;
    dropReferences(values, section, ids);
    if (values.isEmpty())
        all.remove(section.key);
    else if (values != *found)
        all.insert(section.key, values);
}

/// Removes accepted warnings of the removed goals.
void dropAcceptances(GoalSet &set, const QSet<RowId> &ids)
{
    const auto table = set.tables.find(accepted_section::section.key);
    if (table == set.tables.end())
        return;
    table->removeIf([&](const TableRow &row) {
        const QList<RowId> rows = rowsOf(row.values, accepted_section::rows);
        return !rows.isEmpty()
            && std::ranges::all_of(rows, [&](RowId id) { return ids.contains(id); });
    });
}

} // namespace

GoalSet withoutRows(GoalSet set, const QSet<RowId> &ids)
{
    const auto goes = [&](const auto &row) { return ids.contains(row.id); };
    // In one pass; removing from a shared list would copy it first.
    QList<Objective> left;
    left.reserve(set.objectives.size());
    std::ranges::remove_copy_if(std::as_const(set.objectives), std::back_inserter(left), goes);
    set.objectives = std::move(left);
    for (QList<TableRow> &table : set.tables)
        table.removeIf(goes);
    dropAcceptances(set, ids);
    set.tables.removeIf([](const auto &table) { return table.value().isEmpty(); });
    for (const Section *section : allSections()) {
        switch (section->home) {
        case Home::Once:
            dropReferences(set.once, *section, ids);
            break;
        case Home::BesideObjective:
            for (Objective &objective : set.objectives) {
                if (!objective.extension.isEmpty())
                    dropReferences(objective.extension, *section, ids);
            }
            break;
        case Home::Table:
            if (const auto table = set.tables.find(section->key); table != set.tables.end()) {
                for (TableRow &row : *table)
                    dropReferences(row.values, *section, ids);
            }
            break;
        }
    }
    return set;
}

} // namespace boardwright
