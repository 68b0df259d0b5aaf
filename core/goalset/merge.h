// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/fix.h"
#include "core/goalset/goalset.h"

#include <optional>

namespace boardwright {

/// Repairs that make one of several, or several of one: MergeCategory, SplitCategory, MergeTag and
/// MergeGoals. Each leaves a set alone, and mayMerge() is false, where something would be lost:
/// limits that differ, or goals that differ in more than their spelling and what only one of them
/// has. Pure, any thread.
bool mayMerge(const GoalSet &set, const Fix &fix);
GoalSet merged(GoalSet set, const Fix &fix);

/// The earliest goal that a goal can be merged into: one that reads nearly the same. `row` is where
/// it was last known to be. RowId::none: there is none.
RowId earlierAlike(const GoalSet &set, RowId goal, qsizetype row);

} // namespace boardwright
