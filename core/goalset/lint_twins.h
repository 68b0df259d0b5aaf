// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem_list.h"
#include "core/goalset/section.h"

#include <span>

namespace boardwright {

/// Reports enabled objectives that read the same on a board, or nearly (AlikeCode::GoalsAlike):
/// equal text and a common value.
/// Objectives that a Choice beside goals (of `sections`) puts into different lists never appear
/// together and are allowed. Part of lint().
void lintTwins(const GoalSet &set, std::span<const Section *const> sections, ProblemList &problems);

} // namespace boardwright
