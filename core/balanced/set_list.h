// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"
#include "core/goalset/goalset.h"

namespace boardwright {

/// The set that holds the goals of a list file, the normal ones first, each list in the order of
/// its difficulties. Law: balanced boards of the set are those of the list. Keys of goals that
/// nothing is known of are kept beside their own data, verbatim. Not kept: what a goal says of its
/// own difficulty beside the one it is listed under, and keys of the lists that nothing is known
/// of.
GoalSet setOfList(const CombinedList &list);

/// The list file of a set that is balanced: its enabled goals that have a time or a difficulty,
/// under the difficulty they say, or the nearest to their time. Law: back and forth, difficulties
/// and weights of 0 aside, the goals and all that is known of them are the same.
CombinedList listOfSet(const GoalSet &set);

/// The set with the weights of a list that has the goals of its normal one in the same order, such
/// as listOfSet() made of it.
GoalSet withWeights(GoalSet set, const GoalList &normal);

} // namespace boardwright
