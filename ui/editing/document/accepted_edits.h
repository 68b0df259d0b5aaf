// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

/// What the author answers to problems: verbs that push one readable undo step each, or nothing
/// where nothing would change. Problems that are gone by now are left out.

/// Mends those that have an obvious fix.
void fixProblems(GoalSetDocument &document, const QList<Problem> &problems);

/// Says of these that they are meant to be so, errors left out. One that nothing tells from others
/// of its code takes them along.
void acceptProblems(GoalSetDocument &document, const QList<Problem> &problems);

/// Says it of all problems of a code, those to come included.
void acceptKind(GoalSetDocument &document, Code code);

/// Tells of these again. `all`: every problem of the set now; the others that were accepted stay
/// so, even where they were accepted as a kind.
void takeBackProblems(
    GoalSetDocument &document, const QList<Problem> &problems, const QList<Problem> &all);

} // namespace boardwright
