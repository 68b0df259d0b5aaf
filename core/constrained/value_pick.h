// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/board_state.h"

#include <cstdint>

namespace boardwright {

/// The value that a goal takes on an open site, as an index into its values; -1 if it takes none.
/// By rendezvous hashing among the values available there, or the lowest or highest of them if
/// modifiers ask for that. `draw` is a keyed draw of the site.
int pickValue(const CompiledSet &set, const BoardState &board, std::uint64_t draw, GoalIndex goal,
    SiteIndex site);

} // namespace boardwright
