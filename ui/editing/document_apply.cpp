// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a document changes, and whom it tells.

#include "ui/editing/document.h"
#include "ui/editing/set_change.h"

#include <ranges>
#include <utility>

namespace boardwright {

namespace {

/// Neighbours among rows that come or go: from..to (excluded), counted in `placed`.
template <typename Placed>
QList<std::pair<qsizetype, qsizetype>> runsOf(const QList<Placed> &placed)
{
    QList<std::pair<qsizetype, qsizetype>> runs;
    for (qsizetype from = 0; from < placed.size();) {
        qsizetype to = from + 1;
        while (to < placed.size() && placed[to].at == placed[to - 1].at + 1)
            ++to;
        runs.append({from, to});
        from = to;
    }
    return runs;
}

template <typename Row>
QList<RowId> idsOf(const QList<Row> &rows)
{
    QList<RowId> ids;
    ids.reserve(rows.size());
    for (const Row &row : rows)
        ids.append(row.id);
    return ids;
}

template <typename Row>
QList<Row> reordered(const QList<Row> &rows, const QList<RowId> &order)
{
    QHash<RowId, qsizetype> places;
    places.reserve(rows.size());
    for (qsizetype at = 0; at < rows.size(); ++at)
        places.insert(rows[at].id, at);
    QList<Row> result;
    result.reserve(rows.size());
    for (const RowId id : order)
        result.append(rows[places.value(id)]);
    return result;
}

} // namespace

QList<Objective> &GoalSetDocument::listOf(
    const RowsChange<Objective> & /*change*/, const QString & /*table*/)
{
    return m_set.objectives;
}

QList<TableRow> &GoalSetDocument::listOf(
    const RowsChange<TableRow> & /*change*/, const QString &table)
{
    return m_set.tables[table];
}

int GoalSetDocument::placeOf(const QString & /*table*/, const Objective &row) const
{
    return rowOf(row.id);
}

int GoalSetDocument::placeOf(const QString &table, const TableRow &row) const
{
    return placeIn(table, row.id);
}

void GoalSetDocument::tellChanged(const QString & /*table*/, const QList<Objective> &rows)
{
    Q_EMIT objectivesChanged(idsOf(rows));
}

void GoalSetDocument::tellChanged(const QString &table, const QList<TableRow> &rows)
{
    Q_EMIT sectionChanged(table, idsOf(rows));
}

template <typename Row>
void GoalSetDocument::applyRows(const QString &table, const RowsChange<Row> &change)
{
    if (change.isEmpty())
        return;
    if (!change.after.isEmpty()) {
        QList<Row> &rows = listOf(change, table);
        for (const Row &row : change.after)
            rows[placeOf(table, row)] = row;
        m_names.clear(); // rows stay where they are
        tellChanged(table, change.after);
    }
    for (const auto &[from, to] : runsOf(change.removed) | std::views::reverse) {
        const int first = change.removed[from].at;
        Q_EMIT rowsAboutToBeRemoved(table, first, change.removed[to - 1].at);
        listOf(change, table).remove(first, to - from);
        forgetIndexes();
        Q_EMIT rowsRemoved(table);
    }
    if (!change.orderAfter.isEmpty()) {
        Q_EMIT rowsAboutToBeReordered(table);
        listOf(change, table) = reordered(listOf(change, table), change.orderAfter);
        forgetIndexes();
        Q_EMIT rowsReordered(table);
    }
    for (const auto &[from, to] : runsOf(change.inserted)) {
        const int first = change.inserted[from].at;
        Q_EMIT rowsAboutToBeInserted(table, first, change.inserted[to - 1].at);
        QList<Row> &rows = listOf(change, table);
        rows.insert(first, to - from, Row());
        for (qsizetype i = from; i < to; ++i)
            rows[change.inserted[i].at] = change.inserted[i].row;
        forgetIndexes();
        Q_EMIT rowsInserted(table);
    }
}

void GoalSetDocument::applyHead(const GoalSet &head)
{
    const SectionValues before = m_set.once;
    QList<Objective> objectives = std::move(m_set.objectives);
    QMap<QString, QList<TableRow>> tables = std::move(m_set.tables);
    m_set = head;
    m_set.objectives = std::move(objectives);
    m_set.tables = std::move(tables);
    Q_EMIT headChanged();
    SectionValues all = before;
    all.insert(m_set.once);
    for (const QString &section : all.keys()) {
        if (before.value(section) != m_set.once.value(section))
            Q_EMIT sectionChanged(section, {});
    }
}

void GoalSetDocument::goToStep(int step)
{
    if (step == m_undoStack.index() || step < 0 || step > m_undoStack.count())
        return;
    m_onTheWay = m_set;
    // It tells of the history when all is done; so the value has to be there by then.
    const auto arrived = connect(&m_undoStack, &QUndoStack::indexChanged, this, [this] {
        if (auto there = std::exchange(m_onTheWay, std::nullopt))
            apply(setChange(m_set, *there));
    });
    m_undoStack.setIndex(step);
    disconnect(arrived);
}

void GoalSetDocument::apply(const SetChange &change)
{
    if (m_onTheWay) {
        m_onTheWay = applied(*std::exchange(m_onTheWay, std::nullopt), change);
        return;
    }
    ++m_revision;
    if (change.head)
        applyHead(change.head->after);
    applyRows(objectivesTable, change.objectives);
    for (const auto &[table, rows] : change.tables.asKeyValueRange())
        applyRows(table, rows);
    m_set.tables.removeIf([](const auto &table) { return table.value().isEmpty(); });
    Q_EMIT changed();
}

} // namespace boardwright
