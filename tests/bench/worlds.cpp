// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/processes.h"
#include "tests/bench/bench_run.h"
#include "tests/support/sets/synthetic_pool.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace boardwright {

namespace {

using namespace worlds;

struct Named {
    const char *name;
    Process process;
};

constexpr std::array all{
    Named{"old", Process::Old}, Named{"new", Process::New}, Named{"ours", Process::Ours}};

/// How many of the worlds of one process can be won, and how fast they are made on one thread.
void yieldRow(const Pool &pool, int percent, int gems, const Named &named)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::duration<double> time{1.5};
    WorldMaker maker(pool);
    const Draws draws(u"bench");
    int tried = 0;
    int won = 0;
    std::vector<Stride> walk;
    double walking = 0;
    const Clock::time_point start = Clock::now();
    const auto seconds = [](Clock::time_point since) {
        return std::chrono::duration<double>(Clock::now() - since).count();
    };
    while (seconds(start) - walking < time.count()) {
        ++tried;
        if (!maker.make(named.process, gems, draws, tried)
            || maker.paths().canBeWon() != Found::Yes)
            continue;
        ++won;
        const Clock::time_point found = Clock::now();
        maker.paths().shortest(walk);
        walking += seconds(found);
    }
    const double spent = seconds(start) - walking;
    std::printf("claims %d %%  %2d gems  %-4s  yield %8.4f %%  %8.0f tried a second  %8.1f won a "
                "second  shortest walk %6.2f ms\n",
        percent, gems, named.name, 100.0 * won / tried, tried / spent, won / spent,
        won > 0 ? 1000 * walking / won : 0.0);
    std::fflush(stdout);
}

} // namespace

void benchWorlds()
{
    std::printf("-- worlds: how many can be won, synthetic pools of 60 zones, one thread\n");
    for (const int percent : {30, 40, 50}) {
        const Pool pool = syntheticPool(60, percent, 3);
        for (const int gems : {7, 14}) {
            for (const Named &named : all)
                yieldRow(pool, percent, gems, named);
        }
    }
}

} // namespace boardwright
