// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/cell_graph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright::sculpted {

/// What a search for the ways to complete a route has found.
struct Solutions {
    int found = 0;
    bool isAll = false; ///< no limit struck, so there are no others
    std::int64_t nodes = 0; ///< positions looked at, the first one included
    CellBits firstSteps = 0; ///< the next cells with which one of the found solutions goes on
};

/// Completes a route so that it visits each open cell once. A depth-first search that leaves
/// positions whose unvisited cells are not connected to the head, have more than one dead end, or
/// have the wrong colours. It shares nothing with what makes routes, so that it can check it.
/// `visited` is the route so far: at least one cell, all of them open and different, the last one
/// the head. `end` is the cell that the route must end at, -1 for any. The search stops when it has
/// found `solutionLimit` solutions (isAll is false even if there are no others), or would look at
/// more than `nodeLimit` positions; both are at least 1. `first` becomes the cells that the first
/// solution still visits, and empty if there is none; it may be null. The result depends on
/// nothing else. It only allocates for `first`.
Solutions solveFrom(const CellGraph &graph, std::span<const std::uint8_t> visited, int end,
    int solutionLimit, std::int64_t nodeLimit, std::vector<std::uint8_t> *first);

/// What a player who is stuck wants to know.
struct Hint {
    int next = -1; ///< the cell to go to; -1: none
    bool isDead = false; ///< the route so far cannot be completed
    bool isKnown = false; ///< false: a limit struck before isDead was certain; it is false, too
    int solutions = 0; ///< found from here, up to the limit
    int stepsBack = 0; ///< of a dead route: the fewest steps to take back until it can be
                       ///< completed; -1: there are none, or a limit struck
};

/// Recommends the step with which most of the found solutions go on, the lowest cell among equals.
/// Looks at up to `solutionLimit` solutions (at least 1), shared out among the steps that can be
/// taken. If a budget of nodes finds none, routes are counted exactly (RouteCounter), within a
/// budget of their own. A recommended step is always part of a solution. `visited` and `end` as in
/// solveFrom(). Mostly below a millisecond on 8 x 8 cells; some twenty with two warps and no walls.
Hint hintFor(
    const CellGraph &graph, std::span<const std::uint8_t> visited, int end, int solutionLimit);

} // namespace boardwright::sculpted
