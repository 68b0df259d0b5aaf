// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_run.h"
#include "tests/bench/bench_sets.h"
#include "tests/support/boards/effort.h"

#include <array>
#include <cstdio>

namespace boardwright {

namespace {

constexpr std::uint64_t sets = 50; ///< per family
constexpr std::size_t seedsPerSet = 20;

struct Variant {
    const char *name;
    Heuristics heuristics;
    bool isOfSearch = true;
    bool isOfGreedy = true;
};

constexpr Heuristics none{.boardCapacity = false,
    .lineCapacity = false,
    .zoneScarcity = false,
    .budgetLeft = false,
    .supplyLeft = false};

constexpr std::array variants{
    Variant{"all terms", {}},
    Variant{"no board capacity", {.boardCapacity = false}, false, true},
    Variant{"no line capacity", {.lineCapacity = false}, false, true},
    Variant{"no zone scarcity", {.zoneScarcity = false}, false, true},
    Variant{"no budget left", {.budgetLeft = false}, true, false},
    Variant{"no supply left", {.supplyLeft = false}, true, false},
    Variant{"none", none},
};

/// What happened to the boards of a family.
struct Counts {
    int limits = 0; ///< exceeded limits, each instance counted once
    int relaxed = 0; ///< boards with a relaxation
    int failed = 0; ///< boards with an empty cell
    int later = 0; ///< boards made by the second or third attempt
    qint64 nodes = 0;
};

Counts countsOf(const Family &family, const Heuristics &heuristics)
{
    Counts counts;
    for (std::uint64_t number = 0; number < sets; ++number) {
        BenchRun run(family.make(number, family.settings), family.settings, heuristics);
        for (const QString &seed : seedsUpTo(seedsPerSet)) {
            const bool isWhole = run.make(seed);
            const auto limits = std::ranges::count_if(run.result().findings,
                [](const Finding &finding) { return isRelaxation(finding.code); });
            counts.limits += static_cast<int>(limits);
            counts.relaxed += limits > 0 ? 1 : 0;
            counts.failed += isWhole ? 0 : 1;
            counts.later += effortOf(run.result()).attempt > 1 ? 1 : 0;
            counts.nodes += effortOf(run.result()).nodes;
        }
    }
    return counts;
}

int restrictiveSets(const Family &family)
{
    int count = 0;
    for (std::uint64_t number = 0; number < sets; ++number) {
        const BenchRun run(family.make(number, family.settings), family.settings);
        count += run.compiled().restrictive.isOn() ? 1 : 0;
    }
    return count;
}

} // namespace

/// The same boards with and without each term. Attempts after the first occur only after a hard
/// failure, and the search scores its candidates only in constrained mode. In a family where
/// neither happens, no term can change anything.
void benchAblation()
{
    std::printf("-- ablation: of %zu boards (%zu sets of a family), with and without each term\n",
        static_cast<std::size_t>(sets) * seedsPerSet, static_cast<std::size_t>(sets));
    for (const Family &family : tightFamilies()) {
        std::printf("%s, %d of %zu sets in constrained mode\n  %-18s %11s %8s %8s %8s %11s\n",
            family.name, restrictiveSets(family), static_cast<std::size_t>(sets), "", "relaxations",
            "relaxed", "failed", "later", "nodes each");
        for (const Variant &variant : variants) {
            if (!(family.isForSearch ? variant.isOfSearch : variant.isOfGreedy))
                continue;
            const Counts counts = countsOf(family, variant.heuristics);
            std::printf("  %-18s %11d %8d %8d %8d %11.1f\n", variant.name, counts.limits,
                counts.relaxed, counts.failed, counts.later,
                static_cast<double>(counts.nodes) / (sets * seedsPerSet));
            std::fflush(stdout);
        }
    }
}

} // namespace boardwright
