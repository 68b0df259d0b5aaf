// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever makes boards is stopped in the middle of one: at each poll of several boards of each
// generator. What it returns is a part of what it returns otherwise.

#include "core/lab/compare.h"
#include "core/lab/curation.h"
#include "core/lab/remake.h"
#include "core/lab/seed_search.h"
#include "core/lab/simulate.h"
#include "tests/support/boards/board_lines.h"
#include "tests/support/generators/stopping_generators.h"
#include "tests/support/sets/every_data.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// In long tests as many as are stopped at each of their polls.
SeedRange seedsOf(int round)
{
    return {.first = 1 + 6 * round, .last = 6 + 6 * round};
}

/// Calls with the seeds of each round: one, or in long tests so many that hundreds of boards are
/// stopped, until there were enough stops for a test of some minutes.
void inRounds(const std::function<int(const SeedRange &seeds)> &round)
{
    constexpr int mostRounds = 50;
    constexpr int enough = 1'000;
    int stops = 0;
    for (int i = 0; i < (isEverythingTried() ? mostRounds : 1) && stops < enough; ++i) {
        stops += round(seedsOf(i));
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE_GE(stops, 3);
}

/// Runs a job that is stopped at some polls of its first, third and last board, or in long tests at
/// each poll of each, until they have no more of them. `job` checks what it got.
int stopEverywhere(
    const StoppingGenerator &generator, const std::function<void(const std::stop_token &)> &job)
{
    int stops = 0;
    const std::vector<int> boards
        = isEverythingTried() ? std::vector{1, 2, 3, 4, 5, 6} : std::vector{1, 3, 6};
    for (const int board : boards) {
        for (std::uint64_t poll = 0;; poll += 1 + (isEverythingTried() ? 0 : poll / 8)) {
            std::stop_source source;
            generator.stopAt(board, poll, [&] { source.request_stop(); });
            job(source.get_token());
            if (QTest::currentTestFailed() || !generator.hasStopped())
                break;
            ++stops;
        }
    }
    return stops;
}

} // namespace

class TestStoppedJobs final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void statistics_data();
    static void statistics();

    static void comparisons_data() { statistics_data(); }

    static void comparisons();

    static void searches_data() { statistics_data(); }

    static void searches();

    static void pools_data() { statistics_data(); }

    static void pools();

    static void remadeBoards_data() { statistics_data(); }

    static void remadeBoards();
};

void TestStoppedJobs::statistics_data()
{
    addStoppingGenerators();
}

namespace {

/// The generator of a row of the data, and what boards are made of.
struct Stopping {
    const StoppingGenerator &generator = stoppingGenerator();
    GoalSet set = everyDataSet();
    SharedSubject subject = subjectOf(generator, set, generator.settingsFor(set)).value();
};

} // namespace

void TestStoppedJobs::statistics()
{
    const Stopping about;
    inRounds([&](const SeedRange &seeds) {
        const Tally whole = simulate(about.subject, seeds, {.detail = Detail::Reasons, .range = 2});
        return stopEverywhere(about.generator, [&](const std::stop_token &stop) {
            const Tally some
                = simulate(about.subject, seeds, {.detail = Detail::Reasons, .range = 2}, stop);
            QVERIFY(some.seeds.count() % 2 == 0);
            QVERIFY(about.generator.hasStopped() || some == whole);
            QVERIFY(!about.generator.hasStopped() || some.seeds.count() < 6);
        });
    });
}

void TestStoppedJobs::comparisons()
{
    const Stopping about;
    inRounds([&](const SeedRange &seeds) {
        GoalSet less = about.set;
        less.objectives.removeLast();
        const auto pair = pairingOf(about.subject,
            subjectOf(about.generator, less, about.subject->settings()).value(), MatchBy::Id);
        return stopEverywhere(about.generator, [&](const std::stop_token &stop) {
            const Comparison some = compare(pair, seeds, {.range = 1}, stop);
            QCOMPARE(some.seeds.count() < 6, about.generator.hasStopped());
        });
    });
}

void TestStoppedJobs::searches()
{
    const Stopping about;
    inRounds([&](const SeedRange &seeds) {
        const FoundSeeds whole = searchSeeds(about.subject, {}, seeds, {.range = 1});
        return stopEverywhere(about.generator, [&](const std::stop_token &stop) {
            const FoundSeeds some = searchSeeds(about.subject, {}, seeds, {.range = 1}, stop);
            QCOMPARE(some.seeds.count() < 6, about.generator.hasStopped());
            for (const FoundSeed &found : some.found)
                QVERIFY(std::ranges::contains(whole.found, found));
        });
    });
}

void TestStoppedJobs::pools()
{
    const Stopping about;
    inRounds([&](const SeedRange &seeds) {
        const std::vector<PooledBoard> whole = poolOf(about.subject, seeds, {}, 1);
        return stopEverywhere(about.generator, [&](const std::stop_token &stop) {
            const std::vector<PooledBoard> some = poolOf(about.subject, seeds, {}, 1, stop);
            QCOMPARE_LE(some.size(), whole.size());
            for (std::size_t i = 0; i < some.size(); ++i)
                QCOMPARE(some[i].rows, whole[i].rows);
        });
    });
}

void TestStoppedJobs::remadeBoards()
{
    const Stopping about;
    inRounds([&](const SeedRange &seeds) {
        QStringList texts;
        for (qint64 seed = seeds.first; seed <= seeds.last; ++seed)
            texts << u"seed %1"_s.arg(seed);
        const QByteArray lines
            = boardLines(about.generator, about.set, about.subject->settings(), texts);
        return stopEverywhere(about.generator, [&](const std::stop_token &stop) {
            qint64 told = -1;
            const auto boards = remakeBoards(about.set, lines, stop, [&](qint64 made, qint64 all) {
                QCOMPARE(made, ++told);
                QCOMPARE(all, 6);
            }).value();
            QCOMPARE(std::ssize(boards), told);
            QCOMPARE(boards.size() < 6, about.generator.hasStopped());
            // Parts of the toy cannot be made by themselves.
            const bool isRemakable = about.generator.other().info().key != "toy"_L1;
            for (const RemadeBoard &board : boards)
                QVERIFY2(!isRemakable || board.state == RemadeBoard::State::Same,
                    qPrintable(board.where));
        });
    });
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStoppedJobs, NoApplication)
#include "tst_stopped_jobs.moc"
