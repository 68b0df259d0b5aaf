// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Applies changes to the document and emits its signals.

#include "core/goalset/rows.h"
#include "ui/editing/document/document.h"
#include "ui/editing/document/set_change.h"

#include <QScopedValueRollback>

#include <ranges>
#include <utility>

namespace boardwright {

namespace {

/// If more runs of rows than this are inserted or removed, they are combined at the end of the
/// table: each run costs every view of a large table about a millisecond.
constexpr qsizetype mostRuns = 4;

/// The runs of adjacent rows, as index ranges from..to (excluded) of `placed`.
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
QList<Row> reordered(const QList<Row> &rows, const QList<RowId> &order)
{
    const RowPlaces places(rows);
    QList<Row> result;
    result.reserve(rows.size());
    for (const RowId id : order)
        result.append(rows[places.of(id)]);
    return result;
}

/// The order with removed rows moved to the end.
template <typename Row>
QList<RowId> removedLast(const QList<Row> &rows, const RowsChange<Row> &change)
{
    QList<RowId> order;
    order.reserve(rows.size());
    auto next = change.removed.cbegin();
    for (qsizetype at = 0; at < rows.size(); ++at) {
        if (next != change.removed.cend() && next->at == at)
            ++next;
        else
            order.append(rows[at].id);
    }
    for (const auto &placed : change.removed)
        order.append(placed.row.id);
    return order;
}

/// The order of the present rows with the inserted ones in place.
template <typename Row>
QList<RowId> withInserted(const QList<Row> &rows, const RowsChange<Row> &change)
{
    QList<RowId> order;
    order.reserve(rows.size() + change.inserted.size());
    auto next = change.inserted.cbegin();
    for (const Row &row : rows) {
        for (; next != change.inserted.cend() && next->at == order.size(); ++next)
            order.append(next->row.id);
        order.append(row.id);
    }
    for (; next != change.inserted.cend(); ++next)
        order.append(next->row.id);
    return order;
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
void GoalSetDocument::applyRows(
    const QString &table, const RowsChange<Row> &change, const QList<Row> *after)
{
    if (change.isEmpty())
        return;
    const auto leaving = runsOf(change.removed);
    const auto coming = runsOf(change.inserted);
    // With one run and no other change, the resulting list is `after`.
    const bool isOneStep = change.after.isEmpty()
        && leaving.size() + coming.size() + (change.orderAfter.isEmpty() ? 0 : 1) == 1;
    const QList<Row> *outcome = isOneStep ? after : nullptr;
    if (!change.after.isEmpty()) {
        QList<Row> &rows = listOf(change, table);
        for (const Row &row : change.after)
            rows[placeOf(table, row)] = row;
        m_names.clear(); // before the signal; rows stay where they are
        tellChanged(table, change.after);
    }
    const auto reorder = [&](const QList<RowId> &order) {
        Q_EMIT rowsAboutToBeReordered(table);
        listOf(change, table)
            = outcome != nullptr ? *outcome : reordered(listOf(change, table), order);
        forgetIndexes();
        Q_EMIT rowsReordered(table);
    };
    const auto remove = [&](qsizetype first, qsizetype count) {
        Q_EMIT rowsAboutToBeRemoved(
            table, static_cast<int>(first), static_cast<int>(first + count) - 1);
        if (outcome != nullptr)
            listOf(change, table) = *outcome;
        else
            listOf(change, table).remove(first, count);
        forgetIndexes();
        Q_EMIT rowsRemoved(table);
    };
    // Inserts the new rows from..to (excluded) at `at`.
    const auto insert = [&](qsizetype at, qsizetype from, qsizetype to) {
        const qsizetype count = to - from;
        Q_EMIT rowsAboutToBeInserted(table, static_cast<int>(at), static_cast<int>(at + count) - 1);
        QList<Row> &rows = listOf(change, table);
        if (outcome != nullptr) {
            rows = *outcome;
        } else {
            rows.insert(at, count, Row());
            for (qsizetype i = 0; i < count; ++i)
                rows[at + i] = change.inserted[from + i].row;
        }
        forgetIndexes();
        Q_EMIT rowsInserted(table);
    };

    if (leaving.size() > mostRuns) {
        reorder(removedLast(listOf(change, table), change));
        const qsizetype count = change.removed.size();
        remove(listOf(change, table).size() - count, count);
    } else {
        for (const auto &[from, to] : leaving | std::views::reverse)
            remove(change.removed[from].at, to - from);
    }
    if (!change.orderAfter.isEmpty())
        reorder(change.orderAfter);
    if (coming.size() > mostRuns) {
        const QList<RowId> order = withInserted(listOf(change, table), change);
        insert(listOf(change, table).size(), 0, change.inserted.size());
        reorder(order);
    } else {
        for (const auto &[from, to] : coming)
            insert(change.inserted[from].at, from, to);
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

void GoalSetDocument::undo()
{
    const int before = m_undoStack.index();
    Q_EMIT aboutToStep();
    if (m_undoStack.index() >= before)
        m_undoStack.undo();
}

void GoalSetDocument::redo()
{
    Q_EMIT aboutToStep();
    m_undoStack.redo();
}

void GoalSetDocument::goToStep(int step)
{
    Q_EMIT aboutToStep();
    if (step == m_undoStack.index() || step < 0 || step > m_undoStack.count())
        return;
    m_onTheWay = m_set;
    // The stack signals its new index when all steps are done, so the value must be up to date by
    // then.
    const auto arrived = connect(&m_undoStack, &QUndoStack::indexChanged, this, [this] {
        if (auto there = std::exchange(m_onTheWay, std::nullopt))
            apply(setChange(m_set, *there));
    });
    m_undoStack.setIndex(step);
    disconnect(arrived);
}

void GoalSetDocument::apply(const SetChange &change, const GoalSet *after)
{
    if (m_onTheWay) {
        m_onTheWay = applied(*std::exchange(m_onTheWay, std::nullopt), change);
        return;
    }
    Q_ASSERT(!m_isChanging);
    const QScopedValueRollback changing(m_isChanging, true);
    ++m_revision;
    if (change.head)
        applyHead(change.head->after);
    applyRows(objectivesTable, change.objectives, after == nullptr ? nullptr : &after->objectives);
    for (const auto &[table, rows] : change.tables.asKeyValueRange())
        applyRows(table, rows);
    m_set.tables.removeIf([](const auto &table) { return table.value().isEmpty(); });
    m_isChanging = false; // whoever hears of the whole change may make the next one
    Q_EMIT changed();
}

} // namespace boardwright
