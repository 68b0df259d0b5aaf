// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/document/set_change.h"

#include <QUndoCommand>

#include <functional>
#include <optional>

namespace boardwright {

/// The one kind of undo step: it keeps the difference between the set before and after, so that
/// undo and redo are exact. Steps of one gesture (the same non-negative number) merge into one,
/// which vanishes when the gesture ends where it began.
class ChangeSet final : public QUndoCommand {
public:
    /// `change` begins with what the document holds.
    /// `after`: the set that it leads to, if somebody has it.
    ChangeSet(GoalSetDocument &document, SetChange change, const QString &text, int gesture = -1,
        std::optional<GoalSet> after = {});

    void undo() override;
    void redo() override;

    int id() const override { return m_gesture; }

    bool mergeWith(const QUndoCommand *other) override;

private:
    GoalSetDocument &m_document;
    SetChange m_change;
    std::optional<GoalSet> m_after; ///< until it was done for the first time
    int m_gesture;
};

/// Pushes a step that makes any other set of the document's; nothing where they are equal. Rows of
/// `next` that have the id of a row of the document are that row: models, selections and
/// statistics follow it. New rows need ids of GoalSetDocument::newRow().
void replaceSet(GoalSetDocument &document, GoalSet next, const QString &text, int gesture = -1);

/// Those of `ids` that are in the set and that `change` makes others, once each, as it makes them.
/// It must leave the id alone.
QList<Objective> changedObjectives(const GoalSetDocument &document, const QList<RowId> &ids,
    const std::function<void(Objective &)> &change);

/// Gives objectives of the set other values, as one step; nothing where there are none. Every one
/// differs from the objective of its id. Categories and tags that they get are declared along
/// (entered_names.h). Costs as much as the rows named.
void putObjectives(
    GoalSetDocument &document, QList<Objective> after, const QString &text, int gesture = -1);

/// Both in one.
void changeObjectives(GoalSetDocument &document, const QList<RowId> &ids,
    const std::function<void(Objective &)> &change, const QString &text, int gesture = -1);

/// The number of a gesture that begins now: no earlier one has it. GUI thread only.
int newGesture();

} // namespace boardwright
