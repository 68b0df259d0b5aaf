// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/set_change.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace boardwright {

namespace {

/// Up to this many rows are searched one by one, in place: jumping through a long history applies
/// thousands of small changes.
constexpr qsizetype few = 8;

template <typename Row>
bool isSmall(const RowsChange<Row> &change)
{
    return change.orderAfter.isEmpty()
        && change.after.size() + change.removed.size() + change.inserted.size() <= few;
}

template <typename Row>
void changeInPlace(QList<Row> &rows, const RowsChange<Row> &change)
{
    for (const Row &row : change.after) {
        const auto place = std::ranges::find(std::as_const(rows), row.id, &Row::id) - rows.cbegin();
        rows[place] = row;
    }
    for (const auto &placed : change.removed | std::views::reverse)
        rows.removeAt(placed.at);
    for (const auto &placed : change.inserted)
        rows.insert(placed.at, placed.row);
}

template <typename Row>
QList<Row> changedRows(QList<Row> rows, const RowsChange<Row> &change)
{
    if (change.isEmpty())
        return rows;
    if (isSmall(change)) {
        changeInPlace(rows, change);
        return rows;
    }
    QHash<RowId, Row> values; // changed values of the rows that stay
    for (const Row &row : change.after)
        values.insert(row.id, row);
    QSet<RowId> removed;
    for (const auto &placed : change.removed)
        removed.insert(placed.row.id);
    QHash<RowId, Row> moving;
    QList<Row> staying;
    staying.reserve(rows.size() + change.inserted.size());
    for (const Row &row : std::as_const(rows)) {
        if (removed.contains(row.id))
            continue;
        const auto value = values.constFind(row.id);
        const Row &now = value == values.cend() ? row : *value;
        if (change.orderAfter.isEmpty())
            staying.append(now);
        else
            moving.insert(row.id, now);
    }
    for (const RowId id : change.orderAfter)
        staying.append(moving.value(id));
    for (const auto &placed : change.inserted)
        staying.insert(placed.at, placed.row);
    return staying;
}

} // namespace

SetChange SetChange::reversed() const
{
    SetChange change{.objectives = objectives.reversed(), .tables = {}, .head = {}};
    for (const auto &[section, rows] : tables.asKeyValueRange())
        change.tables.insert(section, rows.reversed());
    if (head)
        change.head = Head{.before = head->after, .after = head->before};
    return change;
}

GoalSet headOf(const GoalSet &set)
{
    GoalSet head = set;
    head.objectives.clear();
    head.tables.clear();
    return head;
}

SetChange setChange(const GoalSet &before, const GoalSet &after)
{
    SetChange change{
        .objectives = rowsChange(before.objectives, after.objectives), .tables = {}, .head = {}};
    QMap<QString, QList<TableRow>> all = before.tables;
    all.insert(after.tables);
    for (const QString &section : all.keys()) {
        const RowsChange<TableRow> rows
            = rowsChange(before.tables.value(section), after.tables.value(section));
        if (!rows.isEmpty())
            change.tables.insert(section, rows);
    }
    SetChange::Head head{.before = headOf(before), .after = headOf(after)};
    if (head.before != head.after)
        change.head = std::move(head);
    return change;
}

GoalSet applied(GoalSet set, const SetChange &change)
{
    QList<Objective> objectives = changedRows(std::move(set.objectives), change.objectives);
    QMap<QString, QList<TableRow>> tables = std::move(set.tables);
    for (const auto &[section, rows] : change.tables.asKeyValueRange()) {
        const QList<TableRow> changed = changedRows(tables.value(section), rows);
        if (changed.isEmpty())
            tables.remove(section);
        else
            tables.insert(section, changed);
    }
    if (change.head)
        set = change.head->after;
    set.objectives = std::move(objectives);
    set.tables = std::move(tables);
    return set;
}

} // namespace boardwright
