// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document.h"

#include <QList>
#include <QString>

namespace boardwright {

/// The verbs of the editor: each pushes one readable undo step, or nothing where nothing would
/// change. Rows that are not in the set are left out.

/// `weighting` is clamped to 1..100. Steps of one `gesture` (a drag; any number from 0) become one.
void setWeighting(
    GoalSetDocument &document, const QList<RowId> &ids, int weighting, int gesture = -1);
void setEnabled(GoalSetDocument &document, const QList<RowId> &ids, bool enabled);
/// Disables them if all are enabled, else enables all.
void toggleEnabled(GoalSetDocument &document, const QList<RowId> &ids);
void setGoal(GoalSetDocument &document, RowId id, const QString &goal);

/// The number of a gesture that begins now: no earlier one has it. GUI thread only.
int newGesture();

} // namespace boardwright
