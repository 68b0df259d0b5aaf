// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What many seeds of a tier give, against a plain loop over them.

#include "core/sculpted/tier_table.h"
#include "core/sculpted/yields.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace boardwright {

using namespace sculpted;

namespace {

constexpr std::uint32_t firstYieldSeed = 11;
constexpr std::int64_t yieldSeeds = 700; // more than one row of seeds

/// Numbers of a metric, in an order that threads do not change.
std::vector<float> sortedMetric(const Yield &yield, std::size_t target)
{
    std::vector<float> numbers = yield.metrics.at(target);
    std::ranges::sort(numbers);
    return numbers;
}

} // namespace

class TestYields final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void countsAddUp_data() { levelRows(); }

    void countsAddUp();

    void wallsAreThoseOfThePuzzles_data() { levelRows(); }

    void wallsAreThoseOfThePuzzles();

    void threadsChangeNothing_data() { levelRows(); }

    void threadsChangeNothing();
    void partsAddUp();
    void tiersThatCannotPass();

private:
    static void levelRows()
    {
        QTest::addColumn<int>("level");
        for (std::size_t level = 0; level < levels.size(); ++level)
            QTest::addRow("%s", levels.at(level).key.latin1()) << static_cast<int>(level);
    }
};

void TestYields::countsAddUp()
{
    QFETCH(const int, level);
    const Yield yield
        = yieldOf(ownTier(static_cast<Level>(level)), {}, firstYieldSeed, yieldSeeds, 1);
    QCOMPARE(yield.seeds, yieldSeeds);
    QCOMPARE(std::accumulate(yield.discarded.begin(), yield.discarded.end(), yield.made),
        yield.topologies);
    for (const std::vector<float> &numbers : yield.metrics)
        QCOMPARE(std::ssize(numbers), yield.made);
    QVERIFY(yield.ofLargest > 0 && yield.ofLargest <= yield.made);
}

void TestYields::wallsAreThoseOfThePuzzles()
{
    QFETCH(const int, level);
    const Tier &tier = ownTier(static_cast<Level>(level));
    const Size largest = sizes.at(static_cast<std::size_t>(tier.largest));
    std::int64_t puzzles = 0;
    std::array<std::int64_t, mostCells> walls{};
    Puzzle puzzle;
    Watch watch;
    for (std::uint32_t seed = firstYieldSeed; seed < firstYieldSeed + yieldSeeds; ++seed) {
        if (makePuzzle(tier, {}, seed, watch, puzzle) != Making::Made
            || puzzle.graph.width() != largest.width || puzzle.graph.height() != largest.height)
            continue;
        ++puzzles;
        for (int cell = 0; cell < puzzle.graph.cells(); ++cell)
            walls.at(static_cast<std::size_t>(cell)) += puzzle.graph.isOpen(cell) ? 0 : 1;
    }
    const Yield yield = yieldOf(tier, {}, firstYieldSeed, yieldSeeds, 1);
    QCOMPARE(yield.ofLargest, puzzles);
    QCOMPARE(yield.walls, walls);
    QVERIFY(std::ranges::max(walls) > 0);
}

void TestYields::threadsChangeNothing()
{
    QFETCH(const int, level);
    const Tier &tier = ownTier(static_cast<Level>(level));
    const Yield one = yieldOf(tier, {}, firstYieldSeed, yieldSeeds, 1);
    const Yield two = yieldOf(tier, {}, firstYieldSeed, yieldSeeds, 2);
    QCOMPARE(two.made, one.made);
    QCOMPARE(two.discarded, one.discarded);
    QCOMPARE(two.ofLargest, one.ofLargest);
    QCOMPARE(two.walls, one.walls);
    for (std::size_t target = 0; target < targets; ++target)
        QCOMPARE(sortedMetric(two, target), sortedMetric(one, target));
}

void TestYields::partsAddUp()
{
    const Tier &tier = ownTier(Level::Medium);
    constexpr std::int64_t part = 100;
    Yield sum;
    for (std::int64_t at = 0; at < yieldSeeds; at += part)
        sum.add(yieldOf(tier, {}, firstYieldSeed + static_cast<std::uint32_t>(at), part, 1));
    const Yield whole = yieldOf(tier, {}, firstYieldSeed, yieldSeeds, 1);
    QCOMPARE(sum.seeds, whole.seeds);
    QCOMPARE(sum.discarded, whole.discarded);
    QCOMPARE(sum.walls, whole.walls);
    QCOMPARE(sum.metrics, whole.metrics); // one thread goes through the seeds in order
}

void TestYields::tiersThatCannotPass()
{
    Tier tier = ownTier(Level::Easy);
    tier.leastForkDepth = mostCells;
    const Yield yield = yieldOf(tier, {}, firstYieldSeed, 3, 1);
    QCOMPARE(yield.seeds, std::int64_t{3});
    QCOMPARE(yield.made, std::int64_t{0});
    QCOMPARE(yield.ofLargest, std::int64_t{0});
    QCOMPARE(std::ranges::max(yield.walls), std::int64_t{0});
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestYields, NoApplication)
#include "tst_yields.moc"
