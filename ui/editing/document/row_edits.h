// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

/// Verbs that make objectives come, go and move; each pushes one readable undo step, or nothing
/// where nothing would change. Rows that are not in the set are left out.

/// Inserts objectives before the one named (none, or one that is not there: at the end), with new
/// ids, which are returned in order; what they carry is declared along (entered_names.h). Steps of
/// one `gesture` become one, so that a goal can be added and named in one step. A duplicate keeps
/// what its verbatim part holds.
QList<RowId> insertObjectives(
    GoalSetDocument &document, RowId before, QList<Objective> rows, int gesture = -1);

/// Copies of the goals, right after the last of them in file order; returns the new ones.
QList<RowId> duplicateObjectives(GoalSetDocument &document, const QList<RowId> &ids);

/// Removes goals and all references to them.
void removeObjectives(GoalSetDocument &document, const QList<RowId> &ids);

/// Brings the goals, in file order, together before the one named (none: to the end), which may be
/// one of them.
void moveObjectives(GoalSetDocument &document, const QList<RowId> &ids, RowId before);

/// Puts all goals into this order; those it does not name come after, as they are.
void orderObjectives(GoalSetDocument &document, const QList<RowId> &order);

/// Gives goals their new values, and adds others at the end with new ids, as one step named
/// `text`: what was pasted or replaced. Names that come with it are declared along. `changed` must
/// be in the set.
QList<RowId> changeAndAddObjectives(GoalSetDocument &document, const QList<Objective> &changed,
    QList<Objective> added, const QString &text);

} // namespace boardwright
