// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/section_edits.h"

#include "core/generator/saved_preview.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/set_sections.h"
#include "ui/editing/board_choice.h"
#include "ui/editing/row_names.h"
#include "ui/editing/section_commands.h"
#include "ui/text/field_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct SectionEditWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

constexpr int longestNameShown = 40;

/// Without it the place has no such section, as the file has it.
std::optional<FieldValues> asStored(const Section &section, const FieldValues &values)
{
    return values.isEmpty() && section.home != Home::Table ? std::nullopt : std::optional(values);
}

bool isThere(const GoalSetDocument &document, const Section &section, RowId id)
{
    switch (section.home) {
    case Home::Once:
        return true;
    case Home::BesideObjective:
        return document.rowOf(id) >= 0;
    case Home::Table:
        return document.tableRowOf(section, id) >= 0;
    }
    return false;
}

QString changeText(const GoalSetDocument &document, const Section &section, const Field &field,
    const QList<SectionPlace> &places)
{
    const QString label = fieldLabel(field);
    if (section.home == Home::Once)
        return SectionEditWords::tr("Change %1", "the label of a field").arg(label);
    if (places.size() == 1)
        return SectionEditWords::tr("%1 of \"%2\"", "the label of a field, a goal or a row")
            .arg(label, shortened(rowName(document.set(), places.first().row), longestNameShown));
    return SectionEditWords::tr("%1 of %n rows", nullptr, static_cast<int>(places.size()))
        .arg(label);
}

} // namespace

void setSectionValue(GoalSetDocument &document, const Section &section, const Field &field,
    const QList<RowId> &ids, const Value &value, int gesture)
{
    QList<SectionPlace> places;
    bool changes = false;
    for (const RowId id : section.home == Home::Once ? QList<RowId>{RowId::none} : ids) {
        if (!isThere(document, section, id))
            continue;
        const std::optional<FieldValues> before = document.valuesAt(section, id);
        FieldValues values = before.value_or(FieldValues());
        const bool isSame = valueOf(values, field) == value;
        changes = changes || !isSame;
        // Steps merge only when they are about the same rows, so those of a gesture name them all.
        if (isSame && gesture < 0)
            continue;
        setValue(values, field, value);
        places.append({.section = &section,
            .row = id,
            .values = isSame ? before : asStored(section, values)});
    }
    if (changes)
        document.undoStack().push(new ChangeSections(
            document, places, changeText(document, section, field, places), gesture));
}

QList<RowId> insertTableRows(
    GoalSetDocument &document, const Section &table, int at, const QList<FieldValues> &rows)
{
    QList<TableRow> added;
    QList<RowId> ids;
    for (const FieldValues &values : rows) {
        ids << document.newRow();
        added.append({.id = ids.last(), .values = values, .verbatim = {}});
    }
    if (!added.isEmpty())
        document.undoStack().push(new InsertRows(document, table, at, added, {},
            SectionEditWords::tr("Add %n rows to %1", nullptr, static_cast<int>(rows.size()))
                .arg(sectionTitle(table))));
    return ids;
}

void removeTableRows(GoalSetDocument &document, const Section &table, const QList<RowId> &ids)
{
    QList<int> rows;
    for (const RowId id : ids) {
        const int row = document.tableRowOf(table, id);
        if (row >= 0)
            rows << row;
    }
    if (rows.isEmpty())
        return;
    std::ranges::sort(rows);
    rows.erase(std::ranges::unique(rows).begin(), rows.end());
    const QString text = rows.size() == 1
        ? SectionEditWords::tr("Remove \"%1\" from %2", "a row, a table")
              .arg(shortened(rowName(document.set(), document.tableRows(table).at(rows[0]).id),
                       longestNameShown),
                  sectionTitle(table))
        : SectionEditWords::tr("Remove %n rows from %1", nullptr, static_cast<int>(rows.size()))
              .arg(sectionTitle(table));
    document.undoStack().push(new RemoveRows(document, table, rows, text));
}

void moveTableRows(GoalSetDocument &document, const Section &table, int first, int count, int to)
{
    const auto rows = static_cast<int>(document.tableRows(table).size());
    const bool isPossible = first >= 0 && count > 0 && first + count <= rows && to >= 0
        && to <= rows && (to < first || to > first + count);
    if (isPossible)
        document.undoStack().push(new MoveRows(document, table, first, count, to,
            SectionEditWords::tr("Move %n rows of %1", nullptr, count).arg(sectionTitle(table))));
}

void pasteIntoTable(GoalSetDocument &document, const Section &table,
    const QList<std::pair<RowId, FieldValues>> &changed, const QList<FieldValues> &added)
{
    QList<SectionPlace> places;
    for (const auto &[id, values] : changed) {
        if (isThere(document, table, id) && document.valuesAt(table, id) != values)
            places.append({.section = &table, .row = id, .values = values});
    }
    const QString text = SectionEditWords::tr("Paste into %1", "a table").arg(sectionTitle(table));
    if (added.isEmpty()) {
        if (!places.isEmpty())
            document.undoStack().push(new ChangeSections(document, places, text));
        return;
    }
    QList<TableRow> rows;
    for (const FieldValues &values : added)
        rows.append({.id = document.newRow(), .values = values, .verbatim = {}});
    const auto at = static_cast<int>(document.tableRows(table).size());
    document.undoStack().push(new InsertRows(document, table, at, rows, places, text));
}

void savePreview(GoalSetDocument &document, const BoardChoice &choice)
{
    const SectionPlace place{.section = &preview_section::section,
        .row = RowId::none,
        .values = previewValues(choice.generator(), choice.settings(), choice.seed())};
    if (document.valuesAt(preview_section::section, RowId::none) != place.values)
        document.undoStack().push(
            new ChangeSections(document, {place}, SectionEditWords::tr("Save the preview")));
}

void forgetPreview(GoalSetDocument &document)
{
    if (hasSavedPreview(document.set()))
        document.undoStack().push(new ChangeSections(document,
            {{.section = &preview_section::section, .row = RowId::none, .values = std::nullopt}},
            SectionEditWords::tr("Forget the saved preview")));
}

bool hasSavedPreview(const GoalSet &set)
{
    return set.once.contains(preview_section::section.key);
}

} // namespace boardwright
