// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What many seeds of a tier give, against a plain loop over them.

#include "core/sculpted/tier_table.h"
#include "core/sculpted/yields.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>

namespace boardwright {

using namespace sculpted;
using namespace Qt::StringLiterals;

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

    void shapesAreCounted_data() { levelRows(); }

    void shapesAreCounted();
    void atLeastSoManyShapes();
    void idleGatesAreFound();

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

/// Against all puzzles, written out as texts.
void TestYields::shapesAreCounted()
{
    QFETCH(const int, level);
    const Tier &tier = ownTier(static_cast<Level>(level));
    std::set<QString> shapes;
    std::int64_t soon = 0;
    Puzzle puzzle;
    Watch watch;
    for (std::uint32_t seed = firstYieldSeed; seed < firstYieldSeed + yieldSeeds; ++seed) {
        if (makePuzzle(tier, {}, seed, watch, puzzle) != Making::Made)
            continue;
        QString text = u"%1 "_s.arg(puzzle.graph.width());
        for (int cell = 0; cell < puzzle.graph.cells(); ++cell)
            text += puzzle.graph.isOpen(cell) ? u'.' : u'#';
        shapes.insert(text);
        soon += puzzle.topologies <= 8 ? 1 : 0;
    }
    const Yield yield = yieldOf(tier, {}, firstYieldSeed, yieldSeeds, 2);
    QCOMPARE(yield.shapes.size(), shapes.size());
    QCOMPARE(yield.foundSoon, soon);
}

/// Of the first 3,000 seeds.
void TestYields::atLeastSoManyShapes()
{
    const Tier &tier = ownTier(Level::Tutorial);
    const auto shapes = static_cast<int>(yieldOf(tier, {}, 1, 3'000, 2).shapes.size());
    Watch watch;
    QCOMPARE(hasShapes(tier, {}, shapes, watch), true);
    QCOMPARE(hasShapes(tier, {}, shapes + 1, watch), false);
    // Stopped at a poll before it is known, whichever it is, it says nothing.
    Watch few({}, 100);
    QVERIFY(!hasShapes(tier, {}, shapes + 1, few).has_value());
    constexpr int fewShapes = 20;
    std::uint64_t poll = 0;
    for (;; ++poll) {
        Watch stopped({}, poll);
        const auto answer = hasShapes(tier, {}, fewShapes, stopped);
        if (!answer)
            continue;
        QCOMPARE(answer, true);
        break;
    }
    QCOMPARE_GE(poll, std::uint64_t{fewShapes});
}

/// A gate that rejects nothing is idle; what it says of other bounds is so when they are the gate.
void TestYields::idleGatesAreFound()
{
    constexpr std::int64_t seeds = 400;
    for (const Target target : {Target::ForkRatio, Target::ForkDepth, Target::DeepForks}) {
        Tier tier = ownTier(Level::Medium);
        tier.leastForkRatio = 0;
        tier.leastForkDepth = 0;
        const auto yieldNow = [&] { return yieldOf(tier, {}, firstYieldSeed, seeds, 1); };
        QVERIFY(!idleGate(tier, yieldNow(), target)); // no gate
        double &gate = target == Target::ForkRatio ? tier.leastForkRatio : tier.leastForkDepth;
        gate = 0.001;
        const auto idle = idleGate(tier, yieldNow(), target);
        QCOMPARE(idle.has_value(), target != Target::DeepForks);
        if (!idle)
            continue;
        QCOMPARE(idle->gate, 0.001);
        const auto rejectsWith = [&](double bound) {
            gate = bound;
            const Discarded cause
                = target == Target::ForkRatio ? Discarded::ForkRatio : Discarded::ForkDepth;
            return yieldNow().discarded.at(static_cast<std::size_t>(cause));
        };
        QCOMPARE(rejectsWith(idle->least - 1e-6), std::int64_t{0});
        QVERIFY(rejectsWith(idle->least + 1e-6) > 0);
        QVERIFY(rejectsWith(idle->bound) > 0);
        QVERIFY(!idleGate(tier, yieldNow(), target)); // it bites
        // Puzzles that the bound rejects, counted one by one.
        gate = 0;
        Puzzle puzzle;
        Watch watch;
        int below = 0;
        int made = 0;
        for (std::uint32_t seed = firstYieldSeed; seed < firstYieldSeed + seeds; ++seed) {
            if (makePuzzle(tier, {}, seed, watch, puzzle) != Making::Made)
                continue;
            ++made;
            const double number
                = target == Target::ForkRatio ? puzzle.forks.ratio() : puzzle.forks.meanDepth();
            below += number < idle->bound - 1e-6 ? 1 : 0;
        }
        QCOMPARE(idle->rejected, static_cast<double>(below) / made);
        QVERIFY(idle->rejected >= 0.1);
    }
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
    QVERIFY(sum.shapes == whole.shapes);
    QCOMPARE(sum.foundSoon, whole.foundSoon);
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
