// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/section_edits.h"

#include "core/generator/saved_preview.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/rows.h"
#include "core/goalset/set_sections.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/edit_words.h"
#include "ui/editing/values/row_names.h"
#include "ui/editing/values/without_rows.h"
#include "ui/text/field_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace boardwright {

namespace {

struct SectionEditWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

constexpr int longestNameShown = 40;

QString changeText(const GoalSetDocument &document, const Section &section, const Field &field,
    const QList<RowId> &changed)
{
    const QString label = fieldLabel(field);
    if (section.home == Home::Once)
        return SectionEditWords::tr("Change %1", "the label of a field").arg(label);
    if (changed.size() == 1)
        return SectionEditWords::tr("%1 of \"%2\"", "the label of a field, a goal or a row")
            .arg(label, shortened(rowName(document.set(), changed.first()), longestNameShown));
    return SectionEditWords::tr("%1 of %Ln rows", nullptr, static_cast<int>(changed.size()))
        .arg(label);
}

TableRow newTableRow(GoalSetDocument &document, const FieldValues &values)
{
    return {.id = document.newRow(), .values = values, .verbatim = {}};
}

} // namespace

void setSectionValue(GoalSetDocument &document, const Section &section, const Field &field,
    const QList<RowId> &ids, const Value &value, int gesture)
{
    if (section.home == Home::BesideObjective) {
        QList<Objective> changed = changedObjectives(document, ids, [&](Objective &objective) {
            if (valueOf(objective, section, field) != value)
                setValue(objective, section, field, value);
        });
        if (changed.isEmpty())
            return;
        const QString text = isOwn(section)
            ? columnStepText(document, idsOf(changed), columnOf(field), changed.first())
            : changeText(document, section, field, idsOf(changed));
        putObjectives(document, std::move(changed), text, gesture);
        return;
    }
    GoalSet next = document.set();
    QList<RowId> changed;
    if (section.home == Home::Once) {
        setValue(next.once, section, field, value);
    } else {
        QList<TableRow> &rows = next.tables[section.key];
        for (const RowId id : ids) {
            const int at = document.tableRowOf(section, id);
            if (at < 0 || valueOf(rows[at].values, field) == value)
                continue;
            setValue(rows[at].values, field, value);
            changed << id;
        }
    }
    replaceSet(document, std::move(next), changeText(document, section, field, changed), gesture);
}

QList<RowId> insertTableRows(
    GoalSetDocument &document, const Section &table, int at, const QList<FieldValues> &rows)
{
    if (rows.isEmpty())
        return {};
    GoalSet next = document.set();
    QList<TableRow> &all = next.tables[table.key];
    QList<RowId> ids;
    for (const FieldValues &values : rows) {
        const TableRow row = newTableRow(document, values);
        all.insert(at + ids.size(), row);
        ids << row.id;
    }
    replaceSet(document, std::move(next),
        SectionEditWords::tr("Add %Ln rows to %1", nullptr, static_cast<int>(rows.size()))
            .arg(sectionTitle(table)));
    return ids;
}

void removeTableRows(GoalSetDocument &document, const Section &table, const QList<RowId> &ids)
{
    QList<RowId> removed = ids;
    removed.removeIf([&](RowId id) { return document.tableRowOf(table, id) < 0; });
    if (removed.isEmpty())
        return;
    const QSet<RowId> all(removed.cbegin(), removed.cend());
    const QString text = all.size() == 1
        ? SectionEditWords::tr("Remove \"%1\" from %2", "a row, a table")
              .arg(shortened(rowName(document.set(), removed.first()), longestNameShown),
                  sectionTitle(table))
        : SectionEditWords::tr("Remove %Ln rows from %1", nullptr, static_cast<int>(all.size()))
              .arg(sectionTitle(table));
    replaceSet(document, withoutRows(document.set(), all), text);
}

void moveTableRows(
    GoalSetDocument &document, const Section &table, const QList<RowId> &ids, RowId before)
{
    QList<RowId> moved = ids;
    moved.removeIf([&](RowId id) { return document.tableRowOf(table, id) < 0; });
    if (moved.isEmpty())
        return;
    const auto stays = [&moved](const TableRow &row) { return !moved.contains(row.id); };
    GoalSet next = document.set();
    QList<TableRow> &rows = next.tables[table.key];
    const int row = document.tableRowOf(table, before);
    const auto at = row < 0 ? rows.end() : rows.begin() + row;
    std::stable_partition(rows.begin(), at, stays);
    std::stable_partition(at, rows.end(), std::not_fn(stays));
    replaceSet(document, std::move(next),
        SectionEditWords::tr("Move %Ln rows of %1", nullptr, static_cast<int>(moved.size()))
            .arg(sectionTitle(table)));
}

void putTableRows(GoalSetDocument &document, const Section &table,
    const QList<std::pair<RowId, FieldValues>> &changed, const QList<FieldValues> &added,
    const QString &text)
{
    if (changed.isEmpty() && added.isEmpty())
        return;
    GoalSet next = document.set();
    QList<TableRow> &rows = next.tables[table.key];
    for (const auto &[id, values] : changed) {
        if (const int at = document.tableRowOf(table, id); at >= 0)
            rows[at].values = values;
    }
    for (const FieldValues &values : added)
        rows.append(newTableRow(document, values));
    replaceSet(document, std::move(next), text);
}

void putSections(GoalSetDocument &document,
    const QList<std::pair<const Section *, FieldValues>> &changed, const QString &text)
{
    GoalSet next = document.set();
    for (const auto &[section, values] : changed) {
        if (values.isEmpty())
            next.once.remove(section->key);
        else
            next.once.insert(section->key, values);
    }
    replaceSet(document, std::move(next), text);
}

void savePreview(GoalSetDocument &document, const BoardChoice &choice)
{
    GoalSet next = document.set();
    next.once.insert(preview_section::section.key,
        previewValues(choice.generator(), choice.settings(), choice.seed()));
    replaceSet(document, std::move(next), SectionEditWords::tr("Save the preview"));
}

void forgetPreview(GoalSetDocument &document)
{
    GoalSet next = document.set();
    next.once.remove(preview_section::section.key);
    replaceSet(document, std::move(next), SectionEditWords::tr("Forget the saved preview"));
}

bool hasSavedPreview(const GoalSet &set)
{
    return set.once.contains(preview_section::section.key);
}

} // namespace boardwright
