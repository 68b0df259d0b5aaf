// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/parameters.h"
#include "core/lab/simulate.h"
#include "core/lab/tally_json.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/generators/slow_generator.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/studies/live_statistics.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const Generator &constrained()
{
    return *generators().front();
}

} // namespace

class TestLiveStatistics final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void areWhatSimulateCounts();
    static void anotherSeedMovesNothing();
    static void anEditStartsThemAgain();
    static void changeAtMostFourTimesASecond();
    static void aBurstLeavesThePreviewItsPace();
    static void withoutBoardsThereAreNone();
    static void startingOverForgets();
    static void destructionStopsThem();
};

void TestLiveStatistics::areWhatSimulateCounts()
{
    const GoalSet set = goldenSet();
    const Settings settings = constrained().settingsFor(set);
    const auto subject = subjectOf(constrained(), set, settings).value();
    const SimulateOptions options{.detail = Detail::Reasons, .threads = 1, .range = 0};
    for (const int threads : {1, 3}) {
        JobPool pool(threads, nullptr);
        Preview preview;
        LiveStatistics statistics(pool, preview);
        qint64 before = 0;
        connect(&statistics, &LiveStatistics::updated, &statistics, [&] {
            const auto result = statistics.result();
            QVERIFY(result->tally.seeds.count() > before);
            before = result->tally.seeds.count();
            QCOMPARE(result->wanted, LiveStatistics::allSeeds);
            QVERIFY(statistics.isUpToDate());
        });
        preview.request(set, constrained(), settings, u"any"_s);
        QTRY_VERIFY(statistics.result() && statistics.result()->isComplete());
        QVERIFY(!statistics.isRunning());
        const Tally all
            = simulate(subject, {.first = 1, .last = LiveStatistics::allSeeds}, options);
        QVERIFY(statistics.result()->tally == all);
        QCOMPARE(tallyJson(statistics.result()->tally), tallyJson(all));
    }
}

void TestLiveStatistics::anotherSeedMovesNothing()
{
    const GoalSet set = goldenSet();
    const Settings settings = constrained().settingsFor(set);
    JobPool pool(1, nullptr);
    Preview preview;
    LiveStatistics statistics(pool, preview);
    const QSignalSpy outdated(&statistics, &LiveStatistics::outdated);
    preview.request(set, constrained(), settings, u"one"_s);
    QTRY_VERIFY(statistics.result() && statistics.result()->isComplete());
    const auto before = statistics.result();
    QSignalSpy updated(&preview, &Preview::updated);
    preview.request(set, constrained(), settings, u"two"_s);
    QVERIFY(updated.wait());
    QVERIFY(statistics.isUpToDate());
    QCOMPARE(statistics.result(), before);
    QCOMPARE(outdated.size(), 1);
}

void TestLiveStatistics::anEditStartsThemAgain()
{
    GoalSet set = goldenSet();
    const Settings settings = constrained().settingsFor(set);
    JobPool pool(1, nullptr);
    Preview preview;
    LiveStatistics statistics(pool, preview);
    preview.request(set, constrained(), settings, u"1"_s);
    QTRY_VERIFY(statistics.result());
    set.objectives[3].disabled = true;
    preview.request(set, constrained(), settings, u"1"_s);
    QVERIFY(!statistics.isUpToDate());
    QTRY_VERIFY(statistics.isUpToDate());
    QVERIFY(statistics.result()->subject->set() == set);
    QTRY_VERIFY(statistics.result()->isComplete());
    QCOMPARE(statistics.result()->tally.appearances[3], quint64{0});
    QCOMPARE(statistics.result()->rowOf(set.objectives[3].id), std::optional(std::size_t{3}));
    QCOMPARE(statistics.result()->rowOf(RowId::none), std::nullopt);
}

