// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/generator/saved_preview.h"
#include "core/layered/measures.h"
#include "tests/bench/bench_run.h"
#include "tests/support/allocations.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"

#include <cstdio>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int boards = 3'000;

/// A board of the sample at a time.
struct LairRun {
    LairRun(int passes, bool hasExtra, bool scoresWhole)
        : set(readNative(test::contentOf(resourcePath("samples/dragon-lair.json"))).value().set)
        , settings(openingSettings(generator, set))
    {
        settings.values[1] = qint64{passes};
        settings.values[2] = hasExtra;
        settings.values[3] = scoresWhole ? u"whole"_s : u"changes"_s;
        compiled = generator.compile(set, settings).value();
        scratch = generator.scratch(*compiled);
    }

    void make(std::size_t seed)
    {
        Watch watch;
        const Outcome outcome
            = generator.run(*compiled, *scratch, QString::number(seed + 1), board, nullptr, watch);
        Q_ASSERT(outcome);
    }

    const Generator &generator = *generatorOf(u"layered");
    GoalSet set;
    Settings settings;
    std::shared_ptr<const Compiled> compiled;
    std::unique_ptr<Scratch> scratch;
    Result board;
};

/// How often boards pass the game's check and are as happy as can be, beside what the game has.
void sharesRow(const char *name, int passes, bool hasExtra, const char *game)
{
    LairRun run(passes, hasExtra, false);
    int passed = 0;
    int highest = 0;
    for (std::size_t seed = 0; seed < boards; ++seed) {
        run.make(seed);
        passed += run.board.counts[layered::CheckPassed];
        highest += run.board.counts[layered::AtMaximum];
    }
    constexpr double percent = 100.0 / boards;
    std::printf(
        "%-14s %d boards  check passed %6.2f %%  highest happiness %6.2f %%  the game: %s\n", name,
        boards, passed * percent, highest * percent, game);
    std::fflush(stdout);
}

} // namespace

void benchLayered()
{
    std::printf("-- layered: boards of the sample dragon-lair\n");
    sharesRow("four passes", 4, false, "99.90, 97.0");
    sharesRow("one pass", 1, false, "62.8, 29.6");
    sharesRow("extra passes", 4, true, "100, 100 wanted");
    constexpr std::size_t rounds = 5;
    LairRun changes(4, false, false);
    LairRun whole(4, false, true);
    std::vector<double> byChange;
    std::vector<double> byWhole;
    changes.make(0);
    const std::uint64_t before = allocations();
    nanosecondsEach(100, [&](std::size_t seed) { changes.make(seed); });
    const auto allocated = static_cast<double>(allocations() - before) / 100;
    for (std::size_t round = 0; round < rounds; ++round) {
        byChange.push_back(
            nanosecondsEach(3, [&](std::size_t seed) { changes.make(3 * round + seed); }));
        byWhole.push_back(
            nanosecondsEach(3, [&](std::size_t seed) { whole.make(3 * round + seed); }));
    }
    constexpr double milliseconds = 1e-6;
    std::printf("by change %.2f ms (target 5)  whole board %.1f ms  ratio %.1f (target 5)  "
                "allocations %.2f\n",
        median(byChange) * milliseconds, median(byWhole) * milliseconds,
        median(byWhole) / median(byChange), allocated);
}

} // namespace boardwright
