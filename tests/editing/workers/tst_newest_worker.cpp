// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/thread_names.h"
#include "tests/support/unit.h"
#include "ui/editing/workers/newest_worker.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace boardwright;

namespace {

/// State shared between a test and its worker's function.
struct Shared {
    std::atomic<bool> isOpen = false; ///< releases waiting calls
    std::atomic<int> begun = 0;
    std::atomic<int> stopped = 0;
};

using Echo = NewestWorker<int, int>;

/// Returns the request at once.
std::optional<int> echo(int request, const std::stop_token & /*stop*/)
{
    return request;
}

/// Waits until it is released or stopped, then returns the request.
Echo::Answer gate(const std::shared_ptr<Shared> &shared)
{
    return [shared](int request, const std::stop_token &stop) {
        ++shared->begun;
        while (!shared->isOpen && !stop.stop_requested())
            std::this_thread::yield();
        shared->stopped += stop.stop_requested() ? 1 : 0;
        return std::optional(request);
    };
}

/// Like a disk that does not respond: it ignores stop requests.
Echo::Answer hang(const std::shared_ptr<Shared> &shared)
{
    return [shared](int request, const std::stop_token & /*stop*/) {
        ++shared->begun;
        while (!shared->isOpen)
            std::this_thread::yield();
        return std::optional(request);
    };
}

qsizetype threadsOfFiles()
{
    return threadNames().count(QStringLiteral("files"));
}

Echo::Notice into(std::vector<int> &replies)
{
    return [&replies](int reply) { replies.push_back(reply); };
}

} // namespace

class TestNewestWorker final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theNewestRequestIsAnswered();
    static void repliesComeInOrder();
    static void whatIsStoppedIsNeverAnswered();
    static void aReplyOnItsWayIsStoppedToo();
    static void severalShareAThread();
    static void theMoreUrgentGoesFirst();
    static void destructionWaitsForNoOther();
    static void whatHangsIsReplaced();
    static void aPoolThatIsGoneAnswersNothing();
    static void whatIsDiscardedDiesOnTheWorker();
};

void TestNewestWorker::theNewestRequestIsAnswered()
{
    QObject owner;
    JobPool pool(PoolKind::Files);
    const auto shared = std::make_shared<Shared>();
    std::vector<int> replies;
    Echo worker(pool, &owner, gate(shared), into(replies));
    QCOMPARE(worker.submit(1), std::uint64_t{1});
    QTRY_COMPARE(shared->begun, 1);
    QCOMPARE(worker.running(), std::uint64_t{1});
    for (int i = 2; i <= 9; ++i)
        worker.submit(i);
    shared->isOpen = true;
    QTRY_VERIFY(!replies.empty() && replies.back() == 9);
    QCOMPARE(worker.running(), std::uint64_t{9});
    QCOMPARE(shared->begun, 2); // requests in between were skipped
}

void TestNewestWorker::repliesComeInOrder()
{
    QObject owner;
    JobPool pool(PoolKind::Files);
    std::vector<int> replies;
    Echo worker(pool, &owner, &echo, into(replies));
    for (int i = 1; i <= 2000; ++i) {
        worker.submit(i);
        if (i % 10 == 0)
            QCoreApplication::processEvents();
    }
    QTRY_VERIFY(!replies.empty() && replies.back() == 2000);
    QVERIFY(std::ranges::is_sorted(replies));
}

void TestNewestWorker::whatIsStoppedIsNeverAnswered()
{
    QObject owner;
    JobPool pool(PoolKind::Files);
    const auto shared = std::make_shared<Shared>();
    std::vector<int> replies;
    Echo worker(pool, &owner, gate(shared), into(replies));
    worker.submit(1);
    QTRY_COMPARE(shared->begun, 1);
    worker.submit(2);
    worker.restart(3);
    QTRY_COMPARE(shared->begun, 2);
    QCOMPARE(shared->stopped, 1);
    worker.stop();
    QTRY_COMPARE(shared->stopped, 2);
    worker.submit(4);
    shared->isOpen = true;
    QTRY_VERIFY(!replies.empty());
    QCOMPARE(replies, std::vector{4});
}

void TestNewestWorker::aReplyOnItsWayIsStoppedToo()
{
    QObject owner;
    JobPool pool(PoolKind::Files);
    std::vector<int> replies;
    Echo worker(pool, &owner, &echo, into(replies));
    for (int round = 0; round < 50; ++round) {
        worker.submit(-1);
        if (round % 2 == 0)
            QTest::qSleep(1); // the reply is ready, but not delivered yet
        worker.restart(round);
        QTRY_VERIFY(!replies.empty() && replies.back() == round);
    }
    QVERIFY(!std::ranges::contains(replies, -1));
}

void TestNewestWorker::severalShareAThread()
{
    QObject owner;
    JobPool pool(PoolKind::Files);
    std::vector<int> replies;
    std::vector<std::unique_ptr<Echo>> workers;
    for (int i = 0; i < 7; ++i) {
        workers.push_back(std::make_unique<Echo>(pool, &owner, &echo, into(replies)));
        workers.back()->submit(i);
    }
    QTRY_COMPARE(replies.size(), std::size_t{7});
    std::ranges::sort(replies);
    QCOMPARE(replies, (std::vector{0, 1, 2, 3, 4, 5, 6}));
    QTRY_COMPARE(threadsOfFiles(), 1);
}

