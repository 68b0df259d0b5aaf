// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem_list.h"

namespace boardwright {

/// Enabled objectives that read the same on a board: the same text and a value in common. Part of
/// lint().
void lintTwins(const GoalSet &set, ProblemList &problems);

} // namespace boardwright
