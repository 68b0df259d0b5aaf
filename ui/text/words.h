// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QString>

namespace boardwright {

/// The words for every code of the core, translated: the one place where they are made. Each says
/// what is wrong, where, and what to do about it. `set` gives the goals that ids stand for.
/// Translations are those installed in the application.
QString words(const Problem &problem, const GoalSet &set = {});
QString words(const Finding &finding, const GoalSet &set = {});

/// The same after its place in the file, where it has one: "line 12, column 5: ...".
QString wordsWithPlace(const Problem &problem, const GoalSet &set = {});

/// "row 3", "column 1", "diagonal 2".
QString lineName(LineKind kind, int number);

/// "error", "warning", "hint".
QString severityName(Severity severity);

} // namespace boardwright
