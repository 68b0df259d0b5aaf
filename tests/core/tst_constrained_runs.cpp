// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/board_laws.h"
#include "tests/support/board_maker.h"
#include "tests/support/goal_sets.h"
#include "tests/support/random_sets.h"
#include "tests/support/split_mix.h"

#include <QTest>

#include <stop_token>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr Settings small{.rows = 3, .columns = 3};

Watch watchOf(std::uint64_t polls)
{
    return Watch(std::stop_token(), polls);
}

/// A set for each way that a board can go.
GoalSet wayOf(const QString &way)
{
    if (way == u"golden")
        return goldenSet();
    if (way == u"plain")
        return plainSet(40);
    GoalSet set = plainSet(way == u"short" ? 6 : 12);
    if (way == u"relaxed") {
        set.boardLimits = {{u"b"_s, 34}};
        for (Objective &goal : set.objectives)
            goal.boardCategories = {u"b"_s};
    }
    return set;
}

QString cancelledText(const Outcome &outcome)
{
    if (outcome)
        return u"a whole board"_s;
    return u"code %1, %2 reasons"_s.arg(static_cast<int>(outcome.error().code))
        .arg(outcome.error().why.size());
}

} // namespace

class TestConstrainedRuns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void watchCountsDown();
    static void cancelledAtEveryPoll_data();
    static void cancelledAtEveryPoll();
    static void cancelledByToken();
    static void reusedScratchIsAsGoodAsNew();
    static void forcedPhase();
    static void forcedGoalsObeyTheirRoll();
    static void relaxedBoardCategory();
    static void relaxedLineCategory();
    static void pulledBack();
    static void tooSmall_data();
    static void tooSmall();
    static void copiesTakeOtherValuesAndLines();
};

void TestConstrainedRuns::watchCountsDown()
{
    Watch watch = watchOf(3);
    QVERIFY(!watch.stopRequested());
    QVERIFY(!watch.stopRequested());
    QVERIFY(!watch.stopRequested());
    QVERIFY(watch.stopRequested());
    QVERIFY(watch.stopRequested());

    std::stop_source source;
    Watch other(source.get_token());
    QVERIFY(!other.stopRequested());
    source.request_stop();
    QVERIFY(other.stopRequested());
    QVERIFY(other.stopRequested());
}

void TestConstrainedRuns::cancelledAtEveryPoll_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<int>("polls"); // one a cell tried; -1: what it takes

    QTest::newRow("greedy") << u"plain"_s << 9;
    // Four cells fit, the fifth is tried, five are relaxed.
    QTest::newRow("relaxation") << u"relaxed"_s << 4 + 1 + 5;
    // Six cells fit, the seventh is tried, three stay empty.
    QTest::newRow("failure") << u"short"_s << 6 + 1 + 3;
    QTest::newRow("every feature") << u"golden"_s << -1;
}

void TestConstrainedRuns::cancelledAtEveryPoll()
{
    QFETCH(const QString, way);
    QFETCH(const int, polls);
    const GoalSet set = wayOf(way);
    BoardMaker undisturbed(set, small);
    BoardMaker maker(set, small);
    for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s}) {
        undisturbed.run(seed);
        const QString expected
            = boardText(set, undisturbed.result(), undisturbed.outcome());
        int needed = -1;
        for (int allowed = 0; needed < 0; ++allowed) {
            QVERIFY(allowed < 1000);
            const Outcome &outcome = maker.run(seed, watchOf(static_cast<std::uint64_t>(allowed)));
            if (!outcome && outcome.error().code == Code::Cancelled) {
                QVERIFY2(outcome.error().why.empty(), qPrintable(cancelledText(outcome)));
                // What was cancelled leaves no trace in the next run.
                if (allowed % 3 == 0) {
                    maker.run(seed);
                    QCOMPARE(boardText(set, maker.result(), maker.outcome()), expected);
                }
            } else {
                needed = allowed;
                QCOMPARE(boardText(set, maker.result(), outcome), expected);
            }
        }
        if (polls >= 0)
            QCOMPARE(needed, polls);
        QVERIFY(needed >= 9);
        // One poll less is one too few, on any scratch, at any time.
        undisturbed.run(seed, watchOf(static_cast<std::uint64_t>(needed - 1)));
        QVERIFY(!undisturbed.outcome());
        QCOMPARE(undisturbed.outcome().error().code, Code::Cancelled);
        undisturbed.run(seed, watchOf(static_cast<std::uint64_t>(needed)));
        QCOMPARE(boardText(set, undisturbed.result(), undisturbed.outcome()), expected);
    }
}

