// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Live statistics and the receipt of an edit, which the next edit stops at polls of their boards:
// what is shown afterwards is what is counted without a stop.

#include "core/lab/compare.h"
#include "core/lab/simulate.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/generators/stopping_generators.h"
#include "tests/support/sets/every_data.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"
#include "ui/editing/studies/edit_receipt.h"
#include "ui/editing/studies/live_statistics.h"
#include "ui/editing/workers/wake_up.h"

#include <QCoreApplication>
#include <QTest>

#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int longest = 60'000; // ThreadSanitizer on a busy machine

/// A document whose board is requested after every change, as in the window. Whoever is asked from
/// another thread to edit it does so in the event loop.
struct Desk {
    explicit Desk(const StoppingGenerator &which)
        : generator(which)
        , edit(document)
    {
        generator.stopAt(0, 0, {});
        QObject::connect(&document, &GoalSetDocument::changed, &document, [this] {
            preview.request(
                document.set(), generator, generator.settingsFor(document.set()), u"1"_s);
        });
        QObject::connect(
            &asked, &WakeUp::rung, &document,
            [this] {
                answer();
                hasAnswered = true;
            },
            Qt::QueuedConnection);
    }

    void open()
    {
        NativeFile file;
        file.set = everyDataSet();
        document.adopt(std::move(file), {});
    }

    SharedSubject subject(const GoalSet &set) const
    {
        return subjectOf(generator, set, generator.settingsFor(set)).value();
    }

    void change() { setWeighting(document, {document.set().objectives.at(3).id}, 7); }

    void undo() { document.undoStack().undo(); }

    /// Does `begin`, is stopped by `answerWith` at a poll of a board that is made for it, if the
    /// board has such a poll, or else does it in the end, and waits for `isDone`. Returns whether
    /// the board was stopped. Nothing makes boards before.
    bool isStoppedAt(int board, std::uint64_t poll, const std::function<void()> &begin,
        const std::function<void()> &answerWith, const std::function<bool()> &isDone)
    {
        hasAnswered = false;
        answer = answerWith;
        generator.stopAt(board, poll, [this] { Q_EMIT asked.rung(); });
        begin();
        const bool hasEnded = QTest::qWaitFor(
            [&] { return generator.hasStopped() || (!hasAnswered && isDone()); }, longest);
        const bool isStopped = generator.hasStopped();
        generator.stopAt(0, 0, {});
        [&] { QVERIFY(hasEnded); }();
        if (!hasAnswered)
            answerWith();
        const bool isCounted = QTest::qWaitFor(isDone, longest);
        [&] { QVERIFY(isCounted); }();
        return isStopped && !QTest::currentTestFailed();
    }

    const StoppingGenerator &generator;
    // A signal, because ThreadSanitizer does not see Qt's lock around the call object that
    // invokeMethod() makes.
    WakeUp asked;
    GoalSetDocument document;
    Preview preview;
    JobPool pool{1, nullptr};
    LastEdit edit;
    std::function<void()> answer;
    bool hasAnswered = false;
};

/// Some polls of a board, until it has no more of them. Returns how often it was stopped.
int atPolls(const std::function<bool(std::uint64_t poll)> &isStoppedAt)
{
    int stops = 0;
    for (std::uint64_t poll = 0; isStoppedAt(poll);
        poll += 1 + (isEverythingTried() ? poll / 8 : 7 * poll))
        ++stops;
    return stops;
}

} // namespace

class TestStoppedCounts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void statistics_data();
    static void statistics();

    static void receipts_data() { statistics_data(); }

    static void receipts();
};

void TestStoppedCounts::statistics_data()
{
    addStoppingGenerators();
}

/// What they show of the next set is what is counted of it, though a board of the last one was
/// stopped.
void TestStoppedCounts::statistics()
{
    const StoppingGenerator &generator = stoppingGenerator();
    int stops = 0;
    for (const int board : {1, 2, 40}) {
        stops += atPolls([&](std::uint64_t poll) {
            Desk desk(generator);
            LiveStatistics statistics(desk.pool, desk.preview);
            const bool isStopped = desk.isStoppedAt(
                board, poll, [&] { desk.open(); }, [&] { desk.change(); },
                [&] { return statistics.isUpToDate() && statistics.result(); });
            const auto result = statistics.result();
            [&] {
                QVERIFY(result && result->subject->set() == desk.document.set());
                const auto counted = static_cast<qint64>(result->tally.seeds.count());
                QCOMPARE_GE(counted, 1);
                QVERIFY(result->tally
                    == simulate(desk.subject(desk.document.set()), {.first = 1, .last = counted},
                        {.detail = Detail::Reasons, .threads = 1, .range = 0}));
            }();
            return isStopped && !QTest::currentTestFailed();
        });
    }
    QCOMPARE_GE(stops, 3);
}

/// It is of the last edit, which undid the change.
void TestStoppedCounts::receipts()
{
    Desk desk(stoppingGenerator());
    desk.open();
    EditReceipt receipts(desk.edit, desk.pool, desk.preview);
    const GoalSet before = desk.document.set();
    desk.change();
    const Comparison whole
        = compare(pairingOf(desk.subject(desk.document.set()), desk.subject(before), MatchBy::Id),
            {.first = 1, .last = EditReceipt::seeds}, {.threads = 1});
    desk.undo();
    QVERIFY(desk.document.set() == before);
    const auto isDone = [&] { return receipts.isUpToDate() && !receipts.receipt()->isWaiting(); };
    QTRY_VERIFY_WITH_TIMEOUT(isDone(), longest);
    int stops = 0;
    for (const int board : {2, 90}) {
        stops += atPolls([&](std::uint64_t poll) {
            const bool isStopped = desk.isStoppedAt(
                board, poll, [&] { desk.change(); }, [&] { desk.undo(); }, isDone);
            [&] {
                QVERIFY(desk.document.set() == before);
                const Receipt &receipt = *receipts.receipt();
                QVERIFY(receipt.boards == Receipt::Boards::Both);
                const Comparison &told = receipt.numbers->comparison;
                QCOMPARE(told.compared, whole.compared);
                QCOMPARE(told.changed, whole.changed);
                QVERIFY(told.rows == whole.rows);
                QVERIFY(told.numbers == whole.numbers);
            }();
            return isStopped && !QTest::currentTestFailed();
        });
    }
    QCOMPARE_GE(stops, 2);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStoppedCounts, QCoreApplication)
#include "tst_stopped_counts.moc"
