// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/tier_table.h"
#include "ui/editing/document/document.h"

#include <vector>

namespace boardwright {

/// The tiers that no row of the set is about, so that Boardwright's own numbers are used for them.
std::vector<sculpted::Level> levelsWithoutRow(const GoalSet &set);

/// Adds a row with Boardwright's own numbers for each of these, as one step. Boards stay as they
/// are. Pushes nothing if there are none.
void addOwnTierRows(GoalSetDocument &document);

} // namespace boardwright
