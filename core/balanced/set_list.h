// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"
#include "core/goalset/goalset.h"

namespace boardwright {

/// The set that holds the goals of a list file, the normal ones first, each list in the order of
/// its difficulties. Law: balanced boards of the set are those of the list. Not kept: what a goal
/// says of its own difficulty beside the one it is listed under, and keys that nothing is known of.
GoalSet setOfList(const CombinedList &list);

/// The list file of a set that is balanced: its enabled goals that have a time, under the
/// difficulty they say, or the nearest to their time. Law: back and forth, difficulties aside, the
/// goals and everything that is known of them are the same.
CombinedList listOfSet(const GoalSet &set);

} // namespace boardwright
