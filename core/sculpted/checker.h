// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright::sculpted {

/// What is wrong with a sculpted board, judged by the kinds of its sites, its warps and its route
/// alone, with none of the generator's code: that its size is one of those, that its open cells
/// hang together, that the route visits each of them once, step by step, and that its goals obey
/// the rules of the set in the lines and zones that follow from all this. `hasGoals`: whether goals
/// are meant to be on it.
std::vector<Finding> checkSculpted(const GoalSet &set, const Result &board, bool hasGoals);

} // namespace boardwright::sculpted
