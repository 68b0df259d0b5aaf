// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/parameters.h"
#include "core/lab/simulate.h"
#include "tests/bench/bench_run.h"
#include "tests/bench/bench_sets.h"

#include <cstdio>

namespace boardwright {

namespace {

constexpr qint64 boards = 1000;
constexpr std::size_t rounds = 41;

/// Times boards of one set bare, with counts and with reasons, in turn. All three also make the
/// seed texts.
void row(const char *name, const GoalSet &set, const ModeSettings &mode)
{
    const Generator &generator = *generators().front();
    const auto subject = subjectOf(generator, set, settingsOf(mode));
    if (!subject)
        return;
    const auto scratch = (*subject)->scratch();
    Result board;
    Watch watch;
    const SeedRange seeds{.first = 1, .last = boards};
    std::vector<double> bare;
    std::vector<double> counts;
    std::vector<double> reasons;
    for (std::size_t round = 0; round < rounds; ++round) {
        bare.push_back(nanosecondsEach(boards, [&](std::size_t i) {
            (void)(*subject)->run(*scratch, QString::number(i + 1), board, watch);
        }));
        const auto counted = [&](Detail detail) {
            return nanosecondsEach(1, [&](std::size_t) {
                (void)simulate(*subject, seeds, {.detail = detail});
            }) / boards;
        };
        counts.push_back(counted(Detail::Counts));
        reasons.push_back(counted(Detail::Reasons));
    }
    const double each = median(bare);
    std::printf("%-24s %5lld goals %3d cells  bare %9.0f ns  counts x %.2f (target 1.3)  reasons x "
                "%.2f (target 2)\n",
        name, static_cast<long long>(set.objectives.size()), mode.cells(), each,
        median(counts) / each, median(reasons) / each);
    std::fflush(stdout);
}

void realRow(const char *name, const ModeSettings &mode)
{
    if (const auto set = realSet(name))
        row(name, *set, mode);
    else
        std::printf("%-24s skipped: BOARDWRIGHT_DATA does not name a folder that holds it\n", name);
}

} // namespace

void benchLab()
{
    std::printf(
        "-- lab: statistics of %lld boards on one thread beside the bare boards, medians of "
        "%zu rounds\n",
        static_cast<long long>(boards), rounds);
    constexpr ModeSettings standard{.rows = 5, .columns = 5};
    realRow("smo-default", standard);
    realRow("sm64-standard", standard);
    realRow("sm64-ascend", settingsOfSize(GameMode::Ascend, 7));
    realRow("smo-short", settingsOfSize(GameMode::Triple, 30));
    row("invented", inventedSet(108), standard);
    row("invented", inventedSet(5000), {.rows = 10, .columns = 10});
}

} // namespace boardwright
