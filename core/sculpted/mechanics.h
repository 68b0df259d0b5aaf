// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/cell_graph.h"
#include "core/sculpted/mulberry32.h"
#include "core/sculpted/tier.h"

#include <cstddef>
#include <span>

namespace boardwright::sculpted {

/// An index among `weights`, with a probability proportional to its weight. Weights are at least 0
/// and not all 0. Takes one number of the stream.
std::size_t drawByWeight(std::span<const double> weights, Mulberry32 &random);

/// One of these cells, all equally likely; `cells` has one. Takes one number of the stream.
int drawCell(CellBits cells, Mulberry32 &random);

/// Draws the mechanic of a puzzle by the weights of its tier.
Mechanic drawMechanic(const Tier &tier, Mulberry32 &random);

/// Adds the tier's number of warps to a graph without warps. Ends are open cells, at least
/// Tier::warpSpan apart and never neighbours; a cell has at most one warp. The first end of a warp
/// is drawn from the cells that have a partner, then the second from its partners. Pairs that would
/// leave no room for the remaining warps are drawn again. False, with nothing added, if and only if
/// no choice of pairs has room.
bool placeWarps(const Tier &tier, Mulberry32 &random, CellGraph &graph);

/// What fog leaves visible: the open cells within `radius` steps of the head, and the walls beside
/// these. Steps are those of players, so walls block the view and a warp counts as one step; cells
/// that the route has visited block nothing. `head` is open, `radius` at least 0.
CellBits visibleFrom(const CellGraph &graph, int head, int radius);

} // namespace boardwright::sculpted
