// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How much there is to decide on a route (route.h), and how far wrong decisions lead.
#pragma once

#include "core/sculpted/cell_graph.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace boardwright::sculpted {

/// A walk that has begun. A value, cheap to copy; the graph must outlive it.
class Walk final {
public:
    Walk() = default;

    /// Stands on `head` after `visited`, which contains it.
    Walk(const CellGraph &graph, CellBits visited, int head);

    int head() const { return m_head; }

    CellBits unvisited() const { return m_unvisited; }

    /// The cells that the next step can lead to.
    CellBits options() const { return m_graph->next(m_head) & m_unvisited; }

    /// Those of `options` with the fewest unvisited neighbours: Warnsdorff's rule.
    CellBits fewestOnward(CellBits options) const;

    /// Visits one of the options.
    void step(int to);

    /// Whether the walk provably cannot visit the rest: cells are unvisited, and
    /// - they are not connected with each other, or none is an option, or
    /// - more than one is a dead end: at most one of its neighbours is unvisited or the head.
    /// Proof: what is left of a route is a walk through the unvisited cells alone. So they are
    /// connected, and each of them but the last is entered from one neighbour and left for another.
    /// Law: dead walks stay dead. Precondition: the unvisited cells and the head are connected.
    /// They are if the walk was not dead one step earlier.
    bool isDead() const;

private:
    const CellGraph *m_graph = nullptr;
    CellBits m_unvisited = 0;
    CellBits m_deadEnds = 0;
    int m_head = 0;
};

/// The same for any walk, without a precondition; `visited` contains `head`.
bool isDead(const CellGraph &graph, CellBits visited, int head);

/// Where a wrong turn ends. It is followed by Warnsdorff's rule, to the cell with the lowest number
/// among equals, so that equal routes have equal metrics.
enum class Depth : std::uint8_t {
    UntilStuck, ///< no unvisited neighbour is left
    UntilDead, ///< it provably leads to no route; see Walk::isDead
};

/// Metrics of one route. A fork is a cell of the route, but the last, on which two or more
/// neighbours are unvisited. Each of them but the next cell of the route is a wrong option. Its
/// depth is the number of cells that are visited from there until it ends, itself included: 1 or
/// more. Wrong options that visit all cells are other solutions and have no depth.
struct Forks {
    static constexpr int deep = 3; ///< mean depth of a fork from which it counts as deep

    int nodes = 0; ///< cells of the route
    int forks = 0;
    int deepForks = 0; ///< forks whose wrong options have a mean depth of `deep` or more
    int wrongOptions = 0; ///< with a depth
    int otherSolutions = 0; ///< the other wrong options
    std::int64_t depthSum = 0; ///< of wrongOptions

    /// For overlays: the mean depth of the wrong options of the fork at each cell. 0 where all are
    /// other solutions, below 0 where there is no fork.
    std::array<float, mostCells> depthAt{};

    /// Forks among the cells of the route, 0 .. 1.
    double ratio() const { return nodes == 0 ? 0 : static_cast<double>(forks) / nodes; }

    /// Mean depth of all wrong options; 0 without any.
    double meanDepth() const
    {
        return wrongOptions == 0
            ? 0
            : static_cast<double>(depthSum) / static_cast<double>(wrongOptions);
    }

    /// Deep forks among the forks, 0 .. 1; 0 without any.
    double deepRatio() const { return forks == 0 ? 0 : static_cast<double>(deepForks) / forks; }
};

/// The metrics of a route through all open cells.
Forks forksOf(const CellGraph &graph, std::span<const std::uint8_t> route, Depth depth);

/// The cells that a player visits, in order, who walked `visited`, in order and not empty, then
/// turns to the unvisited neighbour `wrongStep`. Their number is the depth of that option. If
/// nothing is left unvisited, the option is another solution.
std::vector<std::uint8_t> trapOf(
    const CellGraph &graph, std::span<const std::uint8_t> visited, int wrongStep, Depth depth);

} // namespace boardwright::sculpted