void TestNewestWorker::theMoreUrgentGoesFirst()
{
    QObject owner;
    JobPool pool(PoolKind::Files);
    const auto shared = std::make_shared<Shared>();
    std::vector<int> replies;
    Echo busy(pool, &owner, gate(shared), into(replies));
    Echo menu(pool, &owner, &echo, into(replies), JobPriority::Asked);
    Echo copy(pool, &owner, &echo, into(replies), JobPriority::Quick);
    busy.submit(1);
    QTRY_COMPARE(shared->begun, 1);
    menu.submit(3);
    copy.submit(2);
    shared->isOpen = true;
    QTRY_COMPARE(replies.size(), std::size_t{3});
    QCOMPARE(replies, (std::vector{1, 2, 3}));
}

void TestNewestWorker::destructionWaitsForNoOther()
{
    QObject owner;
    JobPool pool(PoolKind::Files);
    const auto shared = std::make_shared<Shared>();
    std::vector<int> replies;
    Echo other(pool, &owner, hang(shared), into(replies));
    other.submit(1);
    QTRY_COMPARE(shared->begun, 1);
    auto waiting = std::make_unique<Echo>(pool, &owner, hang(shared), into(replies));
    waiting->submit(2);
    waiting.reset();
    const auto stopped = std::make_shared<Shared>();
    auto running = std::make_unique<Echo>(pool, &owner, gate(stopped), into(replies));
    running->submit(3);
    QTRY_COMPARE(stopped->begun, 1);
    running.reset();
    QCOMPARE(stopped->stopped, 1);
    shared->isOpen = true;
    QTRY_COMPARE(replies, std::vector{1});
    QCOMPARE(shared->begun, 1);
}

/// Waiting requests are done in the meantime; afterwards there is one thread again.
void TestNewestWorker::whatHangsIsReplaced()
{
    QObject owner;
    JobPool pool(PoolKind::Files);
    std::vector<int> replies;
    for (int round = 0; round < 3; ++round) {
        replies.clear();
        const auto shared = std::make_shared<Shared>();
        Echo menu(pool, &owner, hang(shared), into(replies));
        Echo reader(pool, &owner, hang(shared), into(replies));
        Echo copy(pool, &owner, &echo, into(replies), JobPriority::Quick);
        menu.submit(1);
        QTRY_COMPARE(shared->begun, 1);
        reader.submit(2);
        for (int i = 10; i < 15; ++i) {
            copy.submit(i);
            QTRY_VERIFY(!replies.empty() && replies.back() == i);
        }
        QTRY_COMPARE(shared->begun, 2);
        copy.submit(20);
        QTRY_COMPARE(replies.back(), 20);
        shared->isOpen = true;
        QTRY_VERIFY(std::ranges::contains(replies, 1) && std::ranges::contains(replies, 2));
    }
    QTRY_COMPARE(threadsOfFiles(), 1);
}

void TestNewestWorker::aPoolThatIsGoneAnswersNothing()
{
    QObject owner;
    auto pool = std::make_unique<JobPool>(PoolKind::Files);
    const auto shared = std::make_shared<Shared>();
    std::vector<int> replies;
    Echo worker(*pool, &owner, gate(shared), into(replies));
    worker.submit(1);
    QTRY_COMPARE(shared->begun, 1);
    pool.reset();
    QCOMPARE(shared->stopped, 1);
    worker.submit(2);
    worker.discard(std::make_shared<int>(3));
    QCoreApplication::processEvents();
    QVERIFY(replies.empty());
}

void TestNewestWorker::whatIsDiscardedDiesOnTheWorker()
{
    std::atomic<int> died = 0;
    std::atomic<bool> isElsewhere = true;
    const auto owner = std::this_thread::get_id();
    const auto made = [&](int value) {
        return std::shared_ptr<const int>(new int(value), [&, owner](const int *spent) {
            isElsewhere = isElsewhere && std::this_thread::get_id() != owner;
            ++died;
            delete spent;
        });
    };
    QObject here;
    {
        JobPool pool(PoolKind::Preview);
        std::vector<int> replies;
        Echo worker(pool, &here, &echo, into(replies));
        for (int i = 0; i < 20; ++i)
            worker.discard(made(i));
        worker.discard(nullptr);
        QTRY_COMPARE(died.load(), 20);
        QVERIFY(isElsewhere);

        auto held = made(21); // also held outside the worker
        worker.submit(1);
        worker.discard(held);
        QTRY_COMPARE(held.use_count(), 1);
        QTRY_COMPARE(replies, std::vector{1});
        QCOMPARE(died.load(), 20);
        held.reset();
        QVERIFY(!isElsewhere);
        worker.discard(made(22)); // released at once, or with the worker
    }
    QCOMPARE(died.load(), 22);
}

BOARDWRIGHT_UNIT(TestNewestWorker, QCoreApplication)
#include "tst_newest_worker.moc"
