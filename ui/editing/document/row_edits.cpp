// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/row_edits.h"

#include "core/goalset/set_sections.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/entered_names.h"
#include "ui/editing/values/without_rows.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <functional>
#include <utility>

namespace boardwright {

namespace {

struct RowEditWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

/// The rows of the ids, once each, in file order.
QList<int> placesOf(const GoalSetDocument &document, const QList<RowId> &ids)
{
    QList<int> places;
    places.reserve(ids.size());
    for (const RowId id : ids) {
        if (const int row = document.rowOf(id); row >= 0)
            places.append(row);
    }
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    return places;
}

qsizetype placeBefore(const GoalSetDocument &document, RowId before)
{
    const int row = document.rowOf(before);
    return row < 0 ? document.set().objectives.size() : row;
}

QString shortGoalAt(const GoalSetDocument &document, int row)
{
    return shortGoal(document.set().objectives.at(row));
}

QList<RowId> giveNewIds(GoalSetDocument &document, QList<Objective> &rows)
{
    QList<RowId> ids;
    ids.reserve(rows.size());
    for (Objective &row : rows) {
        row.id = document.newRow();
        ids.append(row.id);
    }
    return ids;
}

/// Builds the list in one pass; inserting into a shared list would copy it first.
QList<Objective> withRows(const QList<Objective> &all, qsizetype at, const QList<Objective> &rows)
{
    QList<Objective> result;
    result.reserve(all.size() + rows.size());
    result.append(all.cbegin(), all.cbegin() + at);
    result.append(rows);
    result.append(all.cbegin() + at, all.cend());
    return result;
}

} // namespace

QList<RowId> insertObjectives(
    GoalSetDocument &document, RowId before, QList<Objective> rows, int gesture)
{
    if (rows.isEmpty())
        return {};
    QList<RowId> ids = giveNewIds(document, rows);
    GoalSet next = document.set();
    next.objectives = withRows(next.objectives, placeBefore(document, before), rows);
    declareEntered(next, {}, rows);
    replaceSet(document, std::move(next),
        RowEditWords::tr("Add %Ln goals", nullptr, static_cast<int>(rows.size())), gesture);
    return ids;
}

QList<RowId> duplicateObjectives(GoalSetDocument &document, const QList<RowId> &ids)
{
    const QList<int> places = placesOf(document, ids);
    if (places.isEmpty())
        return {};
    GoalSet next = document.set();
    QList<Objective> copies;
    copies.reserve(places.size());
    for (const int row : places)
        copies.append(next.objectives.at(row));
    // A copy is a goal of its own: it must not compete for the draws that its original kept.
    for (Objective &copy : copies)
        copy.extension.remove(draws_section::section.key);
    QList<RowId> added = giveNewIds(document, copies);
    next.objectives = withRows(next.objectives, places.last() + 1, copies);
    const QString text = places.size() == 1
        ? RowEditWords::tr("Duplicate \"%1\"").arg(shortGoalAt(document, places.first()))
        : RowEditWords::tr("Duplicate %Ln goals", nullptr, static_cast<int>(places.size()));
    replaceSet(document, std::move(next), text);
    return added;
}

void removeObjectives(GoalSetDocument &document, const QList<RowId> &ids)
{
    const QList<int> places = placesOf(document, ids);
    if (places.isEmpty())
        return;
    const QString text = places.size() == 1
        ? RowEditWords::tr("Remove \"%1\"").arg(shortGoalAt(document, places.first()))
        : RowEditWords::tr("Remove %Ln goals", nullptr, static_cast<int>(places.size()));
    QSet<RowId> removed;
    for (const int row : places)
        removed.insert(document.set().objectives.at(row).id);
    replaceSet(document, withoutRows(document.set(), removed), text);
}

void moveObjectives(GoalSetDocument &document, const QList<RowId> &ids, RowId before)
{
    const QList<int> places = placesOf(document, ids);
    if (places.isEmpty())
        return;
    GoalSet next = document.set();
    const QSet<RowId> moved(ids.cbegin(), ids.cend());
    const auto stays = [&moved](const Objective &row) { return !moved.contains(row.id); };
    const auto at = next.objectives.begin() + placeBefore(document, before);
    std::stable_partition(next.objectives.begin(), at, stays);
    std::stable_partition(at, next.objectives.end(), std::not_fn(stays));
    const QString text = places.size() == 1
        ? RowEditWords::tr("Move \"%1\"").arg(shortGoalAt(document, places.first()))
        : RowEditWords::tr("Move %Ln goals", nullptr, static_cast<int>(places.size()));
    replaceSet(document, std::move(next), text);
}

void orderObjectives(GoalSetDocument &document, const QList<RowId> &order)
{
    QHash<RowId, qsizetype> ranks;
    ranks.reserve(order.size());
    for (const RowId id : order)
        ranks.insert(id, ranks.size());
    const auto rank
        = [&](const Objective &objective) { return ranks.value(objective.id, order.size()); };
    GoalSet next = document.set();
    std::ranges::stable_sort(next.objectives, {}, rank);
    replaceSet(document, std::move(next), RowEditWords::tr("Sort the file"));
}

QList<RowId> changeAndAddObjectives(GoalSetDocument &document, const QList<Objective> &changed,
    QList<Objective> added, const QString &text, RowId before)
{
    QList<RowId> ids = giveNewIds(document, added);
    GoalSet next = document.set();
    QList<Objective> earlier;
    earlier.reserve(changed.size());
    for (const Objective &objective : changed) {
        const int row = document.rowOf(objective.id);
        Q_ASSERT(row >= 0);
        earlier.append(std::exchange(next.objectives[row], objective));
    }
    if (!added.isEmpty())
        next.objectives = withRows(next.objectives, placeBefore(document, before), added);
    declareEntered(next, earlier, changed + added);
    replaceSet(document, std::move(next), text);
    return ids;
}

} // namespace boardwright
