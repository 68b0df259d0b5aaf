// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_run.h"
#include "tests/bench/bench_sets.h"

#include <cstdio>

namespace boardwright {

namespace {

/// Nanoseconds per board, over boards that greedy filling completes.
double boardCost(const GoalSet &set, const ModeSettings &settings)
{
    constexpr std::size_t rounds = 15;
    BenchRun run(set, settings);
    const std::vector<QString> seeds = greedySeeds(run, 48);
    if (seeds.empty())
        return 0;
    std::vector<double> times;
    for (std::size_t round = 0; round < rounds; ++round)
        times.push_back(nanosecondsEach(seeds.size(), [&](std::size_t i) { run.make(seeds[i]); }));
    return median(times);
}

void row(const char *of, double smallCost, int small, double largeCost, int large)
{
    std::printf("%-10s %5d: %8.1f ns each  %5d: %8.1f ns each  ratio %.2f (target: at most 1)\n",
        of, small, smallCost / small, large, largeCost / large,
        largeCost / large / (smallCost / small));
    std::fflush(stdout);
}

} // namespace

void benchGrowth()
{
    std::printf("-- growth: what an objective and a cell cost, on small and on large boards\n");
    constexpr ModeSettings standard{.rows = 5, .columns = 5};
    row("objectives", boardCost(inventedSet(500), standard), 500,
        boardCost(inventedSet(5000), standard), 5000);
    row("objectives", boardCost(inventedSet(5000), standard), 5000,
        boardCost(inventedSet(20'000), standard), 20'000);
    const GoalSet set = inventedSet(1000);
    row("cells", boardCost(set, standard), 25, boardCost(set, {.rows = 10, .columns = 10}), 100);
    row("cells", boardCost(set, settingsOfSize(GameMode::Ascend, 4)), 16,
        boardCost(set, settingsOfSize(GameMode::Ascend, 9)), 81);
    row("cells", boardCost(set, settingsOfSize(GameMode::Triple, 30)), 30,
        boardCost(set, settingsOfSize(GameMode::Triple, 90)), 90);
}

} // namespace boardwright
