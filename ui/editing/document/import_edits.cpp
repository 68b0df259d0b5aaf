// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/import_edits.h"

#include "core/generator/generator.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/set_sections.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/values/without_rows.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <ranges>
#include <utility>

namespace boardwright {

namespace {

struct ImportEditWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

constexpr int longestSourceNamed = 40;

void declareMissing(QList<CategoryLimit> &limits, const QList<CategoryLimit> &others)
{
    QSet<QString> known; // looked up, never iterated
    for (const CategoryLimit &limit : std::as_const(limits))
        known.insert(limit.category);
    for (const CategoryLimit &limit : others) {
        if (!known.contains(limit.category)) {
            known.insert(limit.category);
            limits.append(limit);
        }
    }
}

void takeDeclarations(GoalSet &set, const GoalSet &other)
{
    declareMissing(set.boardLimits, other.boardLimits);
    declareMissing(set.lineLimits, other.lineLimits);
    QSet<QString> known(set.tagNames.cbegin(), set.tagNames.cend()); // looked up, never iterated
    for (const QString &tag : other.tagNames) {
        if (!known.contains(tag)) {
            known.insert(tag);
            set.tagNames.append(tag);
        }
    }
    if (set.gameName.isEmpty())
        set.gameName = other.gameName;
    if (set.setName.isEmpty())
        set.setName = other.setName;
}

/// Renames the rows that an objective refers to; references to other rows are removed.
void renameReferences(SectionValues &all, const QHash<RowId, RowId> &names)
{
    for (const Section *section : allSections()) {
        if (section->home != Home::BesideObjective || !all.contains(section->key))
            continue;
        for (const Field &field : section->fields) {
            if (field.kind != Kind::RowRefs)
                continue;
            QList<RowId> rows = rowsOf(all.value(section->key), field);
            if (rows.isEmpty())
                continue;
            rows.removeIf([&](RowId id) { return !names.contains(id); });
            for (RowId &row : rows)
                row = names.value(row);
            setValue(all, *section, field, rows);
        }
    }
}

/// The goals of `other` with these ids, parallel to its goals.
QList<Objective> goalsWithIds(const GoalSet &other, const QList<RowId> &ids)
{
    QList<Objective> goals = other.objectives;
    QHash<RowId, RowId> names;
    names.reserve(goals.size());
    for (qsizetype i = 0; i < goals.size(); ++i)
        names.insert(std::exchange(goals[i].id, ids[i]), ids[i]);
    for (Objective &goal : goals) {
        if (!goal.extension.isEmpty())
            renameReferences(goal.extension, names);
    }
    return goals;
}

/// For each goal of `other`, the id of the first goal with its text that no earlier one has taken,
/// else a new id.
QList<RowId> idsByText(GoalSetDocument &document, const GoalSet &other)
{
    QHash<QString, QList<RowId>> places; // looked up, never iterated
    const QList<Objective> &present = document.set().objectives;
    for (const Objective &goal : std::views::reverse(present))
        places[goal.goal].append(goal.id);
    QList<RowId> ids;
    ids.reserve(other.objectives.size());
    for (const Objective &goal : other.objectives) {
        const auto found = places.find(goal.goal);
        const bool isThere = found != places.end() && !found->isEmpty();
        ids.append(isThere ? found->takeLast() : document.newRow());
    }
    return ids;
}

} // namespace

QList<RowId> appendGoalsOf(GoalSetDocument &document, const GoalSet &other, const QString &from)
{
    QList<RowId> ids;
    ids.reserve(other.objectives.size());
    for (qsizetype i = 0; i < other.objectives.size(); ++i)
        ids.append(document.newRow());
    GoalSet next = document.set();
    next.objectives += goalsWithIds(other, ids);
    takeDeclarations(next, other);
    replaceSet(document, std::move(next),
        ImportEditWords::tr(
            "Import %Ln goals from %1", nullptr, static_cast<int>(other.objectives.size()))
            .arg(shortened(from, longestSourceNamed)));
    return ids;
}

void replaceGoalsBy(GoalSetDocument &document, const GoalSet &other, const QString &from)
{
    const QList<RowId> ids = idsByText(document, other);
    const QSet<RowId> kept(ids.cbegin(), ids.cend());
    QSet<RowId> gone;
    for (const Objective &goal : document.set().objectives) {
        if (!kept.contains(goal.id))
            gone.insert(goal.id);
    }
    GoalSet next = withoutRows(document.set(), gone);
    next.objectives = goalsWithIds(other, ids);
    takeDeclarations(next, other);
    replaceSet(document, std::move(next),
        ImportEditWords::tr("Replace the goals by %Ln goals from %1", nullptr,
            static_cast<int>(other.objectives.size()))
            .arg(shortened(from, longestSourceNamed)));
}

bool hasMoreThanGoals(const GoalSet &other)
{
    return !other.tables.isEmpty()
        || std::ranges::any_of(other.once.keys(),
            [](const QString &key) { return key != preview_section::section.key; });
}

} // namespace boardwright
