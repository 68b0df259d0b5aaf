// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/watch.h"
#include "core/sculpted/forks.h"
#include "core/sculpted/mechanics.h"
#include "core/sculpted/route.h"
#include "core/sculpted/sculpt.h"
#include "core/sculpted/tier.h"

#include <array>
#include <cstdint>
#include <optional>

namespace boardwright::sculpted {

/// Why a topology was discarded, in the order of the tests: those of NoRoute among them.
enum class Discarded : std::uint8_t {
    NoRoomForWarps,
    Unconnected,
    Colours,
    Leaves,
    NoStart,
    StartsFailed,
    BudgetSpent,
    Exhausted,
    ForkRatio, ///< below the tier's least
    ForkDepth, ///< below the tier's least
};
constexpr std::size_t discardCauses = 10;

constexpr Discarded discardedFor(NoRoute cause)
{
    static_assert(static_cast<int>(NoRoute::Exhausted) == static_cast<int>(Discarded::Exhausted));
    return static_cast<Discarded>(cause);
}

/// How puzzles are made of a tier.
struct PuzzleOptions {
    Routing routing = Routing::Parity;
    std::optional<Depth> depth{}; ///< in place of the tier's
};

/// A puzzle, and the work for it. Reused from puzzle to puzzle.
struct Puzzle {
    Mechanic mechanic{};
    CellGraph graph;
    Sculpting sculpting;
    Route route;
    Forks forks;
    int topologies = 0; ///< tried, the last one included
    std::array<int, discardCauses> discarded{}; ///< topologies, by Discarded
    int fellShort = 0; ///< topologies with fewer walls than the tier asks for
    int starts = 0; ///< of routes, on all topologies
    std::int64_t nodes = 0; ///< steps taken by the search for routes, on all topologies
    bool gaveUpMechanic = false; ///< another mechanic was drawn, but is not among its topologies
};

/// Topologies tried with the mechanic that was drawn, whichever it is. If that is not the standard
/// one, as many are tried as a standard puzzle after them.
constexpr int mostTopologies = 50;

enum class Making : std::uint8_t { Made, NonePassed, Stopped };

/// Makes the puzzle of a seed: draws a mechanic, then sculpts topologies until one has a route and
/// passes the tier's gates. The mechanic comes from mulberry32 with the seed as its state.
/// Topology k, counted from 1, has a stream of its own for its size, walls, warps and route. It
/// starts at the upper half of mix(seed + 2^32 k). So a size that cannot pass only costs
/// topologies. On NonePassed the puzzle holds the last topology. A pure function of its
/// arguments; polls `watch` once a topology. Source: seeds 4.
Making makePuzzle(
    const Tier &tier, const PuzzleOptions &options, std::uint32_t seed, Watch &watch, Puzzle &into);

} // namespace boardwright::sculpted
