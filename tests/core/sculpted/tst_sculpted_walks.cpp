// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The wrong turns that a sculpted board tells of.

#include "core/generator/generator.h"
#include "core/sculpted/forks.h"
#include "core/sculpted/puzzle.h"
#include "core/sculpted/sculpted_set.h"
#include "core/sculpted/tier_table.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <ranges>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sculpted;

namespace {

const Generator &generator()
{
    return *generatorOf(u"sculpted");
}

/// The puzzle made last.
const Puzzle &puzzleOf(const Scratch &scratch)
{
    return static_cast<const SculptedScratch &>(scratch).puzzle;
}

/// Whether two cells of a grid are neighbours or joined by a warp.
bool isStep(const Shape &shape, SiteIndex from, SiteIndex to)
{
    const Site &a = shape.sites[static_cast<std::size_t>(from)];
    const Site &b = shape.sites[static_cast<std::size_t>(to)];
    return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1
        || std::ranges::any_of(shape.links,
            [&](const Link &link) { return std::minmax(link.a, link.b) == std::minmax(from, to); });
}

} // namespace

class TestSculptedWalks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void walksAreWrongTurns();
};

/// The walks of a board go step by step, and are as long as its depth of wrong turns says.
void TestSculptedWalks::walksAreWrongTurns()
{
    std::array<int, 3> seen{};
    for (const QString &depth : {u"until_dead"_s, u"until_stuck"_s}) {
        const bool isDead = depth == u"until_dead";
        Settings settings = generator().settingsFor({});
        settings.values[0] = QString(levels.at(static_cast<std::size_t>(Level::Medium)).key);
        settings.values[2] = depth;
        settings.values[3] = false; // without goals
        const auto ready = generator().compile({}, settings);
        const Compiled &compiled = **ready;
        const auto scratch = generator().scratch(compiled);
        Result board;
        Measured measured;
        for (int seed = 1; seed <= 60; ++seed) {
            Watch watch;
            QVERIFY(
                generator().run(compiled, *scratch, QString::number(seed), board, nullptr, watch));
            generator().measure(compiled, *scratch, board, measured);
            const Facts facts = generator().facts(compiled, *scratch, board);
            std::map<SiteIndex, std::vector<std::size_t>> lengths; // by fork
            for (const SiteWalk &walk : facts.walks) {
                const auto at = std::ranges::find(board.route, walk.from) - board.route.begin();
                std::vector<SiteIndex> visited(board.route.begin(), board.route.begin() + at + 1);
                QVERIFY(std::cmp_less(at + 1, board.route.size()));
                QVERIFY(walk.sites.front() != board.route[static_cast<std::size_t>(at) + 1]);
                for (const SiteIndex site : walk.sites) {
                    QVERIFY(isStep(*board.shape, visited.back(), site));
                    QVERIFY(!std::ranges::contains(visited, site));
                    visited.push_back(site);
                }
                // Of another solution, the first step is told.
                const auto before = board.route | std::views::take(at + 1)
                    | std::views::transform([](SiteIndex site) {
                          return static_cast<std::uint8_t>(static_cast<int>(site));
                      });
                const std::vector<std::uint8_t> cells(before.begin(), before.end());
                const auto whole
                    = trapOf(puzzleOf(*scratch).graph, cells, static_cast<int>(walk.sites.front()),
                        isDead ? Depth::UntilDead : Depth::UntilStuck);
                const bool isAll = cells.size() + whole.size() == board.route.size();
                QCOMPARE(walk.kind, isAll ? 2U : isDead ? 0U : 1U);
                QCOMPARE(walk.sites.size(), isAll ? 1U : whole.size());
                ++seen.at(walk.kind);
                lengths[walk.from];
                if (!isAll)
                    lengths[walk.from].push_back(walk.sites.size());
            }
            const auto trap
                = std::ranges::find(generator().info().measures, u"trap"_s, &Measure::key)
                - generator().info().measures.begin();
            const auto &numbers = measured.values[static_cast<std::size_t>(trap)];
            for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
                const auto found = lengths.find(SiteIndex{static_cast<std::int32_t>(cell)});
                QCOMPARE(found == lengths.end(), std::isnan(numbers[cell]));
                if (found == lengths.end())
                    continue;
                const auto &all = found->second;
                const double sum = std::accumulate(all.begin(), all.end(), 0.0);
                QCOMPARE(static_cast<float>(numbers[cell]),
                    all.empty() ? 0 : static_cast<float>(sum / static_cast<double>(all.size())));
            }
        }
    }
    QVERIFY(std::ranges::all_of(seen, [](int walks) { return walks > 20; }));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSculptedWalks, NoApplication)

#include "tst_sculpted_walks.moc"
