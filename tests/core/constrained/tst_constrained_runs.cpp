// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/stage_sets.h"
#include "tests/support/boards/stages_ran.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <stop_token>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr ModeSettings small{.rows = 3, .columns = 3};

Watch watchOf(std::uint64_t polls)
{
    return Watch(std::stop_token(), polls);
}

/// A set for each way in which a board can be made.
StageSet wayOf(const QString &way)
{
    if (way == u"golden")
        return {.goals = goldenSet(), .settings = small};
    if (way == u"clean slate")
        return trapSet(Restrictions::None);
    if (way == u"second phase")
        return latinSet(5, false, 5);
    if (way == u"constrained")
        return latinSet(4, true);
    if (way == u"all tried")
        return lineOfThreeSet();
    if (way == u"attempts")
        return conflictSet();
    if (way == u"hopeless")
        return hopelessSet();
    GoalSet set = plainSet(way == u"plain" ? 40 : way == u"short" ? 6 : 12);
    if (way == u"relaxed") {
        set.boardLimits = {{u"b"_s, 34}};
        for (Objective &goal : set.objectives)
            goal.boardCategories = {u"b"_s};
    }
    return {.goals = set, .settings = small};
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
};

void TestConstrainedRuns::watchCountsDown()
{
    Watch watch = watchOf(3);
    QVERIFY(!watch.stopRequested());
    QVERIFY(!watch.stopRequested());
    QVERIFY(!watch.stopRequested());
    QVERIFY(watch.stopRequested());
    QVERIFY(watch.stopRequested());

    const std::stop_source source;
    Watch other(source.get_token());
    QVERIFY(!other.stopRequested());
    source.request_stop();
    QVERIFY(other.stopRequested());
    QVERIFY(other.stopRequested());
}

void TestConstrainedRuns::cancelledAtEveryPoll_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<int>("polls"); // one per cell tried; -1 = not checked
    QTest::addColumn<QString>("stages"); // of one of the boards
    QTest::addColumn<QStringList>("seeds");

    const QStringList seeds{u"1"_s, u"2"_s, u"3"_s};
    QTest::newRow("greedy") << u"plain"_s << 9 << u"1: forced greedy"_s << seeds;
    // Four cells are filled, the fifth is tried, the search sees at once that it cannot succeed,
    // and five cells are relaxed.
    QTest::newRow("relaxation") << u"relaxed"_s << 4 + 1 + 0 + 5
                                << u"1: forced greedy search1 clean1 relax"_s << seeds;
    // Six cells are filled, the seventh is tried, no search is possible, and three cells stay
    // empty. This happens three times.
    QTest::newRow("failure") << u"short"_s << 3 * (6 + 1 + 0 + 3)
                             << u"1: forced greedy search1 clean1 relax, "
                                "2: forced greedy search1 clean1 relax, "
                                "3: forced greedy search1 clean1 relax, 1: restore"_s
                             << seeds;
    QTest::newRow("every feature") << u"golden"_s << -1 << QString() << seeds;
    // Greedy filling fills two cells and tries the third; the search fills all three.
    QTest::newRow("clean slate") << u"clean slate"_s << 2 + 1 + 3
                                 << u"1: forced greedy search1 clean1"_s << QStringList{};
    QTest::newRow("second phase") << u"second phase"_s << -1
                                  << u"1: forced greedy search1 clean1 search2 clean2"_s
                                  << QStringList{};
    QTest::newRow("constrained mode")
        << u"constrained"_s << -1 << u"1: forced greedy search1 clean1"_s << QStringList{};
    QTest::newRow("stopped early")
        << u"all tried"_s << -1 << u"1: forced greedy search1 clean1 relax"_s << QStringList{};
    QTest::newRow("second attempt")
        << u"attempts"_s << -1 << u"1: forced greedy search1 clean1 relax, 2: forced greedy"_s
        << QStringList{};
    QTest::newRow("third attempt") << u"attempts"_s << -1
                                   << u"1: forced greedy search1 clean1 relax, "
                                      "2: forced greedy search1 clean1 relax, 3: forced greedy"_s
                                   << QStringList{};
    QTest::newRow("fullest attempt") << u"hopeless"_s << -1
                                     << u"1: forced greedy search1 clean1 relax, "
                                        "2: forced greedy search1 clean1 relax, "
                                        "3: forced greedy search1 clean1 relax, 2: restore"_s
                                     << QStringList{};
}

void TestConstrainedRuns::cancelledAtEveryPoll()
{
    QFETCH(const QString, way);
    QFETCH(const int, polls);
    QFETCH(const QString, stages);
    QFETCH(const QStringList, seeds);
    const StageSet about = wayOf(way);
    const GoalSet &set = about.goals;
    BoardMaker undisturbed(set, about.settings);
    BoardMaker maker(set, about.settings);
    Trace trace;
    const auto stagesOf = [&](const QString &seed) {
        undisturbed.run(seed, Watch(), &trace);
        return stagesRan(trace, undisturbed.result());
    };
    // If the way depends on the seed, uses the first seed that takes it.
    QStringList tried = seeds;
    for (int seed = 1; tried.isEmpty() && seed < 1000; ++seed) {
        if (stagesText(stagesOf(QString::number(seed))) == stages)
            tried << QString::number(seed);
    }
    QVERIFY(!tried.isEmpty());
    for (const QString &seed : std::as_const(tried)) {
        std::uint64_t told = 0;
        for (const StageRan &ran : stagesOf(seed))
            told += pollsOf(ran, maker.compiled());
        if (!stages.isEmpty())
            QCOMPARE(stagesText(stagesRan(trace, undisturbed.result())), stages);
        undisturbed.run(seed);
        const QString expected = boardText(set, undisturbed.result(), undisturbed.outcome());
        int needed = -1;
        for (int allowed = 0; needed < 0; ++allowed) {
            QVERIFY(allowed < 20'000);
            const Outcome &outcome = maker.run(seed, watchOf(static_cast<std::uint64_t>(allowed)));
            if (!outcome && outcome.error().code == Code::Cancelled) {
                QVERIFY2(outcome.error().why.empty(), qPrintable(cancelledText(outcome)));
                // A cancelled run has no effect on the next one.
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
        QCOMPARE(static_cast<std::uint64_t>(needed), told);
        // One poll fewer is too few, with any scratch and in any order.
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
    const std::stop_source source;
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
        const ModeSettings settings = randomSettings(random);
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

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedRuns, NoApplication)

#include "tst_constrained_runs.moc"
