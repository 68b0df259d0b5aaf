// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unit.h"
#include "ui/editing/workers/job_pool.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <mutex>
#include <optional>

using namespace boardwright;
using namespace std::chrono_literals;

namespace {

/// State shared between a test and its workers.
struct Shared {
    std::mutex mutex;
    std::vector<std::size_t> pieces; ///< in the order in which they started
    std::atomic<int> workers = 0;
    std::atomic<bool> isOpen = false; ///< releases waiting workers
    std::atomic<int> waiting = 0;
    std::atomic<int> stopped = 0;
};

Job::Worker recorder(const std::shared_ptr<Shared> &shared, std::size_t offset = 0)
{
    ++shared->workers;
    return [shared, offset](std::size_t piece, const std::stop_token & /*stop*/) {
        const std::scoped_lock lock(shared->mutex);
        shared->pieces.push_back(piece + offset);
    };
}

/// Waits until it is released or stopped.
Job::Worker gate(const std::shared_ptr<Shared> &shared)
{
    return [shared](std::size_t /*piece*/, const std::stop_token &stop) {
        ++shared->waiting;
        while (!shared->isOpen && !stop.stop_requested())
            std::this_thread::yield();
        shared->stopped += stop.stop_requested() ? 1 : 0;
    };
}

} // namespace

class TestJobPool final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void keepsACoreFree();
    static void everyPieceIsDoneOnce();
    static void whatIsMoreUrgentGoesFirst();
    static void longJobsTakeTurns();
    static void aSerialJobTakesOneThread();
    static void stoppingLeavesTheRest();
    static void aHandleThatIsReplacedStopsItsJob();
    static void anEmptyJobIsDone();
    static void destructionIsPrompt();
    static void whatIsHandedOverIsSeen();
    static void manyJobsComeAndGo();
    static void idleThreadsKeepNothing();
};

void TestJobPool::keepsACoreFree()
{
    const JobPool pool;
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    QCOMPARE(pool.threads(), std::max(1, cores - 1));
}

void TestJobPool::everyPieceIsDoneOnce()
{
    for (const int threads : {1, 2, 5}) {
        JobPool pool(threads, nullptr);
        const auto shared = std::make_shared<Shared>();
        constexpr std::size_t pieces = 1000;
        const RunningJob job = pool.start({.pieces = pieces,
            .makeWorker = [shared](const std::stop_token &) { return recorder(shared); }});
        QTRY_VERIFY(job.isDone());
        QCOMPARE(job.piecesDone(), pieces);
        QVERIFY(!job.isRunning());
        QVERIFY(shared->workers <= threads);
        const std::scoped_lock lock(shared->mutex);
        std::vector<std::size_t> sorted = shared->pieces;
        if (threads == 1)
            QVERIFY(std::ranges::is_sorted(sorted));
        std::ranges::sort(sorted);
        QCOMPARE(sorted.size(), pieces);
        for (std::size_t i = 0; i < pieces; ++i)
            QCOMPARE(sorted[i], i);
    }
}

void TestJobPool::whatIsMoreUrgentGoesFirst()
{
    JobPool pool(1, nullptr);
    const auto shared = std::make_shared<Shared>();
    const RunningJob busy
        = pool.start({.makeWorker = [shared](const std::stop_token &) { return gate(shared); }});
    QTRY_COMPARE(shared->waiting, 1);
    const auto start = [&](JobPriority priority, std::size_t offset) {
        return pool.start({.pieces = 2,
            .priority = priority,
            .makeWorker
            = [shared, offset](const std::stop_token &) { return recorder(shared, offset); }});
    };
    const RunningJob search = start(JobPriority::Asked, 10);
    const RunningJob statistics = start(JobPriority::Following, 20);
    const RunningJob receipt = start(JobPriority::Quick, 30);
    const RunningJob later = start(JobPriority::Following, 40);
    shared->isOpen = true;
    QTRY_VERIFY(search.isDone());
    const std::scoped_lock lock(shared->mutex);
    QCOMPARE(shared->pieces, (std::vector<std::size_t>{30, 31, 20, 21, 40, 41, 10, 11}));
}

