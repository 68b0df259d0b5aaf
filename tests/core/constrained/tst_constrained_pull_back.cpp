// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/boards/rolled_pool.h"
#include "tests/support/chi_square.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int seeds = 20'000;
constexpr ModeSettings small{.rows = 3, .columns = 3};

} // namespace

class TestConstrainedPullBack final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void pulledBackAsManyAsNeeded();
    static void forcedGoalsThatShareACell();
    static void pulledBackInOneOrder();
    static void pulledBackUniformly();
    static void supply_data();
    static void supply();
};

void TestConstrainedPullBack::forcedGoalsThatShareACell()
{
    // Thirty goals for the same cell supply only one. The missing goals are pulled back, so that
    // every board is complete.
    GoalSet set = plainSet(40);
    for (int row = 0; row < 40; ++row) {
        if (row < 30)
            set.objectives[row].forcedPositions = {1};
        else
            set.objectives[row].weighting = 30;
    }
    BoardMaker maker(set, small);
    int pulledBack = 0;
    for (int seed = 0; seed < 200; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        pulledBack += effortOf(maker.result()).pulledBack > 0 ? 1 : 0;
    }
    QVERIFY(pulledBack > 150);
}

void TestConstrainedPullBack::pulledBackAsManyAsNeeded()
{
    // Each goal supplies one cell, so exactly the missing ones are pulled back.
    GoalSet set = plainSet(30);
    for (Objective &goal : set.objectives)
        goal.weighting = 25;
    Rolled rolled(set, small);
    int pulledBack = 0;
    for (int seed = 0; seed < 1000; ++seed) {
        const Pool &pool = rolled.roll(QString::number(seed));
        const auto size = static_cast<int>(pool.goals().size());
        QCOMPARE(pool.supply(), size);
        QVERIFY(size >= 9);
        QVERIFY(pool.pulledBack() == 0 || size == 9);
        QVERIFY(std::ranges::is_sorted(pool.goals()));
        QCOMPARE(std::ranges::adjacent_find(pool.goals()), pool.goals().end());
        pulledBack += pool.pulledBack() > 0 ? 1 : 0;
    }
    QVERIFY(pulledBack > 500);

    // In general, the last goal pulled back was still needed.
    SplitMix random(3);
    for (int round = 0; round < 500; ++round) {
        const ModeSettings settings = randomSettings(random);
        const GoalSet any = randomGoalSet(random, settings);
        Rolled anyRolled(any, settings);
        const Pool &pool = anyRolled.roll(QString::number(round));
        if (pool.pulledBack() > 0)
            QVERIFY(pool.supply() - anyRolled.mostCopies() < settings.cells());
    }
}

void TestConstrainedPullBack::pulledBackInOneOrder()
{
    // Goals pulled back for a small board are also pulled back for every larger one.
    SplitMix random(4);
    int grew = 0;
    for (int round = 0; round < 300; ++round) {
        GoalSet set = distinctSet(random, small);
        for (Objective &goal : set.objectives) {
            goal.forcedPositions = {};
            goal.weighting = random.between(1, 40);
        }
        const QString seed = QString::number(round);
        Ids before;
        for (const ModeSettings settings : {ModeSettings{.rows = 3, .columns = 3},
                 ModeSettings{.rows = 3, .columns = 4}, ModeSettings{.rows = 4, .columns = 5}}) {
            Rolled rolled(set, settings);
            const Ids now = rolled.ids(seed);
            QVERIFY(std::ranges::includes(now, before));
            grew += now.size() > before.size() && !before.empty() ? 1 : 0;
            before = now;
        }
    }
    QVERIFY(grew > 100);
}

void TestConstrainedPullBack::pulledBackUniformly()
{
    GoalSet set = plainSet(40);
    for (Objective &goal : set.objectives)
        goal.weighting = 0;
    Rolled rolled(set, small);
    std::vector<int> counts(40, 0);
    for (int seed = 0; seed < seeds; ++seed) {
        const Pool &pool = rolled.roll(QString::number(seed));
        QCOMPARE(pool.pulledBack(), 9);
        for (const GoalIndex goal : pool.goals())
            ++counts[static_cast<std::size_t>(goal)];
    }
    // Nine of forty without replacement: the variance is 31 / 40 of the independent case.
    for (const int count : counts)
        QVERIFY(isWithin(oneInAMillion, count, seeds, 9.0 / 40));
    QVERIFY(chiSquare(counts) < 31.0 / 40 * chiSquareQuantile(39, oneInAMillion));
    QVERIFY(chiSquare(counts) > 31.0 / 40 * chiSquareQuantile(39, -oneInAMillion));
}

void TestConstrainedPullBack::supply_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("expected");

    QTest::newRow("plain goals") << u"plain"_s << 12;
    QTest::newRow("copies") << u"copies"_s << 14;
    QTest::newRow("copies without values") << u"no values"_s << 14;
    QTest::newRow("equal values") << u"equal"_s << 13;
    QTest::newRow("values that are no quantities") << u"odd"_s << 13;
    QTest::newRow("one tag for three") << u"tag"_s << 10;
    QTest::newRow("a tag and copies") << u"tagged copies"_s << 12;
    QTest::newRow("designated cells") << u"forced"_s << 13;
    QTest::newRow("designated outside") << u"outside"_s << 11;
    QTest::newRow("a tag is not used up outside") << u"tag outside"_s << 11;
    QTest::newRow("disabled") << u"disabled"_s << 11;
}

void TestConstrainedPullBack::supply()
{
    QFETCH(const QString, kind);
    GoalSet set = plainSet(12);
    Objective &goal = set.objectives[0];
    goal.individualLimit = 3;
    goal.range = {4, 5, 6};
    if (kind == u"plain")
        goal.individualLimit = 1;
    else if (kind == u"no values")
        goal.range = {};
    else if (kind == u"equal")
        goal.range = {4, 4, 5};
    else if (kind == u"odd")
        goal.range = {-1, 0, 5, 6};
    else if (kind == u"tagged copies")
        goal.tag = u"t"_s;
    else if (kind == u"forced")
        goal.forcedPositions = {2, 9, 9, 10, 0};
    else if (kind == u"outside")
        goal.forcedPositions = {10};
    else if (kind == u"disabled")
        goal.disabled = true;
    if (kind == u"tag") {
        goal.individualLimit = 1;
        for (const int row : {0, 5, 9})
            set.objectives[row].tag = u"t"_s;
    }
    if (kind == u"tag outside") {
        goal.forcedPositions = {10};
        for (const int row : {0, 5})
            set.objectives[row].tag = u"t"_s;
    }
    Rolled rolled(set, small);
    QTEST(rolled.roll(u"any").supply(), "expected");
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedPullBack, NoApplication)

#include "tst_constrained_pull_back.moc"
