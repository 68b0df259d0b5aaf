// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"

namespace boardwright {

/// Restores what a set does not store of the list `stood` that it was made from: verbatim members
/// of lists and goals, the difficulty that a goal states if it is still listed under the same one,
/// and whether a weight of 0 is spelled out. Goals are matched by id, goals with equal ids by
/// order. Law: a list whose goals have ids, passed through a set unchanged (setOfList(),
/// listOfSet()), comes back equal except for `file`. Pure, any thread.
CombinedList withSpellingOf(CombinedList list, const CombinedList &stood);

} // namespace boardwright
