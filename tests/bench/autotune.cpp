// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/sculpted/autotune_plan.h"
#include "core/tune/trial.h"
#include "core/tune/tuner.h"
#include "tests/bench/bench_run.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"

#include <array>
#include <cstdio>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<qint64, 3> tunerSeeds{1, 2, 3};

/// One engine. All make about as many puzzles.
struct AutotuneBench {
    const char *name = "";
    TuneOptions options;
};

constexpr std::array autotuneEngines{
    AutotuneBench{.name = "climbing",
        .options = {.engine = TuneEngine::Climbing, .iterations = 100, .seeds = 800}},
    AutotuneBench{.name = "as published",
        .options = {.engine = TuneEngine::PlainClimbing, .iterations = 195, .seeds = 200}},
    AutotuneBench{.name = "800 puzzles",
        .options = {.engine = TuneEngine::PlainClimbing, .iterations = 49, .seeds = 800}},
};

/// Scores on fresh seeds, for each seed of the tuner. What an engine believes is of no use: the
/// published one keeps its luckiest candidate.
void engineRow(const GoalSet &first, sculpted::Level level, const AutotuneBench &bench)
{
    constexpr int threads = 2;
    const Generator &generator = *generatorOf(u"sculpted");
    const sculpted::AutotunePlan of
        = sculpted::autotunePlanOf(first, level, {.keepsPublished = true});
    TunePlan plan = tunePlanOf(generator.info(), of.set, of.settings, of.allowed);
    keep(plan, of.kept);
    const SharedSubject before = *subjectOf(generator, of.set, of.settings);
    qint64 puzzles = 0;
    std::array<double, tunerSeeds.size()> scores{};
    double scoreBefore = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        TuneOptions options = bench.options;
        options.seed = tunerSeeds.at(i);
        Tuner tuner(generator, of.set, of.settings, plan, options);
        while (tuner.round({.threads = threads})) { }
        puzzles = tuner.state().rounds.back().boards;
        const auto trial = trialOf(
            before, *subjectOf(generator, tuner.tuned(), of.settings), plan, trialSeeds, threads);
        scoreBefore = trial->before.total;
        scores.at(i) = trial->after.total;
    }
    std::printf("%-9s %-13s %7lld puzzles  score %.3f ->",
        sculpted::levels.at(static_cast<std::size_t>(level)).key.data(), bench.name,
        static_cast<long long>(puzzles), scoreBefore);
    for (const double score : scores)
        std::printf(" %.3f", score);
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

void benchAutotune()
{
    std::printf("-- autotune: tiers before they were tuned, with several seeds of the tuner\n");
    const GoalSet first
        = readNative(test::contentOf(fixturePath("sculpted/first_tiers.json"))).value().set;
    for (std::size_t level = 0; level < sculpted::levels.size(); ++level) {
        for (const AutotuneBench &bench : autotuneEngines)
            engineRow(first, static_cast<sculpted::Level>(level), bench);
    }
}

} // namespace boardwright
