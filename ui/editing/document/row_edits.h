// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

/// Verbs that insert, remove and move objectives; each pushes one readable undo step, or nothing if
/// nothing would change. Rows that are not in the set are ignored.

/// Inserts objectives before `before` (none or unknown: at the end) with new ids, and returns the
/// ids in order. Their categories and tags are declared in the same step (entered_names.h). Steps
/// of one `gesture` merge, so that a goal can be added and named in one step. Verbatim data is
/// kept, as in a duplicate.
QList<RowId> insertObjectives(
    GoalSetDocument &document, RowId before, QList<Objective> rows, int gesture = -1);

/// Copies goals to after the last of them in file order; returns the ids of the copies.
QList<RowId> duplicateObjectives(GoalSetDocument &document, const QList<RowId> &ids);

/// Removes goals and all references to them.
void removeObjectives(GoalSetDocument &document, const QList<RowId> &ids);

/// Moves the goals together, in file order, to before `before` (none: to the end), which may be one
/// of them.
void moveObjectives(GoalSetDocument &document, const QList<RowId> &ids, RowId before);

/// Puts all goals into this order; goals not in it follow in their present order.
void orderObjectives(GoalSetDocument &document, const QList<RowId> &order);

/// Replaces `changed` goals, which must be in the set, and adds `added` ones with new ids before
/// another one (none: at the end), as one step named `text`, for pasting and replacing. New names
/// are declared in the same step.
QList<RowId> changeAndAddObjectives(GoalSetDocument &document, const QList<Objective> &changed,
    QList<Objective> added, const QString &text, RowId before = RowId::none);

} // namespace boardwright
