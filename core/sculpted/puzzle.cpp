// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/puzzle.h"

#include "core/random/mix.h"
#include "core/sculpted/mulberry32.h"

#include <optional>

namespace boardwright::sculpted {

namespace {

Mulberry32 streamOfTopology(std::uint32_t seed, int topology)
{
    constexpr unsigned half = 32;
    const std::uint64_t number = seed + (static_cast<std::uint64_t>(topology) << half);
    return Mulberry32(static_cast<std::uint32_t>(mix(number) >> half));
}

/// One topology; nothing if it passed.
std::optional<Discarded> makeTopology(
    const Tier &tier, const PuzzleOptions &options, Mulberry32 random, Puzzle &into)
{
    const auto range = static_cast<std::uint32_t>(tier.largest - tier.smallest + 1);
    const Size size = sizes.at(static_cast<std::size_t>(tier.smallest) + random.below(range));
    into.route.length = 0;
    into.sculpting = sculpt(tier, size, random, into.graph);
    into.fellShort += into.sculpting.isShort() ? 1 : 0;
    if (hasWarps(into.mechanic) && !placeWarps(tier, random, into.graph))
        return Discarded::NoRoomForWarps;
    const RouteOutcome outcome = findRoute(into.graph, tier, options.routing, random, into.route);
    into.starts += outcome.starts;
    into.nodes += outcome.nodes;
    if (outcome.cause != NoRoute::None)
        return discardedFor(outcome.cause);
    into.forks = forksOf(into.graph, into.route.view(), options.depth.value_or(tier.depth));
    if (into.forks.ratio() < tier.leastForkRatio)
        return Discarded::ForkRatio;
    if (into.forks.meanDepth() < tier.leastForkDepth)
        return Discarded::ForkDepth;
    return std::nullopt;
}

} // namespace

Making makePuzzle(
    const Tier &tier, const PuzzleOptions &options, std::uint32_t seed, Watch &watch, Puzzle &into)
{
    Mulberry32 random(seed);
    const Mechanic drawn = drawMechanic(tier, random);
    into.mechanic = drawn;
    into.topologies = 0;
    into.discarded = {};
    into.fellShort = 0;
    into.starts = 0;
    into.nodes = 0;
    into.gaveUpMechanic = false;
    const int most = drawn == Mechanic::Standard ? mostTopologies : 2 * mostTopologies;
    while (into.topologies < most) {
        if (watch.stopRequested())
            return Making::Stopped;
        if (into.topologies == mostTopologies) {
            into.mechanic = Mechanic::Standard;
            into.gaveUpMechanic = true;
        }
        ++into.topologies;
        const auto cause
            = makeTopology(tier, options, streamOfTopology(seed, into.topologies), into);
        if (!cause)
            return Making::Made;
        ++into.discarded.at(static_cast<std::size_t>(*cause));
    }
    return Making::NonePassed;
}

} // namespace boardwright::sculpted
