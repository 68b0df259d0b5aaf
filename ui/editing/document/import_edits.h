// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

/// Verbs that bring the goals of another set into the document; each pushes one readable undo step,
/// or nothing if nothing would change. In both, the document keeps its tables and forms, and the
/// names of its game and set if it has any. Categories and tags that `other` declares and the
/// document does not are declared as there, with their limits. The goals keep references to one
/// another, but not to rows of tables of `other`. `from`: what people call the source of the goals.

/// Adds the goals at the end; returns their ids in order.
QList<RowId> appendGoalsOf(GoalSetDocument &document, const GoalSet &other, const QString &from);

/// Puts the goals in place of all goals of the document. A goal with the text of an earlier one
/// counts as the same row, so that groups and accepted warnings keep it. References to other
/// earlier goals are removed.
void replaceGoalsBy(GoalSetDocument &document, const GoalSet &other, const QString &from);

/// Whether `other` has tables or forms, beyond its preview, which both leave out.
bool hasMoreThanGoals(const GoalSet &other);

} // namespace boardwright
