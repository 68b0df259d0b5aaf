// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/cell_graph.h"
#include "core/sculpted/forks.h"

#include <array>
#include <cstdint>

namespace boardwright::sculpted {

/// A range of numbers, both ends included.
struct Band {
    double least = 0;
    double most = 0;

    bool contains(double number) const { return number >= least && number <= most; }

    friend bool operator==(const Band &, const Band &) = default;
};

/// The size of a board, in cells.
struct Size {
    int width = 0;
    int height = 0;

    friend bool operator==(const Size &, const Size &) = default;
};

/// The sizes of boards, all of them portrait, from small to large.
constexpr std::array sizes{Size{3, 3}, Size{3, 4}, Size{4, 4}, Size{4, 5}, Size{5, 5}, Size{5, 6},
    Size{6, 6}, Size{6, 7}, Size{7, 8}, Size{8, 8}};

/// Where the next wall goes.
enum class Placement : std::uint8_t {
    Scatter, ///< a cell without a wall beside it
    Cluster, ///< a cell beside a wall
    Nibble, ///< a cell at the outline: on the frame, or beside walls that lead out of it
};
constexpr std::size_t placements = 3;

/// Where a route starts.
enum class Source : std::uint8_t {
    Corner, ///< in a corner of the grid
    Boundary, ///< on the frame, the corners included
    Interior, ///< anywhere else
    LowestDegree, ///< where the fewest steps lead on
};
constexpr std::size_t sources = 4;

/// What makes a puzzle harder than its walls do.
enum class Mechanic : std::uint8_t { Standard, Fog, Warps, FogAndWarps };
constexpr std::size_t mechanics = 4;

constexpr bool hasFog(Mechanic mechanic)
{
    return mechanic == Mechanic::Fog || mechanic == Mechanic::FogAndWarps;
}

constexpr bool hasWarps(Mechanic mechanic)
{
    return mechanic == Mechanic::Warps || mechanic == Mechanic::FogAndWarps;
}

/// What a tuner brings into a band.
enum class Target : std::uint8_t { ForkRatio, ForkDepth, DeepForks };
constexpr std::size_t targets = 3;

/// How puzzles of one level of difficulty are made. Weights are at least 0 and not all 0.
struct Tier {
    int smallest = 0; ///< index among `sizes`
    int largest = 0; ///< at least `smallest`
    Band walls; ///< as a share of all cells, 0 .. 1
    std::array<double, placements> placement{}; ///< weights, by Placement
    std::array<double, sources> source{}; ///< weights, by Source
    std::array<double, mechanics> mechanic{}; ///< weights, by Mechanic
    int fogRadius = 2; ///< steps from the head within which cells are seen
    int warps = 1; ///< pairs, of boards with warps; 1 .. mostWarps
    int warpSpan = 3; ///< rows plus columns between the ends of a warp, at least
    Depth depth = Depth::UntilDead; ///< how fork depths are measured, for gates and targets
    double leastForkRatio = 0; ///< gate
    double leastForkDepth = 0; ///< gate
    int solutionLimit = 100; ///< solutions that hints look at
    std::array<Band, targets> target{}; ///< by Target; boards do not depend on it

    friend bool operator==(const Tier &, const Tier &) = default;
};

} // namespace boardwright::sculpted