void TestConstrainedRuns::cancelledByToken()
{
    BoardMaker maker(plainSet(30), small);
    std::stop_source source;
    QVERIFY(maker.run(u"1", Watch(source.get_token())).has_value());
    source.request_stop();
    QVERIFY(!maker.run(u"1", Watch(source.get_token())));
    QCOMPARE(maker.outcome().error().code, Code::Cancelled);
    QVERIFY(maker.run(u"1").has_value());
}

void TestConstrainedRuns::reusedScratchIsAsGoodAsNew()
{
    SplitMix random(6);
    for (int round = 0; round < 100; ++round) {
        const Settings settings = randomSettings(random);
        const GoalSet set = randomGoalSet(random, settings);
        BoardMaker reused(set, settings);
        for (int run = 0; run < 10; ++run) {
            const QString seed = QString::number(random.below(4));
            BoardMaker fresh(set, settings);
            reused.run(seed);
            fresh.run(seed);
            QCOMPARE(boardText(set, reused.result(), reused.outcome()),
                boardText(set, fresh.result(), fresh.outcome()));
        }
    }
}

void TestConstrainedRuns::forcedPhase()
{
    GoalSet set = plainSet(20);
    set.objectives[0].forcedPositions = {5};
    set.objectives[1].forcedPositions = {5};
    set.objectives[2].forcedPositions = {9, 1};
    set.objectives[3].forcedPositions = {10};
    BoardMaker maker(set, small);
    for (int seed = 0; seed < 200; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        const std::vector<Placed> &at = maker.result().at;
        QVERIFY(at[4].what == RowId{1} || at[4].what == RowId{2});
        QCOMPARE(std::ranges::count(at, RowId{1}, &Placed::what)
                + std::ranges::count(at, RowId{2}, &Placed::what),
            1);
        QVERIFY((at[0].what == RowId{3}) != (at[8].what == RowId{3}));
        QCOMPARE(std::ranges::count(at, RowId{4}, &Placed::what), 0);
        QCOMPARE(maker.result().effort.forcedPlaced, 2);
        QCOMPARE(maker.result().effort.greedyPlaced, 7);
        QVERIFY2(brokenLaw(maker).isEmpty(), qPrintable(brokenLaw(maker)));
    }
}

void TestConstrainedRuns::forcedGoalsObeyTheirRoll()
{
    GoalSet set = plainSet(20);
    set.objectives[0].forcedPositions = {5};
    set.objectives[0].weighting = 30;
    BoardMaker maker(set, small);
    int placed = 0;
    for (int seed = 0; seed < 2000; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        placed += maker.result().at[4].what == RowId{1} ? 1 : 0;
    }
    // 600 expected, standard deviation 20.5.
    QVERIFY2(std::abs(placed - 600) < 5 * 21, qPrintable(QString::number(placed)));
}

void TestConstrainedRuns::relaxedBoardCategory()
{
    // 34 % of nine cells are four; all nine carry it.
    BoardMaker maker(wayOf(u"relaxed"_s), small);
    QVERIFY(maker.run(u"1").has_value());
    QCOMPARE(maker.result().effort.greedyPlaced, 4);
    QCOMPARE(maker.result().effort.relaxPlaced, 5);
    QCOMPARE(maker.result().findings.size(), 1U);
    const Finding &finding = maker.result().findings.front();
    const std::array<Arg, 6> args{u"b"_s, qint64{5}, qint64{9}, qint64{4}, Arg(), Arg()};
    QCOMPARE(finding.code, Code::BoardCategoryRelaxed);
    QVERIFY(finding.args == args);
    QCOMPARE(maker.result().involved.size(), 8U);
}

