// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/sculpted/tier_table.h"

namespace boardwright::sculpted {

/// The set with the bands of a tier as its only targets, so that a tuner brings the tier's puzzles
/// into them. The fork depth counts twice. Source: seeds 4. One more target keeps the topologies of
/// a puzzle few: gates that hardly any topology passes bring the rest into any band, but leave
/// seeds without a puzzle.
GoalSet withTargetsOf(GoalSet set, Level level);

} // namespace boardwright::sculpted
