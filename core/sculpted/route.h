// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Routes: walks through all open cells of a board, each of them once (Hamiltonian paths).
#pragma once

#include "core/sculpted/cell_graph.h"
#include "core/sculpted/mulberry32.h"
#include "core/sculpted/tier.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace boardwright::sculpted {

/// Open cells in the order in which they are visited.
struct Route {
    std::array<std::uint8_t, mostCells> cells{};
    int length = 0;

    std::span<const std::uint8_t> view() const
    {
        return std::span(cells).first(static_cast<std::size_t>(length));
    }
};

/// How routes are looked for.
enum class Routing : std::uint8_t {
    Plain, ///< Warnsdorff's rule from up to twenty starts
    Parity, ///< the same after cheap tests, from starts that are not ruled out
    Hybrid, ///< Plain, then a search with backtracking and a budget
};

/// Why a board has no route, or none was found.
enum class NoRoute : std::uint8_t {
    None, ///< a route was found
    Unconnected, ///< some open cells cannot be reached from others (Parity)
    Colours, ///< the counts of the two colours differ by more than one (Parity)
    Leaves, ///< more than two cells have a single step (Parity)
    NoStart, ///< no cell is left to start at: a leaf is of a colour that no end has (Parity)
    StartsFailed, ///< every walk got stuck; there may be a route (Plain, Parity)
    BudgetSpent, ///< backtracking ended early; there may be a route (Hybrid)
    Exhausted, ///< backtracking tried everything (Hybrid)
};
constexpr std::size_t noRoutes = 8;

constexpr int mostStarts = 20;
constexpr int backtrackingBudget = 10'000; ///< cells entered, per board

struct RouteOutcome {
    NoRoute cause = NoRoute::None;
    int starts = 0; ///< walks begun by Warnsdorff's rule, 0 .. mostStarts
    std::int64_t nodes = 0; ///< cells entered, starts and backtracking included
};

/// Looks for a route and writes it to `into`, which is empty if none is found. Each start is a cell
/// of a source drawn by the tier's weights, untried on this board while there are such cells.
/// Laws: the board, the tier and the stream determine the result. Unconnected, Colours, Leaves,
/// NoStart and Exhausted are proofs that there is no route. Where Plain finds a route, Hybrid
/// finds the same. Source: H. C. von Warnsdorff (1823), for knights.
RouteOutcome findRoute(
    const CellGraph &graph, const Tier &tier, Routing routing, Mulberry32 &random, Route &into);

} // namespace boardwright::sculpted