void TestConstrainedRuns::relaxedLineCategory()
{
    // Four goals of one category for the four cells of the second row, of which it may have two.
    GoalSet set = plainSet(16);
    set.lineLimits = {{u"l"_s, 50}};
    for (int i = 0; i < 4; ++i) {
        set.objectives[i].lineCategories = {u"l"_s};
        set.objectives[i].forcedPositions = {5 + i};
    }
    BoardMaker maker(set, {.rows = 3, .columns = 4});
    for (int seed = 0; seed < 50; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        // Other goals fit where the forced phase gave up, so nothing is broken.
        QCOMPARE(maker.result().effort.forcedPlaced, 2);
        QVERIFY(maker.result().findings.empty());
    }

    // Without others they stand there all the same.
    set.objectives.resize(4);
    BoardMaker alone(set, {.rows = 3, .columns = 4});
    QVERIFY(!alone.run(u"1"));
    QCOMPARE(alone.result().findings.size(), 1U);
    const std::array<Arg, 6> args{u"l"_s, qint64{2}, qint64{4}, qint64{2},
        qint64{static_cast<int>(LineKind::Row)}, qint64{2}};
    QVERIFY(alone.result().findings.front().args == args);
    QCOMPARE(alone.result().involved.size(), 3U);
    QVERIFY2(brokenLaw(alone).isEmpty(), qPrintable(brokenLaw(alone)));
}

void TestConstrainedRuns::pulledBack()
{
    GoalSet set = plainSet(12);
    for (int row = 4; row < 12; ++row)
        set.objectives[row].weighting = 0;
    BoardMaker maker(set, small);
    QVERIFY(maker.run(u"1").has_value());
    QCOMPARE(maker.result().effort.poolSize, 9);
    QCOMPARE(maker.result().effort.pulledBack, 5);
    QCOMPARE(maker.result().findings.size(), 1U);
    QCOMPARE(maker.result().findings.front().code, Code::GoalsPulledBack);
    QCOMPARE(maker.result().findings.front().args[0], Arg(qint64{5}));
    QVERIFY2(brokenLaw(maker).isEmpty(), qPrintable(brokenLaw(maker)));
}

void TestConstrainedRuns::tooSmall_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("empty");
    QTest::addColumn<int>("supply");

    QTest::newRow("no goals") << u"none"_s << 9 << 0;
    QTest::newRow("six goals") << u"six"_s << 3 << 6;
    QTest::newRow("one tag") << u"tag"_s << 8 << 1;
    QTest::newRow("all disabled") << u"disabled"_s << 9 << 0;
    QTest::newRow("all for one cell") << u"forced"_s << 8 << 12;
    QTest::newRow("all outside") << u"outside"_s << 9 << 0;
}

void TestConstrainedRuns::tooSmall()
{
    QFETCH(const QString, kind);
    QFETCH(const int, empty);
    QFETCH(const int, supply);
    GoalSet set = plainSet(kind == u"none" ? 0 : kind == u"six" ? 6 : 12);
    for (Objective &goal : set.objectives) {
        if (kind == u"tag")
            goal.tag = u"t"_s;
        else if (kind == u"forced")
            goal.forcedPositions = {7};
        else if (kind == u"outside")
            goal.forcedPositions = {10};
        goal.disabled = kind == u"disabled";
    }
    BoardMaker maker(set, small);
    QVERIFY(!maker.run(u"1"));
    const Failure &failure = maker.outcome().error();
    QCOMPARE(failure.code, Code::PoolTooSmall);
    QCOMPARE(failure.why.size(), static_cast<std::size_t>(1 + empty));
    const std::array<Arg, 6> args{
        qint64{empty}, qint64{supply}, qint64{9}, Arg(), Arg(), Arg()};
    QVERIFY(failure.why.front().args == args);
    QVERIFY2(brokenLaw(maker).isEmpty(), qPrintable(brokenLaw(maker)));
}

void TestConstrainedRuns::copiesTakeOtherValuesAndLines()
{
    // On 3 x 4, which has no diagonals, three copies can stand in three rows and columns.
    GoalSet set = plainSet(9);
    Objective &many = addGoal(set, u"Jump {{X}} times"_s);
    many.range = {2, 2, 4, 6};
    many.individualLimit = 9;
    BoardMaker maker(set, {.rows = 3, .columns = 4});
    int three = 0;
    for (int seed = 0; seed < 300; ++seed) {
        maker.run(QString::number(seed));
        QVERIFY2(brokenLaw(maker).isEmpty(), qPrintable(brokenLaw(maker)));
        three += std::ranges::count(maker.result().at, many.id, &Placed::what) == 3 ? 1 : 0;
    }
    QVERIFY(three > 50);
}

} // namespace boardwright

QTEST_APPLESS_MAIN(boardwright::TestConstrainedRuns)

#include "tst_constrained_runs.moc"
