// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/cell_graph.h"
#include "core/sculpted/mulberry32.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright::sculpted {

/// A number of routes: walks that visit each cell of a set once. It never overflows:
/// - A route has at most C(64, 2) = 2016 pairs of ends, and uses one of at most 2^4 sets of warps.
///   These say how many of its steps touch each cell: one at an end, two elsewhere.
/// - Its steps to the side then say which steps lead down, in each column from the top.
/// - Touches within a column add up to steps to the side plus twice the steps down. So it is given
///   whether an even or odd number of steps crosses each of the seven gaps between columns, which
///   leaves at most 2^7 choices for each gap.
/// These are 2016 * 2^4 * 2^49 < 2^64 routes. Partial counts are no larger than the whole one.
using RouteNumber = std::uint64_t;

/// The cells of a route in order; only the first ones are used.
using RouteCells = std::array<std::uint8_t, mostCells>;

/// Counts the routes of a graph exactly, and makes the one with a given number. A dynamic program
/// goes over the cells row by row. Its states are the steps that lead from cells behind to cells
/// ahead, and which two of them belong to the same piece of a route (Simpath: D. Knuth, The Art of
/// Computer Programming 4A, 7.1.4; plugs: Chen Danqi, 2008). A warp is one more such step, from the
/// lower of its cells to the higher. Keep a counter for many graphs: it keeps its memory. One
/// thread at a time.
class RouteCounter final {
public:
    /// The links between states that a count may take. All 8 x 8 cells take 241,981, and each warp
    /// up to five times as many.
    static constexpr std::size_t mostLinks = std::size_t{1} << 23U;

    /// How many routes visit each of `cells` once and nothing else. A route and its reverse count
    /// once. `cells` are open. With `from` or `to` (-1: anywhere), only routes between these ends
    /// count. A single cell has one route; no cells have none. Nothing if it takes more than
    /// `linkLimit`, at most mostLinks (all 8 x 8 cells take 241,981). No two warps join the same
    /// cells.
    std::optional<RouteNumber> count(const CellGraph &graph, CellBits cells, int from, int to,
        std::size_t linkLimit = mostLinks);

    /// Writes the route with a number below the last count, which is not 0, and returns how many
    /// cells it has. All numbers give different routes. The route runs from `from` to `to`, or
    /// starts at its lower end if both are -1.
    int routeAt(RouteNumber number, RouteCells &route) const;

    /// Writes a uniform one of the routes of the last count. Returns its number of cells, and
    /// 0 without a draw if there is none.
    int sample(Mulberry32 &random, RouteCells &route) const;

private:
    /// A place for a step from a cell behind to a cell ahead.
    struct Exit {
        unsigned slot = 0;
        int cell = 0; ///< the cell ahead
    };

    /// One cell, and the slots of the steps that can touch it.
    struct Crossing {
        int cell = 0;
        int entries = 0;
        int exits = 0;
        unsigned ends = 0; ///< where a state has its number of ends of this colour
        int endsLeft = 0; ///< ends of this colour, but for given ones ahead
        bool mustEnd = false;
        bool isLast = false;
        std::array<unsigned, 2 + mostWarps> entry{};
        std::array<Exit, 2 + mostWarps> exit{};

        void enter(unsigned slot) { entry[static_cast<std::size_t>(entries++)] = slot; }

        void leave(unsigned slot, int to) { exit[static_cast<std::size_t>(exits++)] = {slot, to}; }
    };

    static void findSlots(Crossing &crossing, const CellGraph &graph, CellBits cells);
    bool cross(const CellGraph &graph, CellBits cells);
    void expand(const Crossing &crossing, std::uint64_t state);
    static bool canEnd(const Crossing &crossing, std::uint64_t state);
    static std::uint64_t withEnd(const Crossing &crossing, std::uint64_t state);
    void begin(const Crossing &crossing, std::uint64_t rest);
    void pass(const Crossing &crossing, std::uint64_t rest, std::uint64_t plug);
    void join(
        const Crossing &crossing, std::uint64_t rest, std::uint64_t plug, std::uint64_t other);
    void link(std::uint64_t state, unsigned exits);
    void grow();
    bool build(std::size_t linkLimit);
    void sumUp();

    std::array<Crossing, mostCells> m_crossing{};
    int m_cells = 0;
    int m_from = -1;
    int m_to = -1;
    RouteNumber m_total = 0;

    std::vector<std::uint64_t> m_states; ///< of the layer at hand
    std::vector<std::uint64_t> m_next; ///< of the layer after it
    std::vector<std::uint32_t> m_table; ///< stamp and index in m_next, by hash
    std::uint32_t m_stamp = 0; ///< tells the entries of this layer from older ones

    std::array<std::uint32_t, mostCells + 1> m_layer{}; ///< number of each layer's first state
    std::vector<std::uint32_t> m_firstLink; ///< by state, and one past the last
    std::vector<std::uint32_t> m_links; ///< exits taken, and index in the layer after
    std::vector<RouteNumber> m_completions; ///< ways to go on to a route, by state
};

/// The routes of all open cells, as RouteCounter::count().
std::optional<RouteNumber> countRoutes(const CellGraph &graph, int from = -1, int to = -1);

/// A uniform route of all open cells. False if there is none, or it cannot be counted.
bool sampleRoute(const CellGraph &graph, Mulberry32 &random, RouteCells &route, int &length);

} // namespace boardwright::sculpted
