// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright::worlds {

/// What is wrong with a world, judged by the tables of the set and the links of its shape alone,
/// with none of the generator's own searches: that each portal has one join, and that all gems can
/// be collected on a walk that ends where it began.
std::vector<Finding> checkWorld(const GoalSet &set, const Result &result);

/// What the checker of their generator finds in the boards of the zones.
std::vector<Finding> checkBoards(const GoalSet &set, const Result &result);

} // namespace boardwright::worlds
