// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/sites/playbingo_list.h"

#include <vector>

namespace boardwright::playbingo {

/// A set as a list of the site. Categories and tags that goals name and no table has are there,
/// too.
struct SetList {
    sites::playbingo::List list;
    std::vector<RowId> rows; ///< of its goals: those of the set that are not disabled
};

SetList listOf(const GoalSet &set);

/// Adds the goals of a list, behind those that the set has, and all else that it says; the inverse
/// of listOf() for an empty set.
void addList(GoalSet &set, const sites::playbingo::List &list);

} // namespace boardwright::playbingo
