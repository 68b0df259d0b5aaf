// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// The identity of every objective, in row order: what keyed draws know it by. A hash of the goal
/// text, so that weighting, limits and moved rows leave an objective's luck alone, while a reworded
/// goal is a new goal. Objectives with the same text are ranked among themselves by range, zones,
/// categories and tag (never by weighting), exact twins by their order; the hash of all but the
/// first has the rank in it, too. Categories and tags rank as the set declares them, not by what
/// they are called: to rename one changes no identity. Disabled objectives count, so that switching
/// one off does not rename its twin. Pure; identities of one set are distinct but for hash
/// collisions. n log n.
std::vector<std::uint64_t> identities(const GoalSet &set);

} // namespace boardwright
