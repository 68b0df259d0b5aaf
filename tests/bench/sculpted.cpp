// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/parameters.h"
#include "core/sculpted/puzzle.h"
#include "core/sculpted/tier_table.h"
#include "tests/bench/bench_run.h"

#include <array>
#include <cstdio>
#include <vector>

namespace boardwright {

namespace {

constexpr std::size_t routingRounds = 15;
constexpr std::size_t seedsPerRound = 1000;
constexpr std::size_t ways = sculpted::routings.size();
constexpr auto plainWay = static_cast<std::size_t>(sculpted::Routing::Plain);
constexpr auto parityWay = static_cast<std::size_t>(sculpted::Routing::Parity);
constexpr auto hybridWay = static_cast<std::size_t>(sculpted::Routing::Hybrid);

/// What one way of routing costs in a tier.
struct RoutingCost {
    std::vector<double> nanoseconds; ///< of a puzzle, by round
    std::int64_t made = 0;
    std::int64_t topologies = 0;

    double topologiesEach() const
    {
        return static_cast<double>(topologies) / static_cast<double>(made);
    }
};

/// Makes the puzzles of a round's seeds.
void addRound(const sculpted::Tier &tier, sculpted::Routing routing, std::size_t round,
    sculpted::Puzzle &puzzle, RoutingCost &into)
{
    std::int64_t made = 0;
    Watch watch;
    const double each = nanosecondsEach(seedsPerRound, [&](std::size_t i) {
        const auto seed = static_cast<std::uint32_t>(1 + round * seedsPerRound + i);
        const auto making = sculpted::makePuzzle(tier, {.routing = routing}, seed, watch, puzzle);
        made += making == sculpted::Making::Made ? 1 : 0;
        into.topologies += puzzle.topologies;
    });
    into.made += made;
    into.nanoseconds.push_back(each * seedsPerRound / static_cast<double>(made));
}

/// The median over the rounds, each of which made the same seeds both ways.
double timeRatio(const RoutingCost &cost, const RoutingCost &base)
{
    std::vector<double> ratios;
    ratios.reserve(routingRounds);
    for (std::size_t round = 0; round < routingRounds; ++round)
        ratios.push_back(cost.nanoseconds[round] / base.nanoseconds[round]);
    return median(ratios);
}

void tierRow(sculpted::Level level)
{
    const sculpted::Tier &tier = sculpted::ownTier(level);
    std::array<RoutingCost, ways> costs;
    sculpted::Puzzle puzzle;
    for (std::size_t round = 0; round < routingRounds; ++round) {
        for (std::size_t i = 0; i < ways; ++i) {
            const std::size_t way = (round + i) % ways; // each is first as often as the others
            addRound(tier, static_cast<sculpted::Routing>(way), round, puzzle, costs.at(way));
        }
    }
    constexpr double microseconds = 1e-3;
    std::printf("%-9s", sculpted::levels.at(static_cast<std::size_t>(level)).key.data());
    for (const RoutingCost &cost : costs)
        std::printf(" %9.1f %6.2f", median(cost.nanoseconds) * microseconds, cost.topologiesEach());
    std::printf(" %13.2f %14.2f\n", timeRatio(costs[plainWay], costs[parityWay]),
        timeRatio(costs[hybridWay], costs[parityWay]));
    std::fflush(stdout);
}

} // namespace

void benchSculpted()
{
    std::printf(
        "-- sculpted: microseconds and topologies of a puzzle, by way of routing; %zu seeds "
        "of each tier\n%-9s",
        routingRounds * seedsPerRound, "");
    for (const Choice &routing : sculpted::routings)
        std::printf(" %9s %6s", routing.key.data(), "top.");
    std::printf(" %13s %14s\n", "plain/parity", "hybrid/parity");
    for (std::size_t level = 0; level < sculpted::levels.size(); ++level)
        tierRow(static_cast<sculpted::Level>(level));
}

} // namespace boardwright
