// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"
#include "core/goalset/goalset.h"

namespace boardwright {

/// The set for a list file: normal goals first, each list in order of difficulty. Law: balanced
/// boards of the set equal those of the list. Unknown keys of goals are kept verbatim beside the
/// goal's own data. Lost: the difficulty that a goal states if it is listed under another, and
/// unknown keys of the lists.
GoalSet setOfList(const CombinedList &list);

/// The list file for a balanced set: its enabled goals with a time or a difficulty, each under its
/// stated difficulty or the one nearest to its time. Law: back and forth, goals and all their known
/// data stay equal, except for difficulties and weights of 0.
CombinedList listOfSet(const GoalSet &set);

/// The set with the weights of `normal`, which must have the goals of the set's normal list in the
/// same order, as listOfSet() makes it.
GoalSet withWeights(GoalSet set, const GoalList &normal);

} // namespace boardwright
