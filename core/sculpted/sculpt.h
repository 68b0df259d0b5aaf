// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/cell_graph.h"
#include "core/sculpted/mulberry32.h"
#include "core/sculpted/tier.h"

#include <array>
#include <cstdint>

namespace boardwright::sculpted {

/// A board keeps this many open cells, so that a route has two ends.
constexpr int leastOpen = 2;

/// How walls were placed. Entries of `order` and `placed` beyond `walls` mean nothing.
struct Sculpting {
    int target = 0; ///< walls to place
    int walls = 0; ///< walls placed: at most `target`
    int refused = 0; ///< walls taken back because they would have cut the board
    std::array<int, placements> byPlacement{}; ///< walls, by the strategy that placed them
    std::array<std::uint8_t, mostCells> order{}; ///< the cells of the walls, in order of placement
    std::array<Placement, mostCells> placed{}; ///< by wall, the strategy that placed it

    bool isShort() const { return walls < target; }
};

/// How many walls a board may have: every whole number from `least` to `most`.
struct WallCounts {
    int least = 0;
    int most = 0;
};

/// The whole numbers of walls whose share of `cells` lies within a range. If none does, the one
/// that is nearest to the range; of two that are equally near, the smaller one. Leaves a board
/// leastOpen cells. Exact: shares count to a millionth.
WallCounts wallCounts(const Band &walls, int cells);

/// Resets `graph` to a grid of at least leastOpen cells, and turns cells into walls one by one. The
/// open cells can all be reached from each other after every wall.
///
/// The number of walls is uniform among wallCounts(). The tier's weights choose the strategy of
/// each wall, and the cell is uniform among those that suit the strategy and do not cut the board.
/// A strategy without such a cell hands over to the others, by their weights, then in order to
/// those of weight 0.
///
/// Short of its target only if no strategy has a cell. That cannot happen while Scatter and Cluster
/// suit all open cells between them: a connected board always has a cell that does not cut it.
///
/// All draws come from `random`, so equal streams give equal boards.
Sculpting sculpt(const Tier &tier, const Size &size, Mulberry32 &random, CellGraph &graph);

} // namespace boardwright::sculpted
