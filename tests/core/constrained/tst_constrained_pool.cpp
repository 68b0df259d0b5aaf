// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/rolled_pool.h"
#include "tests/support/chi_square.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int seeds = 20'000;
constexpr ModeSettings small{.rows = 3, .columns = 3};

} // namespace

class TestConstrainedPool final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void weightsOverSeeds_data();
    static void weightsOverSeeds();
    static void rollsAreIndependent();
    static void raisingNeverRemoves();
    static void rowsDoNotMatter();
};

void TestConstrainedPool::weightsOverSeeds_data()
{
    QTest::addColumn<int>("weighting");
    QTest::addColumn<int>("percent");
    for (const int weighting : {1, 10, 33, 50, 90, 99})
        QTest::addRow("%d", weighting) << weighting << weighting;
    QTest::newRow("0: never") << 0 << 0;
    QTest::newRow("below 0: never") << -7 << 0;
    QTest::newRow("100: always") << 100 << 100;
    QTest::newRow("above 100: always") << 130 << 100;
}

void TestConstrainedPool::weightsOverSeeds()
{
    QFETCH(const int, weighting);
    QFETCH(const int, percent);
    GoalSet set = plainSet(10);
    set.objectives[4].weighting = weighting;
    Rolled rolled(set, small);
    int hits = 0;
    for (int seed = 0; seed < seeds; ++seed)
        hits += std::ranges::contains(rolled.roll(QString::number(seed)).goals(), 4) ? 1 : 0;
    QVERIFY2(isWithin(3, hits, seeds, percent / 100.0), qPrintable(QString::number(hits)));
}

void TestConstrainedPool::rollsAreIndependent()
{
    GoalSet set = plainSet(12);
    for (const int row : {3, 4, 11})
        set.objectives[row].weighting = 50;
    Rolled rolled(set, small);
    std::array<int, 8> counts{};
    for (int seed = 0; seed < seeds; ++seed) {
        const auto &goals = rolled.roll(QString::number(seed)).goals();
        std::size_t which = 0;
        for (const int row : {3, 4, 11})
            which = 2 * which + (std::ranges::contains(goals, row) ? 1 : 0);
        ++counts[which];
    }
    QVERIFY2(looksUniform(counts), qPrintable(QString::number(chiSquare(counts))));
}

void TestConstrainedPool::raisingNeverRemoves()
{
    SplitMix random(1);
    int joined = 0;
    int compared = 0;
    for (int round = 0; round < 400; ++round) {
        const ModeSettings settings = randomSettings(random);
        GoalSet set = randomGoalSet(random, settings);
        const qsizetype row = random.below(static_cast<int>(set.objectives.size()));
        const RowId id = set.objectives[row].id;
        const QString seed = QString::number(round);
        Ids before;
        bool pulledBefore = true;
        for (const int weighting : {1, 5, 20, 40, 60, 80, 95, 99, 100}) {
            set.objectives[row].weighting = weighting;
            Rolled rolled(set, settings);
            const Ids now = rolled.ids(seed);
            const bool pulled = rolled.roll(seed).pulledBack() > 0;
            QVERIFY(std::ranges::contains(now, id) || !std::ranges::contains(before, id));
            if (!pulled && !pulledBefore) {
                // The rolls of other goals do not change.
                Ids others;
                std::ranges::set_difference(now, before, std::back_inserter(others));
                QVERIFY(others.empty() || others == Ids{id});
                QVERIFY(std::ranges::includes(now, before));
                joined += others.empty() ? 0 : 1;
                ++compared;
            }
            before = now;
            pulledBefore = pulled;
        }
    }
    QVERIFY(compared > 500);
    QVERIFY(joined > 50);
}

void TestConstrainedPool::rowsDoNotMatter()
{
    SplitMix random(2);
    int pulledBack = 0;
    for (int round = 0; round < 400; ++round) {
        const ModeSettings settings = randomSettings(random);
        GoalSet set = distinctSet(random, settings);
        Rolled rolled(set, settings);
        const QString seed = QString::number(round);
        const Ids before = rolled.ids(seed);
        const int supplyBefore = rolled.roll(seed).supply();
        pulledBack += rolled.roll(seed).pulledBack() > 0 ? 1 : 0;

        for (qsizetype row = 0; row < set.objectives.size(); ++row)
            set.objectives.swapItemsAt(row, random.below(static_cast<int>(set.objectives.size())));
        Rolled moved(set, settings);
        // The goals of one tag supply one cell, whatever their order.
        QVERIFY(moved.ids(seed) == before);
        QCOMPARE(moved.roll(seed).supply(), supplyBefore);
    }
    QVERIFY(pulledBack > 50);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedPool, NoApplication)

#include "tst_constrained_pool.moc"
