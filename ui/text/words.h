// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QString>

namespace boardwright {

/// The translated words for every code of the core, made only here. Each text says what is wrong,
/// where, and what to do about it. `set` provides the goals for ids. Uses the translators installed
/// in the application.
QString words(const Problem &problem, const GoalSet &set = {});
QString words(const Finding &finding, const GoalSet &set = {});

/// The words after the position in the file, if there is one: "line 12, column 5: ...".
QString wordsWithPlace(const Problem &problem, const GoalSet &set = {});

/// "row 3", "column 1", "diagonal 2".
QString lineName(LineKind kind, int number);

/// "error", "warning", "hint".
QString severityName(Severity severity);

} // namespace boardwright
