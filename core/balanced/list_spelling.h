// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"

namespace boardwright {

/// The list with all that a set does not hold of the one it was made of, as that `stood` in its
/// file: verbatim members of lists and goals, what goals say of their own difficulty where they are
/// still listed where they were, and whether a weight of 0 is spelled. Goals are known by their
/// ids, equal ones by their order. Law: of a list whose goals have ids and that went through a set
/// unchanged (setOfList(), listOfSet()), it is the list that it was but for `file`. Pure, any
/// thread.
CombinedList withSpellingOf(CombinedList list, const CombinedList &stood);

} // namespace boardwright
