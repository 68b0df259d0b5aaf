// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QList>

namespace boardwright {

/// What is wrong or odd in a goal set for boards of `cells` cells: errors first, then warnings,
/// each in row order, problems of the set itself before those of rows. Pure; any thread. Limits are
/// those of the lockout.live schema, version 3.
QList<Problem> lint(const GoalSet &set, int cells);

} // namespace boardwright
