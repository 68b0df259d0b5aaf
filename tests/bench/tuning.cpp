// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/trial.h"
#include "core/tune/tuner.h"
#include "tests/bench/bench_run.h"
#include "tests/bench/bench_sets.h"
#include "tests/support/sets/tuned_sets.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <thread>

namespace boardwright {

namespace {

constexpr double percent = 100;

/// One engine, with how long it may take.
struct TuneBench {
    const char *name;
    TuneOptions options;
};

/// Of the goals: how many are within a tenth of what they should have; and the furthest of those
/// that no limit holds.
void printReach(const TunePlan &plan, const Trial &trial)
{
    int reached = 0;
    int held = 0;
    double furthest = 0;
    for (std::size_t i = 0; i < plan.items.size(); ++i) {
        const TrialItem &item = trial.items[i];
        reached += item.isReached ? 1 : 0;
        const bool isHeld = item.heldBy && item.heldBy->isAtEnd;
        held += isHeld ? 1 : 0;
        if (!isHeld)
            furthest = std::max(furthest, std::abs(*item.after / item.wanted - 1));
    }
    std::printf("within 20 %%: %5.1f %% -> %5.1f %%  reached %3d of %3zu, held %3d, furthest other "
                "%5.1f %%  score %.3f -> %.3f\n",
        percent * trial.nearGoalsBefore.value_or(0), percent * trial.nearGoalsAfter.value_or(0),
        reached, plan.items.size(), held, percent * furthest, trial.before.total,
        trial.after.total);
}

void tuneBench(
    const char *name, const GoalSet &untargeted, const Settings &settings, const TuneBench &bench)
{
    using Clock = std::chrono::steady_clock;
    const Generator &generator = *generators().front();
    const GoalSet set = test::withTargets(untargeted, {QStringLiteral("all")});
    const TunePlan plan = tunePlanOf(generator.info(), set, settings);
    const int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const Clock::time_point start = Clock::now();
    Tuner tuner(generator, set, settings, plan, bench.options);
    while (tuner.round({.threads = threads})) { }
    const std::chrono::duration<double> spent = Clock::now() - start;
    const auto trial = trialOf(*subjectOf(generator, set, settings),
        *subjectOf(generator, tuner.tuned(), settings), plan, trialSeeds, threads);
    std::printf("   %-12s %-14s %7lld boards %6.1f s on %d threads  ", name, bench.name,
        static_cast<long long>(tuner.state().rounds.back().boards), spent.count(), threads);
    printReach(plan, *trial);
    std::fflush(stdout);
}

} // namespace

void benchTune()
{
    const std::array engines{
        TuneBench{.name = "approximation", .options = {.engine = TuneEngine::Approximation}},
        TuneBench{
            .name = "climbing", .options = {.engine = TuneEngine::Climbing, .iterations = 160}},
        TuneBench{.name = "as published",
            .options = {.engine = TuneEngine::PlainClimbing, .iterations = 320}},
    };
    const Settings settings = defaultSettings(generators().front()->info().parameters);
    std::printf("-- 200 goals whose shares are as 1 to 8, to be alike\n");
    for (const TuneBench &engine : engines)
        tuneBench("200 goals", test::unevenSet(200), settings, engine);
    std::printf("-- official sets, all goals alike\n");
    for (const char *name : realSetNames()) {
        const auto set = realSet(name);
        if (!set) {
            std::printf("   %-12s no data\n", name);
            continue;
        }
        for (const TuneBench &engine : engines)
            tuneBench(name, *set, generators().front()->settingsFor(*set), engine);
    }
}

} // namespace boardwright
