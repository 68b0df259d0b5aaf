// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window's studies of seeds, stopped at polls of their boards: what they have then is a part of
// what they have otherwise, and they begin again as if nothing had been.

#include "tests/support/generators/stopping_generators.h"
#include "tests/support/sets/every_data.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"
#include "ui/editing/board/board_trace.h"
#include "ui/editing/board/seed_boards.h"
#include "ui/editing/studies/curator.h"
#include "ui/editing/workers/wake_up.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr SeedRange seeds{.first = 1, .last = 30};
constexpr int longest = 60'000; // ThreadSanitizer on a busy machine

/// The board of a set in sight, and who studies it.
struct Bench {
    explicit Bench(const StoppingGenerator &which)
        : generator(which)
    {
        generator.stopAt(0, 0, {});
        preview.request(set, generator, generator.settingsFor(set), u"1"_s);
        if (!QTest::qWaitFor([this] { return preview.isUpToDate(); }, longest))
            qFatal("no board was made");
    }

    /// Does `begin`, and `stop` at some polls of some boards, until they have no more of them.
    /// `isDone`: what was begun has ended by itself. `check`: after each time. Returns how often
    /// it was stopped.
    int stopEverywhere(const std::function<void()> &begin, const std::function<void()> &stop,
        const std::function<bool()> &isDone, const std::function<void()> &check)
    {
        int stops = 0;
        // A signal, because ThreadSanitizer does not see Qt's lock around the call object that
        // invokeMethod() makes.
        WakeUp asked;
        QObject context;
        QObject::connect(&asked, &WakeUp::rung, &context, stop, Qt::QueuedConnection);
        for (const int board : {1, 2, 9}) {
            for (std::uint64_t poll = 0;; poll += 1 + (isEverythingTried() ? poll / 8 : poll)) {
                generator.stopAt(board, poll, [&] { Q_EMIT asked.rung(); });
                begin();
                const bool hasEnded
                    = QTest::qWaitFor([&] { return generator.hasStopped() || isDone(); }, longest);
                const bool isStopped = generator.hasStopped();
                // What waits for the stop of another board ends, too.
                generator.stopAt(0, 0, {});
                [&] { QVERIFY(hasEnded); }();
                check();
                if (QTest::currentTestFailed() || !isStopped)
                    break;
                ++stops;
            }
        }
        return stops;
    }

    const StoppingGenerator &generator;
    const GoalSet set = everyDataSet();
    JobPool pool{1, nullptr};
    Preview preview;
};

} // namespace

class TestStoppedSeeds final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aSearch_data();
    static void aSearch();

    static void aChoice_data() { aSearch_data(); }

    static void aChoice();

    static void aSheet_data() { aSearch_data(); }

    static void aSheet();

    static void steps_data() { aSearch_data(); }

    static void steps();
};

void TestStoppedSeeds::aSearch_data()
{
    addStoppingGenerators();
}

void TestStoppedSeeds::aSearch()
{
    Bench bench(stoppingGenerator());
    SeedFinder finder(bench.pool, bench.preview);
    const auto isDone = [&] { return finder.state() == SeedFinder::State::Done; };
    QVERIFY(finder.start({}, seeds).empty());
    QTRY_VERIFY_WITH_TIMEOUT(isDone(), longest);
    const std::vector<FoundSeed> whole = finder.found().found;
    const int stops = bench.stopEverywhere([&] { (void)finder.start({}, seeds); },
        [&] { finder.stop(); }, isDone,
        [&] {
            QTRY_VERIFY(finder.state() != SeedFinder::State::Searching);
            QCOMPARE_LE(finder.found().found.size(), whole.size());
            for (const FoundSeed &found : finder.found().found)
                QVERIFY(std::ranges::contains(whole, found));
            QVERIFY(!isDone() || finder.found().found == whole);
        });
    QCOMPARE_GE(stops, 3);
}

void TestStoppedSeeds::aChoice()
{
    Bench bench(stoppingGenerator());
    SeedFinder finder(bench.pool, bench.preview);
    Curator curator(bench.pool, finder);
    QList<QList<qint64>> chosen;
    QObject::connect(
        &curator, &Curator::chosen, &curator, [&](const QList<qint64> &some) { chosen << some; });
    QVERIFY(finder.start({}, seeds).empty());
    QTRY_VERIFY_WITH_TIMEOUT(finder.state() == SeedFinder::State::Done, longest);
    const auto begin = [&] {
        chosen.clear();
        curator.start({}, 4);
    };
    begin();
    QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, longest);
    const QList<qint64> whole = chosen.first();
    const int stops = bench.stopEverywhere(
        begin, [&] { curator.stop(); }, [&] { return !chosen.isEmpty(); },
        [&] {
            QTRY_VERIFY(!curator.isChoosing());
            QVERIFY(chosen.isEmpty() || chosen == QList<QList<qint64>>{whole});
        });
    QCOMPARE_GE(stops, 3);
}

void TestStoppedSeeds::aSheet()
{
    Bench bench(stoppingGenerator());
    SeedBoards boards(bench.pool, bench.preview);
    QStringList shown;
    for (int seed = 1; seed <= 12; ++seed)
        shown << QString::number(seed);
    const auto isDone = [&] { return !boards.seeds().isEmpty() && boards.isComplete(); };
    const auto placed = [&] {
        std::vector<std::vector<Placed>> all;
        for (const auto &board : boards.boards())
            all.push_back(board->board.at);
        return all;
    };
    boards.show(shown);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(), longest);
    const auto whole = placed();
    const int stops = bench.stopEverywhere(
        [&] {
            boards.show({});
            boards.show(shown);
        },
        [&] { boards.show({}); }, isDone,
        [&] {
            QTRY_VERIFY(boards.seeds().isEmpty() || isDone());
            boards.show(shown);
            QTRY_VERIFY_WITH_TIMEOUT(isDone(), longest);
            QVERIFY(placed() == whole);
        });
    QCOMPARE_GE(stops, 3);
}

/// The recording of a board is one board.
void TestStoppedSeeds::steps()
{
    Bench bench(stoppingGenerator());
    BoardTrace trace(bench.preview);
    trace.setWanted(true);
    const auto shown = bench.preview.result();
    int stops = 0;
    for (std::uint64_t poll = 0;; poll += 1 + (isEverythingTried() ? poll / 8 : poll)) {
        WakeUp asked;
        connect(
            &asked, &WakeUp::rung, &trace, [&] { trace.showBoard(nullptr); }, Qt::QueuedConnection);
        bench.generator.stopAt(1, poll, [&] { Q_EMIT asked.rung(); });
        trace.showBoard(nullptr);
        trace.showBoard(shown);
        QTRY_VERIFY_WITH_TIMEOUT(bench.generator.hasStopped() || trace.result(), longest);
        if (trace.result()) {
            QVERIFY(trace.result()->of == shown);
            break;
        }
        QCoreApplication::processEvents();
        QVERIFY(!trace.result());
        ++stops;
    }
    QCOMPARE_GE(stops, 1);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStoppedSeeds, QCoreApplication)
#include "tst_stopped_seeds.moc"
