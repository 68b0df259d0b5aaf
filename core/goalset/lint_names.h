// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem_list.h"

namespace boardwright {

/// Checks the set's own names, its categories with their limits, its tags, and the settings of its
/// schema mode. Part of lint().
void lintNames(const GoalSet &set, ProblemList &problems);

/// The parts of lintNames() about tags and about categories.
void lintTagNames(const GoalSet &set, ProblemList &problems);
void lintCategoryNames(const GoalSet &set, ProblemList &problems);

} // namespace boardwright
