// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/draws.h"
#include "tests/bench/bench_run.h"
#include "tests/bench/bench_sets.h"
#include "tests/bench/floor.h"
#include "tests/support/allocations.h"

#include <algorithm>
#include <cstdio>
#include <thread>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t rounds = 41;

/// The targets of a row, in multiples of the floor; 0 = no target.
struct Target {
    double target = 0;
    double stretch = 0;
};

/// The seconds in which `threads` threads each make the boards of all seeds, each with its own
/// scratch. The seeds are repeated until the cost of starting a thread is negligible.
double secondsOf(const GoalSet &set, const ModeSettings &settings,
    const std::vector<QString> &seeds, int threads)
{
    constexpr std::size_t boards = 2'000;
    const std::size_t passes = std::max<std::size_t>(1, boards / seeds.size());
    std::vector<std::unique_ptr<BenchRun>> runs;
    for (int thread = 0; thread < threads; ++thread) {
        runs.push_back(std::make_unique<BenchRun>(set, settings));
        runs.back()->make(seeds.front());
    }
    return 1e-9 * nanosecondsEach(1, [&](std::size_t) {
        std::vector<std::jthread> running;
        running.reserve(runs.size());
        for (const auto &run : runs) {
            running.emplace_back([&seeds, &run, passes] {
                for (std::size_t pass = 0; pass < passes; ++pass) {
                    for (const QString &seed : seeds)
                        run->make(seed);
                }
            });
        }
    });
}

/// Speedup of two threads over one.
double twoThreads(
    const GoalSet &set, const ModeSettings &settings, const std::vector<QString> &seeds)
{
    std::vector<double> ratios;
    for (int round = 0; round < 9; ++round) {
        const double alone = secondsOf(set, settings, seeds, 1);
        ratios.push_back(2 * alone / secondsOf(set, settings, seeds, 2));
    }
    return median(ratios);
}

/// Boards that greedy filling completes, compared with the floor. Measurements of the two
/// alternate.
void row(const char *name, const GoalSet &set, const ModeSettings &settings, Target target = {})
{
    BenchRun run(set, settings);
    const std::size_t wanted
        = std::max<std::size_t>(16, 40'000 / static_cast<std::size_t>(set.objectives.size()));
    const std::vector<QString> seeds = greedySeeds(run, wanted);
    if (seeds.empty()) {
        std::printf("%-24s no board of %zu by greedy filling\n", name, 2 * wanted);
        return;
    }
    const auto makeBoard = [&](std::size_t i) { run.make(seeds[i]); };
    const std::uint64_t before = allocations();
    nanosecondsEach(seeds.size(), makeBoard);
    const auto allocated = static_cast<double>(allocations() - before);

    Floor floor(set, settings.cells());
    volatile std::uint32_t sink = 0;
    std::vector<double> floors;
    std::vector<double> boards;
    for (std::size_t round = 0; round < rounds; ++round) {
        floors.push_back(
            nanosecondsEach(seeds.size(), [&](std::size_t i) { sink = sink + floor.run(i); }));
        boards.push_back(nanosecondsEach(seeds.size(), makeBoard));
    }
    std::printf("%-24s %5lld goals %3d cells  floor %7.0f ns  board %9.0f ns  ratio %6.2f", name,
        static_cast<long long>(set.objectives.size()), settings.cells(), median(floors),
        median(boards), median(boards) / median(floors));
    if (target.target > 0)
        std::printf(" (target %.0f, stretch %.0f)", target.target, target.stretch);
    std::printf("  allocations %.2f  two threads %.2f (target 1.9)\n",
        allocated / static_cast<double>(seeds.size()), twoThreads(set, settings, seeds));
    std::fflush(stdout);
}

void realRow(const char *name, const ModeSettings &settings, Target target = {})
{
    if (const auto set = realSet(name))
        row(name, *set, settings, target);
    else
        std::printf("%-24s skipped: BOARDWRIGHT_DATA does not name a folder that holds it\n", name);
}

/// The cost of one draw: keyed and sequential.
void draws()
{
    constexpr std::size_t calls = 100'000;
    const Draws keyedDraws(u"1");
    SplitMix random(1);
    std::vector<double> keyed;
    std::vector<double> sequential;
    volatile std::uint64_t sink = 0;
    for (std::size_t round = 0; round < rounds; ++round) {
        std::uint64_t best = 0;
        keyed.push_back(nanosecondsEach(calls, [&](std::size_t i) {
            best = std::max(best, keyedDraws.bits({.purpose = Purpose::Pick, .cell = 12}, i));
        }));
        sequential.push_back(
            nanosecondsEach(calls, [&](std::size_t) { best = std::max(best, random.next()); }));
        sink = sink + best;
    }
    std::printf(
        "a keyed draw %.2f ns, a sequential one %.2f ns\n", median(keyed), median(sequential));
}

} // namespace

void benchSpeed()
{
    std::printf("-- speed: boards by greedy filling in floors, medians of %zu rounds\n", rounds);
    draws();
    constexpr ModeSettings standard{.rows = 5, .columns = 5};
    const ModeSettings ascend = settingsOfSize(GameMode::Ascend, 7);
    realRow("smo-default", standard, {.target = 10, .stretch = 7});
    realRow("sm64-ascend", ascend, {.target = 18, .stretch = 12});
    row("invented", inventedSet(5000), standard, {.target = 4, .stretch = 1});
    realRow("sm64-standard", standard);
    realRow("smo-short", settingsOfSize(GameMode::Triple, 30));
    row("invented", inventedSet(108), standard);
    row("invented, ascend", inventedSet(131), ascend);
}

} // namespace boardwright
