// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// The identity of every objective, in row order: what keyed draws know it by. A hash of the goal
/// text, so that weighting, limits and moved rows leave an objective's luck alone, while a reworded
/// goal is a new goal. Objectives with the same text are told apart by range, zones, categories and
/// tag (never by weighting); exact twins by their order. Disabled objectives count, so that
/// switching one off does not rename its twin. Pure; identities of one set are distinct but for
/// hash collisions.
std::vector<std::uint64_t> identities(const GoalSet &set);

} // namespace boardwright