/// Neither a long search nor slow statistics hold the other up, whichever began first.
void TestJobPool::longJobsTakeTurns()
{
    struct Counts {
        std::atomic<int> asked = 0;
        std::atomic<int> following = 0;
        std::atomic<int> atEnd = 0; ///< pieces of `following`
    };

    constexpr int pieces = 12;
    const auto counts = std::make_shared<Counts>();
    JobPool pool(1, nullptr);
    const auto sleep = [] { QTest::qSleep(JobPool::turn.count() / 4); };
    const RunningJob following = pool.start({.pieces = 1000,
        .priority = JobPriority::Following,
        .makeWorker = [counts, sleep](const std::stop_token &) -> Job::Worker {
            return [counts, sleep](std::size_t, const std::stop_token &) {
                sleep();
                ++counts->following;
            };
        }});
    QTRY_VERIFY(counts->following > 8);
    const int before = counts->following;
    const RunningJob asked = pool.start({.pieces = pieces,
        .priority = JobPriority::Asked,
        .makeWorker = [counts, sleep](const std::stop_token &) -> Job::Worker {
            return [counts, sleep](std::size_t, const std::stop_token &) {
                sleep();
                if (++counts->asked == pieces)
                    counts->atEnd = counts->following.load();
            };
        }});
    QTRY_VERIFY_WITH_TIMEOUT(asked.isDone(), 30'000);
    QVERIFY(following.isRunning());
    // About as many as of the other job.
    QVERIFY(counts->atEnd - before >= pieces / 3);
    QVERIFY(counts->atEnd - before <= 3 * pieces);
}

/// The other thread does less urgent work, and pieces of the serial job never overlap.
void TestJobPool::aSerialJobTakesOneThread()
{
    struct Counts {
        std::atomic<int> running = 0;
        std::atomic<int> most = 0;
        std::atomic<int> others = 0;
        std::atomic<int> othersAtEnd = 0;
    };

    const auto counts = std::make_shared<Counts>();
    JobPool pool(2, nullptr);
    const RunningJob serial = pool.start({.pieces = 20,
        .priority = JobPriority::Quick,
        .isSerial = true,
        .makeWorker = [counts](const std::stop_token &) -> Job::Worker {
            return [counts](std::size_t, const std::stop_token &) {
                const int running = ++counts->running;
                counts->most = std::max(counts->most.load(), running);
                QTest::qSleep(5);
                --counts->running;
                counts->othersAtEnd = counts->others.load();
            };
        }});
    const RunningJob other = pool.start({.pieces = 10,
        .priority = JobPriority::Following,
        .makeWorker = [counts](const std::stop_token &) -> Job::Worker {
            return [counts](std::size_t, const std::stop_token &) { ++counts->others; };
        }});
    QTRY_VERIFY(serial.isDone() && other.isDone());
    QCOMPARE(counts->most.load(), 1);
    QCOMPARE(counts->othersAtEnd.load(), 10); // the other job did not wait for the serial one
}

void TestJobPool::stoppingLeavesTheRest()
{
    JobPool pool(1, nullptr);
    const auto shared = std::make_shared<Shared>();
    RunningJob job = pool.start(
        {.pieces = 5, .makeWorker = [shared](const std::stop_token &) { return gate(shared); }});
    QTRY_COMPARE(shared->waiting, 1);
    QVERIFY(job.isRunning());
    job.stop();
    QVERIFY(!job.isRunning());
    QTRY_COMPARE(shared->stopped, 1);
    const RunningJob after = pool.start(
        {.makeWorker = [shared](const std::stop_token &) { return recorder(shared); }});
    QTRY_VERIFY(after.isDone());
    QCOMPARE(shared->waiting, 1);
    QVERIFY(!job.isDone());
    QCOMPARE(job.piecesDone(), std::size_t{0});
}

void TestJobPool::aHandleThatIsReplacedStopsItsJob()
{
    JobPool pool(1, nullptr);
    const auto shared = std::make_shared<Shared>();
    RunningJob job = pool.start(
        {.pieces = 9, .makeWorker = [shared](const std::stop_token &) { return gate(shared); }});
    QTRY_COMPARE(shared->waiting, 1);
    job = pool.start(
        {.makeWorker = [shared](const std::stop_token &) { return recorder(shared); }});
    QTRY_VERIFY(job.isDone());
    QCOMPARE(shared->stopped, 1);
    QCOMPARE(shared->waiting, 1);
}

void TestJobPool::anEmptyJobIsDone()
{
    JobPool pool(1, nullptr);
    const RunningJob job = pool.start({.pieces = 0, .makeWorker = {}});
    QVERIFY(job.isDone());
    QVERIFY(RunningJob().isDone());
    QVERIFY(!RunningJob().isRunning());
}

void TestJobPool::destructionIsPrompt()
{
    const auto shared = std::make_shared<Shared>();
    RunningJob job;
    {
        JobPool pool(2, nullptr);
        job = pool.start({.pieces = 1000,
            .makeWorker = [shared](const std::stop_token &) { return gate(shared); }});
        QTRY_COMPARE(shared->waiting, 2);
    }
    QCOMPARE(shared->stopped, 2);
    QCOMPARE(shared->waiting, 2);
    QVERIFY(!job.isDone());
}

void TestJobPool::whatIsHandedOverIsSeen()
{
    JobPool pool(2, nullptr);
    const auto sum = std::make_shared<std::atomic<int>>(0);
    const RunningJob job
        = pool.start({.pieces = 100, .makeWorker = [sum](const std::stop_token &) {
                          return [sum](std::size_t, const std::stop_token &) { ++*sum; };
                      }});
    int seen = 0;
    int told = 0;
    connect(&pool, &JobPool::advanced, &pool, [&] {
        ++told;
        seen = *sum;
    });
    QTRY_COMPARE(seen, 100);
    QVERIFY(told <= 100);
}

void TestJobPool::manyJobsComeAndGo()
{
    JobPool pool(3, nullptr);
    const auto shared = std::make_shared<Shared>();
    RunningJob job;
    for (int i = 0; i < 2000; ++i) {
        job = pool.start({.pieces = 7,
            .priority = i % 2 == 0 ? JobPriority::Quick : JobPriority::Asked,
            .makeWorker = [shared](const std::stop_token &) { return recorder(shared); }});
        if (i % 50 == 0)
            QTest::qWait(1);
    }
    QTRY_VERIFY(job.isDone());
}

void TestJobPool::idleThreadsKeepNothing()
{
    JobPool pool(2, nullptr);
    const auto shared = std::make_shared<Shared>();
    {
        const RunningJob job = pool.start({.pieces = 4,
            .makeWorker = [shared](const std::stop_token &) { return recorder(shared); }});
        QTRY_VERIFY(job.isDone());
    }
    QTRY_COMPARE(shared.use_count(), 1);
}

BOARDWRIGHT_UNIT(TestJobPool, QCoreApplication)
#include "tst_job_pool.moc"
