// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/worlds/curation_report.h"
#include "core/worlds/zone_weights.h"
#include "tests/bench/bench_run.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <numeric>
#include <thread>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

using namespace worlds;

/// What one size of worlds is curated from.
struct CurationBench {
    const char *process;
    Options options;
    std::size_t count; ///< worlds to choose
    qint64 candidates;
};

int benchThreads()
{
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

/// Seconds since the last call.
double lapSeconds()
{
    using Clock = std::chrono::steady_clock;
    static Clock::time_point last = Clock::now();
    const Clock::time_point now = Clock::now();
    return std::chrono::duration<double>(now - std::exchange(last, now)).count();
}

const char *wishWord(const CurationWishes &wishes)
{
    if (wishes.joins)
        return "+ joins";
    if (wishes.pairs)
        return "+ pairs";
    if (wishes.zones)
        return "+ zones";
    if (wishes.relevant)
        return "+ relevant";
    return wishes.exits ? "+ exits" : "can be won";
}

void printEvenness(const WorldEvenness &even)
{
    std::printf("zones %.3f to %.3f  chi-square %7.1f (%d)  pairs %5.1f %% (as drawn %5.1f %%)  "
                "joins %5.1f %% of mean %5.2f, %d unseen  relevant %5.1f %%\n",
        even.leastZone, even.mostZone, even.chiSquare, even.freedom, 100 * even.evenPairs,
        100 * even.evenPairsAsDrawn, 100 * even.evenJoins, even.meanJoin, even.unseenJoins,
        even.medianRelevance);
}

void printRelevance(
    const Pool &pool, const std::vector<WorldCandidate> &candidates, const char *process)
{
    std::vector<std::size_t> all(candidates.size());
    std::iota(all.begin(), all.end(), 0);
    for (const SortRelevance &sort : relevanceBySort(pool, candidates, all)) {
        const auto appearances = static_cast<double>(std::max<qint64>(1, sort.appearances));
        std::printf("   %-4s  %-9s %2d portals (0: all)  %2d zones  on the walk %5.1f %%  needed "
                    "%5.1f %%\n",
            process, sort.isPlain ? "plain" : "with gems", sort.portals, sort.zones,
            100 * static_cast<double>(sort.entered) / appearances,
            100 * static_cast<double>(sort.needed) / appearances);
    }
}

void curateBench(Pool pool, const CurationBench &bench, bool isWeighted)
{
    const int threads = benchThreads();
    lapSeconds();
    double weighting = 0;
    if (isWeighted) {
        const std::vector<int> weights = evenZoneWeights(pool, bench.options, {}, threads);
        for (std::size_t zone = 0; zone < weights.size(); ++zone)
            pool.zones[zone].weight = weights[zone];
        weighting = lapSeconds();
    }
    const JoinTable joins(pool, bench.options.process);
    const std::vector<WorldCandidate> candidates = makeCandidates(
        pool, bench.options, joins, {.first = 1, .last = bench.candidates}, threads);
    const double making = lapSeconds();
    const std::vector<WishCost> costs = costsOfWishes(pool, joins, candidates, {}, bench.count);
    std::printf("%d gems, %s, %s: %zu of %zu worlds; %d possible joins; weights %.1f s, making "
                "%.1f s, choosing %.1f s\n",
        bench.options.gems, bench.process, isWeighted ? "weighted zones" : "equal weights",
        bench.count, candidates.size(), joins.possibleCount(), weighting, making, lapSeconds());
    for (const WishCost &cost : costs) {
        std::printf("   %-10s  ", wishWord(cost.wishes));
        if (cost.candidates)
            std::printf("enough of %6zu, yield %7.3f %%  ", *cost.candidates,
                100.0 * static_cast<double>(bench.count) / static_cast<double>(cost.attempts));
        else
            std::printf("not enough of all                ");
        printEvenness(cost.evenness);
    }
    printRelevance(pool, candidates, bench.process);
    std::fflush(stdout);
}

} // namespace

void benchCuration()
{
    constexpr int most = 1'000'000;
    constexpr std::size_t count = 10'000;
    const Options newOptions{.gems = 7, .process = Process::New, .attempts = most};
    const Options oursOptions{.gems = 7, .process = Process::Ours, .attempts = most};
    const Options oldOptions{.gems = 7, .process = Process::Old, .attempts = most};
    const Pool pool
        = poolOf(readNative(test::contentOf(resourcePath("samples/zone-pool.json"))).value().set);
    std::printf("-- curated worlds of the sample pool\n");
    curateBench(pool, {"ours", oursOptions, count, 60'000}, true);
    curateBench(pool, {"new", newOptions, count, 60'000}, true);
    curateBench(pool, {"new", newOptions, count, 60'000}, false);
    std::printf("-- which zones matter, by process\n");
    const JoinTable joins(pool, Process::Old);
    printRelevance(pool,
        makeCandidates(pool, oldOptions, joins, {.first = 1, .last = 300}, benchThreads()), "old");
    std::printf("-- other sizes\n");
    for (const int gems : {3, 14}) {
        Options options = oursOptions;
        options.gems = gems;
        curateBench(pool, {"ours", options, gems == 3 ? count : count / 5, 20'000}, true);
    }
}

} // namespace boardwright
