// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/section_commands.h"

#include "core/generator/generator.h"

#include <QSet>

#include <algorithm>
#include <ranges>

namespace boardwright {

namespace {

QList<SectionPlace> asTheyAre(const GoalSetDocument &document, QList<SectionPlace> places)
{
    for (SectionPlace &place : places)
        place.values = document.valuesAt(*place.section, place.row);
    return places;
}

/// The values without references to these rows; nothing where there are none.
std::optional<FieldValues> withoutReferences(
    const FieldValues &values, const Section &section, const Section &table, const QSet<RowId> &ids)
{
    FieldValues kept = values;
    for (const Field &field : section.fields) {
        if (field.kind != Kind::RowRefs || field.target != table.key || !values.contains(field.key))
            continue;
        QList<RowId> rows = rowsOf(values, field);
        rows.removeIf([&](RowId id) { return ids.contains(id); });
        setValue(kept, field, rows);
    }
    return kept == values ? std::nullopt : std::optional(kept);
}

/// Every place that refers to these rows of `table`, as it has to be without them.
QList<SectionPlace> placesWithout(const GoalSet &set, const Section &table, const QSet<RowId> &ids)
{
    QList<SectionPlace> places;
    const auto look = [&](const Section &section, RowId row, const FieldValues &values) {
        std::optional<FieldValues> kept = withoutReferences(values, section, table, ids);
        if (!kept)
            return;
        if (kept->isEmpty() && section.home != Home::Table)
            kept.reset();
        places.append({.section = &section, .row = row, .values = kept});
    };
    for (const Section *section : allSections()) {
        switch (section->home) {
        case Home::Once:
            look(*section, RowId::none, set.once.value(section->key));
            break;
        case Home::BesideObjective:
            for (const Objective &objective : set.objectives)
                look(*section, objective.id, objective.extension.value(section->key));
            break;
        case Home::Table:
            for (const TableRow &row : set.tables.value(section->key)) {
                if (section->key != table.key || !ids.contains(row.id))
                    look(*section, row.id, row.values);
            }
            break;
        }
    }
    return places;
}

} // namespace

ChangeSections::ChangeSections(
    GoalSetDocument &document, QList<SectionPlace> places, const QString &text, int gesture)
    : QUndoCommand(text)
    , m_document(document)
    , m_old(asTheyAre(document, places))
    , m_new(std::move(places))
    , m_gesture(gesture)
{
}

void ChangeSections::undo()
{
    DocumentEdit(m_document).setSections(m_old);
}

void ChangeSections::redo()
{
    DocumentEdit(m_document).setSections(m_new);
}

bool ChangeSections::mergeWith(const QUndoCommand *other)
{
    const auto *next = dynamic_cast<const ChangeSections *>(other);
    const auto samePlace = [](const SectionPlace &a, const SectionPlace &b) {
        return a.section == b.section && a.row == b.row;
    };
    if (next == nullptr || !std::ranges::equal(next->m_new, m_new, samePlace))
        return false;
    m_new = next->m_new;
    setText(next->text());
    setObsolete(m_new == m_old);
    return true;
}

InsertRows::InsertRows(GoalSetDocument &document, const Section &table, int at,
    QList<TableRow> rows, QList<SectionPlace> places, const QString &text)
    : QUndoCommand(text)
    , m_document(document)
    , m_table(table)
    , m_at(at)
    , m_rows(std::move(rows))
    , m_old(asTheyAre(document, places))
    , m_new(std::move(places))
    , m_oldLastRow(document.set().lastRow)
{
}

void InsertRows::undo()
{
    DocumentEdit edit(m_document);
    edit.removeRows(m_table, m_at, static_cast<int>(m_rows.size()));
    edit.setSections(m_old);
    edit.setLastRow(m_oldLastRow);
}

void InsertRows::redo()
{
    DocumentEdit edit(m_document);
    std::uint32_t last = m_oldLastRow;
    for (const TableRow &row : std::as_const(m_rows))
        last = std::max(last, static_cast<std::uint32_t>(row.id));
    edit.setLastRow(last);
    edit.setSections(m_new);
    edit.insertRows(m_table, m_at, m_rows);
}

RemoveRows::RemoveRows(
    GoalSetDocument &document, const Section &table, const QList<int> &rows, const QString &text)
    : QUndoCommand(text)
    , m_document(document)
    , m_table(table)
{
    const QList<TableRow> all = document.tableRows(table);
    QSet<RowId> ids;
    for (const int row : rows) {
        if (m_runs.isEmpty() || m_runs.last().first + m_runs.last().rows.size() != row)
            m_runs.append({.first = row, .rows = {}});
        m_runs.last().rows << all.at(row);
        ids << all.at(row).id;
    }
    m_new = placesWithout(document.set(), table, ids);
    m_old = asTheyAre(document, m_new);
}

void RemoveRows::undo()
{
    DocumentEdit edit(m_document);
    for (const Run &run : std::as_const(m_runs))
        edit.insertRows(m_table, run.first, run.rows);
    edit.setSections(m_old);
}

void RemoveRows::redo()
{
    DocumentEdit edit(m_document);
    edit.setSections(m_new);
    for (const Run &run : m_runs | std::views::reverse)
        edit.removeRows(m_table, run.first, static_cast<int>(run.rows.size()));
}

MoveRows::MoveRows(GoalSetDocument &document, const Section &table, int first, int count, int to,
    const QString &text)
    : QUndoCommand(text)
    , m_document(document)
    , m_table(table)
    , m_first(first)
    , m_count(count)
    , m_to(to)
{
}

void MoveRows::undo()
{
    if (m_to < m_first)
        DocumentEdit(m_document).moveRows(m_table, m_to, m_count, m_first + m_count);
    else
        DocumentEdit(m_document).moveRows(m_table, m_to - m_count, m_count, m_first);
}

void MoveRows::redo()
{
    DocumentEdit(m_document).moveRows(m_table, m_first, m_count, m_to);
}

} // namespace boardwright
