// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem_list.h"

namespace boardwright {

/// Checks one objective by itself. Part of lint().
void lintObjective(const GoalSet &set, const Objective &objective, ProblemList &problems);

} // namespace boardwright
