// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"
#include "core/worlds/steps.h"

#include <cstdint>
#include <vector>

namespace boardwright::worlds {

/// What is wrong with a world, judged by the tables of the set and the links of its shape alone,
/// with none of the generator's own searches: that each portal has one join, and that all gems can
/// be collected on a walk that ends where it began. The last is WorldNotVerified if the steps, of
/// comparing two gems, were over before that was known.
std::vector<Finding> checkWorld(const GoalSet &set, const Result &result, Steps &steps);

/// After so many the walk is given up: some seconds, and some hundred megabytes.
inline constexpr std::uint64_t mostCheckedSteps = 200'000'000;

/// What the checker of their generator finds in the boards of the zones.
std::vector<Finding> checkBoards(const GoalSet &set, const Result &result);

} // namespace boardwright::worlds
