// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "ui/editing/workers/pool_work.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace boardwright;
using namespace std::chrono_literals;

class TestPoolWork final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void everyReplyComesOnce();
    static void repliesOfWhatWasReplacedNeverCome();
    static void aPauseKeepsRepliesApart();
    static void itsOwnerMayGoFirst();
};

namespace {

using Work = PoolWork<int>;

/// Each piece replies with its own number, except every third.
Work::Task numbers(std::size_t pieces)
{
    return {.pieces = pieces, .makeWorker = []() -> Work::Worker {
                return [](std::size_t piece, const std::stop_token &) {
                    return piece % 3 == 0 ? std::nullopt : std::optional(static_cast<int>(piece));
                };
            }};
}

} // namespace

void TestPoolWork::everyReplyComesOnce()
{
    JobPool pool(3, nullptr);
    std::vector<int> came;
    Work work(pool, [&](const Work::Replies &replies) {
        QCOMPARE(QThread::currentThread(), QCoreApplication::instance()->thread());
        came.insert(came.end(), replies.begin(), replies.end());
    });
    work.start(numbers(90));
    QTRY_COMPARE(came.size(), std::size_t{60});
    // The last piece may have no reply, and end after all replies have come.
    QTRY_VERIFY(!work.isRunning());
    std::ranges::sort(came);
    QVERIFY(std::ranges::adjacent_find(came) == came.end());
    QTest::qWait(20);
    QCOMPARE(came.size(), std::size_t{60});
}

void TestPoolWork::repliesOfWhatWasReplacedNeverCome()
{
    JobPool pool(2, nullptr);
    std::vector<int> came;
    Work work(pool, [&](const Work::Replies &replies) {
        came.insert(came.end(), replies.begin(), replies.end());
    });
    const auto tellAgain = [](int number) {
        return Work::Task{.pieces = 20, .makeWorker = [number]() -> Work::Worker {
                              return [number](std::size_t, const std::stop_token &) {
                                  std::this_thread::sleep_for(1ms);
                                  return std::optional(number);
                              };
                          }};
    };
    for (int round = 0; round < 30; ++round) {
        work.start(tellAgain(round));
        if (round % 3 == 0)
            QTest::qWait(2);
        came.clear();
        QCoreApplication::processEvents();
        QVERIFY(std::ranges::all_of(came, [round](int number) { return number == round; }));
    }
    QTRY_VERIFY(!work.isRunning());
    QTest::qWait(5);
    came.clear();
    work.start(tellAgain(-1));
    work.stop();
    QVERIFY(!work.isRunning());
    QTest::qWait(50);
    QVERIFY(came.empty());
}

void TestPoolWork::aPauseKeepsRepliesApart()
{
    constexpr int least = 40;
    constexpr int coarse = 10; // tolerance for timers
    JobPool pool(2, nullptr);
    QTimer pause;
    pause.setSingleShot(true);
    pause.setInterval(least);
    QElapsedTimer clock;
    std::size_t came = 0;
    int calls = 0;
    const auto receive = [&](const Work::Replies &replies) {
        if (calls++ > 0)
            QVERIFY(clock.elapsed() >= least - coarse);
        clock.start();
        came += replies.size();
    };
    Work one(pool, receive, &pause);
    Work other(pool, receive, &pause);
    one.start(numbers(300));
    other.start(numbers(300));
    QTRY_COMPARE(came, std::size_t{400});
    QVERIFY(calls >= 2);
}

void TestPoolWork::itsOwnerMayGoFirst()
{
    JobPool pool(2, nullptr);
    std::atomic<int> pieces = 0;
    {
        Work work(pool, [](const Work::Replies &) { QFAIL("nobody is there"); });
        work.start({.pieces = 1000, .makeWorker = [&pieces]() -> Work::Worker {
                        return [&pieces](std::size_t, const std::stop_token &) {
                            ++pieces;
                            std::this_thread::sleep_for(1ms);
                            return std::optional(1);
                        };
                    }});
        while (pieces == 0)
            std::this_thread::sleep_for(1ms);
    }
    QTest::qWait(50);
    QVERIFY(pieces < 100);
}

BOARDWRIGHT_UNIT(TestPoolWork, QCoreApplication)
#include "tst_pool_work.moc"