void TestLiveStatistics::changeAtMostFourTimesASecond()
{
    GoalSet set = goldenSet();
    const Settings settings = constrained().settingsFor(set);
    JobPool pool(1, nullptr);
    Preview preview;
    LiveStatistics statistics(pool, preview);
    QElapsedTimer clock;
    clock.start();
    qint64 last = -1;
    connect(&statistics, &LiveStatistics::updated, &statistics, [&] {
        const qint64 now = clock.elapsed();
        if (last >= 0)
            QVERIFY2(now - last >= LiveStatistics::leastPause.count() - 15, // timers are coarse
                qPrintable(QString::number(now - last)));
        last = now;
    });
    for (int i = 0; i < 40; ++i) {
        set.objectives[0].weighting = 1 + i;
        preview.request(set, constrained(), settings, u"1"_s);
        QTest::qWait(25);
    }
    QTRY_VERIFY(statistics.isUpToDate() && statistics.result()->isComplete());
    QVERIFY(statistics.result()->subject->set() == set);
}

/// A burst of 200 edits shows about as many boards with statistics as without.
void TestLiveStatistics::aBurstLeavesThePreviewItsPace()
{
    const auto boardsShown = [](bool counts) {
        GoalSet set = goldenSet();
        const Settings settings = constrained().settingsFor(set);
        Preview preview;
        std::optional<JobPool> pool;
        std::optional<LiveStatistics> statistics;
        if (counts)
            statistics.emplace(pool.emplace(), preview);
        int shown = 0;
        connect(&preview, &Preview::updated, &preview, [&] { ++shown; });
        for (int i = 0; i < 200; ++i) {
            set.objectives[i % 20].weighting = 1 + i % 100;
            preview.request(set, constrained(), settings, u"burst"_s);
            QTest::qWait(5);
        }
        [&] { QTRY_VERIFY(preview.isUpToDate()); }();
        return shown;
    };
    const int alone = boardsShown(false);
    const int beside = boardsShown(true);
    qInfo("boards shown in 200 edits: %d alone, %d while boards are counted", alone, beside);
    QVERIFY2(2 * beside >= alone, qPrintable(u"%1 of %2"_s.arg(beside).arg(alone)));
}

void TestLiveStatistics::withoutBoardsThereAreNone()
{
    GoalSet set = plotSet(3, 2);
    const Settings settings = plotGenerator().settingsFor(set);
    JobPool pool(1, nullptr);
    Preview preview;
    LiveStatistics statistics(pool, preview);
    preview.request(set, plotGenerator(), settings, u"1"_s);
    QTRY_VERIFY(statistics.result() && statistics.result()->isComplete());
    const QSignalSpy updated(&statistics, &LiveStatistics::updated);
    set.objectives.clear();
    QVERIFY(!plotGenerator().compile(set, settings));
    preview.request(set, plotGenerator(), settings, u"1"_s);
    QTRY_VERIFY(!statistics.result());
    QCOMPARE(updated.size(), 1);
    QTRY_VERIFY(!statistics.isRunning());
}

void TestLiveStatistics::startingOverForgets()
{
    const GoalSet set = goldenSet();
    JobPool pool(1, nullptr);
    Preview preview;
    LiveStatistics statistics(pool, preview);
    preview.request(set, constrained(), constrained().settingsFor(set), u"1"_s);
    QTRY_VERIFY(statistics.result());
    preview.startOver();
    QVERIFY(!statistics.result());
    QVERIFY(!statistics.isRunning());
    QTest::qWait(50);
    QVERIFY(!statistics.result());
    preview.request(set, constrained(), constrained().settingsFor(set), u"1"_s);
    QTRY_VERIFY(statistics.result());
}

void TestLiveStatistics::destructionStopsThem()
{
    const SlowGenerator generator(400ms);
    {
        JobPool pool(1, nullptr);
        Preview preview;
        const LiveStatistics statistics(pool, preview);
        preview.request(plainSet(1), generator, {}, u"1"_s);
        QTRY_COMPARE(generator.finished(), 1);
        QTRY_COMPARE(generator.started(), 2); // the first board of the statistics
    }
    QCOMPARE(generator.stopped(), 1);
    QCOMPARE(generator.finished(), 1);
}

BOARDWRIGHT_UNIT(TestLiveStatistics, QCoreApplication)
#include "tst_live_statistics.moc"
