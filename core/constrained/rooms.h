// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"

#include <limits>

namespace boardwright {

/// The cap of a category without a limit.
inline constexpr int unlimited = std::numeric_limits<int>::max();

/// Numbers all that can run out (CompiledSet::rooms and what follows it) from the tags, groups and
/// caps of a set, and tells each goal what it takes of that. A category counts as
/// one without a limit if it can never be full while a cell is open: if it allows all cells (of the
/// board, or of every line), or more than its carriers can take.
void addRooms(CompiledSet &set);

} // namespace boardwright
