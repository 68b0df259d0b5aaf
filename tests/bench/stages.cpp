// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_run.h"
#include "tests/bench/bench_sets.h"
#include "tests/support/boards/effort.h"

#include <array>
#include <cstdio>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// How many boards each stage finished.
class Shares {
public:
    void note(const Result &result, bool isWhole)
    {
        ++m_boards;
        ++m_counts.at(static_cast<std::size_t>(finishedBy(result, isWhole)));
        m_later += effortOf(result).attempt > 1 ? 1 : 0;
        m_nodes += effortOf(result).nodes;
    }

    void addTime(double nanoseconds) { m_nanoseconds += nanoseconds; }

    void print(const QString &name, const Restrictive &restrictive) const
    {
        const auto share = [&](int count) { return 100.0 * count / m_boards; };
        std::printf("  %-16s %6d %8.2f %8.2f %8.2f %8.2f %8.2f %8.2f %9.1f %9.1f  %s%s\n",
            qPrintable(name), m_boards, share(m_counts[0]), share(m_counts[1]), share(m_counts[2]),
            share(m_counts[3]), share(m_counts[4]), share(m_later),
            static_cast<double>(m_nodes) / m_boards, m_nanoseconds / 1000 / m_boards,
            restrictive.byLines ? "lines " : "", restrictive.byBoard ? "board" : "");
        std::fflush(stdout);
    }

private:
    int m_boards = 0;
    std::array<int, 5> m_counts{}; ///< by FinishedBy
    int m_later = 0;
    qint64 m_nodes = 0;
    double m_nanoseconds = 0;
};

/// Fewer boards for the most expensive sizes.
std::size_t boardsOf(const ModeSettings &settings)
{
    return settings.cells() <= 49 ? 2000 : 300;
}

Restrictive makeBoards(
    const GoalSet &set, const ModeSettings &settings, std::size_t boards, Shares &shares)
{
    BenchRun run(set, settings);
    const std::vector<QString> seeds = seedsUpTo(boards);
    const double each = nanosecondsEach(seeds.size(), [&](std::size_t i) {
        const bool isWhole = run.make(seeds[i]);
        shares.note(run.result(), isWhole);
    });
    shares.addTime(each * static_cast<double>(boards));
    return run.compiled().restrictive;
}

void row(const GoalSet &set, const ModeSettings &settings, const QString &name)
{
    Shares shares;
    const Restrictive restrictive = makeBoards(set, settings, boardsOf(settings), shares);
    shares.print(name, restrictive);
}

/// All grids that are not square, in one row: there are 56.
void oblongs(const GoalSet &set)
{
    const SizeRange sides = sizesOf(GameMode::Bingo);
    Shares shares;
    for (int rows = sides.smallest; rows <= sides.largest; ++rows) {
        for (int columns = sides.smallest; columns <= sides.largest; ++columns) {
            const ModeSettings settings{.rows = rows, .columns = columns};
            if (rows != columns)
                makeBoards(set, settings, boardsOf(settings) / 20, shares);
        }
    }
    shares.print(u"bingo, oblong"_s, {});
}

void table(const char *name, const GoalSet &set)
{
    static constexpr std::array modes{"bingo", "ascend", "summit", "triple", "rush"};
    std::printf("%s\n  %-16s %6s %8s %8s %8s %8s %8s %8s %9s %9s  %s\n", name, "", "boards",
        "greedy%", "search%", "clean%", "relaxed%", "failed%", "later%", "nodes", "us each",
        "restrictive by");
    for (std::size_t mode = 0; mode < modes.size(); ++mode) {
        const auto gameMode = static_cast<GameMode>(mode);
        const SizeRange sizes = sizesOf(gameMode);
        for (int size = sizes.smallest; size <= sizes.largest; size += sizes.step)
            row(set, settingsOfSize(gameMode, size),
                u"%1 %2"_s.arg(QLatin1StringView(modes.at(mode))).arg(size));
    }
    oblongs(set);
}

} // namespace

/// Which stage finished the boards: greedy filling of the first or a later attempt, the search from
/// its frontier or from a clean slate, or relaxation. Failed: cells stayed empty. Later: an attempt
/// after the first made the board.
void benchStages()
{
    std::printf("-- stages: the share of boards that each finished, for every mode and size\n");
    for (const char *name : realSetNames()) {
        if (const auto set = realSet(name))
            table(name, *set);
        else
            std::printf(
                "%s skipped: BOARDWRIGHT_DATA does not name a folder that holds it\n", name);
    }
    table("invented, 120 goals", inventedSet(120));
}

} // namespace boardwright
