// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem_list.h"

namespace boardwright {

/// What is wrong with the names that a set declares and its objectives carry: its own, categories
/// with their limits, tags, and the settings of its schema mode. Part of lint().
void lintNames(const GoalSet &set, ProblemList &problems);

/// The parts of that which are about tags, and about categories.
void lintTagNames(const GoalSet &set, ProblemList &problems);
void lintCategoryNames(const GoalSet &set, ProblemList &problems);

} // namespace boardwright
