// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/document/set_change.h"

#include <QUndoCommand>

#include <functional>
#include <optional>

namespace boardwright {

/// The one kind of undo step. It stores the difference between the sets before and after, so that
/// undo and redo are exact. Steps of one gesture (the same non-negative number) merge into one,
/// which is dropped if the gesture ends with the original set. A step without a gesture gets one
/// of its own, so that a later step can become a part of it.
class ChangeSet final : public QUndoCommand {
public:
    /// `change` must start from the document's current set. `after`: the resulting set, if the
    /// caller already has it.
    ChangeSet(GoalSetDocument &document, SetChange change, const QString &text, int gesture = -1,
        std::optional<GoalSet> after = {});

    void undo() override;
    void redo() override;

    int id() const override { return m_gesture; }

    bool mergeWith(const QUndoCommand *other) override;

private:
    GoalSetDocument &m_document;
    SetChange m_change;
    std::optional<GoalSet> m_after; ///< until the first redo()
    int m_gesture;
};

/// Pushes a step to another set; nothing if the sets are equal. Rows of `next` with the id of a row
/// of the document count as the same row, so that models, selections and statistics follow them.
/// New rows need ids from GoalSetDocument::newRow().
void replaceSet(GoalSetDocument &document, GoalSet next, const QString &text, int gesture = -1);

/// The objectives of `ids` that are in the set and that `change` modifies, once each, with the
/// change applied. `change` must not modify the id.
QList<Objective> changedObjectives(const GoalSetDocument &document, const QList<RowId> &ids,
    const std::function<void(Objective &)> &change);

/// Replaces objectives of the set as one step; nothing if the list is empty. Each must differ from
/// the objective with its id. Categories and tags that they gain are declared in the same step
/// (entered_names.h). The cost depends only on the number of rows given.
void putObjectives(
    GoalSetDocument &document, QList<Objective> after, const QString &text, int gesture = -1);

/// changedObjectives(), then putObjectives().
void changeObjectives(GoalSetDocument &document, const QList<RowId> &ids,
    const std::function<void(Objective &)> &change, const QString &text, int gesture = -1);

/// A number for a new gesture, different from all earlier ones. GUI thread only.
int newGesture();

} // namespace boardwright
