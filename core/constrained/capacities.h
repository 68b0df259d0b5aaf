// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"

#include <limits>

namespace boardwright {

/// The cap of a category without a limit.
inline constexpr int unlimited = std::numeric_limits<int>::max();

/// Numbers the capacities (CompiledSet::capacities and what follows it) from the tags, groups and
/// caps of a set, and gives each goal the list of those it uses. A category that can never be full
/// while a cell is open gets none: its cap allows all cells (of the board, or of every line), or
/// more than its goals can take.
void addCapacities(CompiledSet &set);

} // namespace boardwright
