// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

/// Verbs that fix or accept problems: each pushes one readable undo step, or nothing if nothing
/// would change. Problems that no longer exist are ignored.

/// Fixes those that have an obvious fix.
void fixProblems(GoalSetDocument &document, const QList<Problem> &problems);

/// Marks these warnings as accepted; errors cannot be accepted. Problems of the same code that
/// cannot be told apart are accepted together.
void acceptProblems(GoalSetDocument &document, const QList<Problem> &problems);

/// Accepts all problems of a code, including future ones.
void acceptKind(GoalSetDocument &document, Code code);

/// Shows these again. `all`: every current problem of the set. All other accepted problems stay
/// accepted, even if they were accepted as a kind.
void takeBackProblems(
    GoalSetDocument &document, const QList<Problem> &problems, const QList<Problem> &all);

} // namespace boardwright
