// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/change_set.h"

#include "ui/editing/document/entered_names.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// The highest row id, at least `least`.
std::uint32_t highestRow(const GoalSet &set, std::uint32_t least)
{
    std::uint32_t highest = least;
    const auto look = [&](const auto &rows) {
        for (const auto &row : rows)
            highest = std::max(highest, static_cast<std::uint32_t>(row.id));
    };
    look(set.objectives);
    for (const QList<TableRow> &table : set.tables)
        look(table);
    return highest;
}

} // namespace

ChangeSet::ChangeSet(GoalSetDocument &document, SetChange change, const QString &text, int gesture,
    std::optional<GoalSet> after)
    : QUndoCommand(text)
    , m_document(document)
    , m_change(std::move(change))
    , m_after(std::move(after))
    , m_gesture(gesture < 0 ? newGesture() : gesture)
{
}

void ChangeSet::undo()
{
    m_document.apply(m_change.reversed());
}

void ChangeSet::redo()
{
    const std::optional<GoalSet> after = std::exchange(m_after, std::nullopt);
    m_document.apply(m_change, after ? &*after : nullptr);
}

bool ChangeSet::mergeWith(const QUndoCommand *other)
{
    const auto *next = dynamic_cast<const ChangeSet *>(other);
    if (next == nullptr)
        return false;
    // `next` has already been applied.
    if (next->m_change.changesOnlyObjectives()) {
        m_change.objectives.goOn(next->m_change.objectives);
    } else {
        const GoalSet between = applied(m_document.set(), next->m_change.reversed());
        m_change = setChange(applied(between, m_change.reversed()), m_document.set());
    }
    setText(next->text());
    setObsolete(m_change.isEmpty());
    return true;
}

void replaceSet(GoalSetDocument &document, GoalSet next, const QString &text, int gesture)
{
    next.lastRow = highestRow(next, next.lastRow);
    SetChange change = setChange(document.set(), next);
    if (!change.isEmpty())
        document.undoStack().push(
            new ChangeSet(document, std::move(change), text, gesture, std::move(next)));
}

QList<Objective> changedObjectives(const GoalSetDocument &document, const QList<RowId> &ids,
    const std::function<void(Objective &)> &change)
{
    const QList<Objective> &all = document.set().objectives;
    QList<bool> isDone(all.size());
    QList<Objective> changed;
    changed.reserve(std::min(ids.size(), all.size()));
    for (const RowId id : ids) {
        const int row = document.rowOf(id);
        if (row < 0 || std::exchange(isDone[row], true))
            continue;
        Objective after = all[row];
        change(after);
        Q_ASSERT(after.id == id);
        if (after != all[row])
            changed.append(std::move(after));
    }
    return changed;
}

void putObjectives(
    GoalSetDocument &document, QList<Objective> after, const QString &text, int gesture)
{
    if (after.isEmpty())
        return;
    SetChange step;
    step.objectives.before.reserve(after.size());
    for (const Objective &objective : std::as_const(after))
        step.objectives.before.append(*document.objective(objective.id));
    step.objectives.after = std::move(after);
    GoalSet head = headOf(document.set());
    if (declareEntered(head, step.objectives.before, step.objectives.after))
        step.head = {.before = headOf(document.set()), .after = std::move(head)};
    document.undoStack().push(new ChangeSet(document, std::move(step), text, gesture));
}

void changeObjectives(GoalSetDocument &document, const QList<RowId> &ids,
    const std::function<void(Objective &)> &change, const QString &text, int gesture)
{
    putObjectives(document, changedObjectives(document, ids, change), text, gesture);
}

int newGesture()
{
    static int last = -1;
    return ++last;
}

} // namespace boardwright
