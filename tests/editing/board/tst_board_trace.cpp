// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the shown board and of no other. They are recorded only while they are wanted.

#include "tests/support/generators/slow_generator.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/shown_board.h"
#include "ui/editing/board/board_trace.h"
#include "ui/editing/board/preview.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr ModeSettings fiveByFive{.rows = 5, .columns = 5};

std::shared_ptr<const PreviewResult> boardOfSeed(int seed)
{
    return shownBoard(
        goldenSet(), *generators().front(), settingsOf(fiveByFive), QString::number(seed));
}

} // namespace

class TestBoardTrace final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void itLeadsToTheBoardInSight();
    static void whatWasTakenAwayIsKnown();
    static void nobodyLooksNothingIsRecorded();
    static void stepsOfAnotherBoardAreNeverShown();
    static void anotherBoardStopsTheRecording();
    static void aBoardGoesFirst();
    static void aGeneratorMayTellNothing();
    static void whyAGoalIsMissing();
    static void withoutABoardThereIsNothing();
};

void TestBoardTrace::itLeadsToTheBoardInSight()
{
    Preview preview;
    BoardTrace trace(preview);
    QSignalSpy updated(&trace, &BoardTrace::updated);
    const auto board = boardOfSeed(1);
    trace.setWanted(true);
    trace.showBoard(board);
    QVERIFY(!trace.result());
    QVERIFY(updated.wait());
    QCOMPARE(trace.result()->of, board);
    QVERIFY(trace.result()->trace.steps.size() > 25);
    QVERIFY(agrees(trace.result()->trace, board->board));

    // The result is kept, so that nobody has to wait for it again.
    trace.setWanted(false);
    trace.setWanted(true);
    QVERIFY(trace.result() != nullptr);
}

void TestBoardTrace::whatWasTakenAwayIsKnown()
{
    int removed = 0;
    for (const StageSet &stage : {latinSet(4, false), trapSet(Restrictions::None)}) {
        for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s}) {
            Preview preview;
            BoardTrace trace(preview);
            trace.setWanted(true);
            trace.showBoard(shownBoard(stage, seed));
            QTRY_VERIFY(trace.result());
            const auto told = toldBoard(trace.result()->of);
            QVERIFY(trace.result()->trace.steps == told->trace.steps);
            QVERIFY(trace.result()->taken == told->taken);
            removed
                += static_cast<int>(std::ranges::count(told->trace.steps, Act::Remove, &Step::act));
        }
    }
    QVERIFY(removed > 10);
}

void TestBoardTrace::nobodyLooksNothingIsRecorded()
{
    const SlowGenerator slow(1ms);
    const auto board = shownBoard(plainSet(3), slow, {}, u"a"_s);
    QCOMPARE(slow.started(), 1);
    Preview preview;
    BoardTrace trace(preview);
    trace.showBoard(board);
    trace.ask(board->request.set.objectives[1].id);
    QTest::qWait(30);
    QCOMPARE(slow.started(), 1);
    trace.setWanted(true);
    QTRY_VERIFY(trace.result());
    QCOMPARE(slow.started(), 2);
}

void TestBoardTrace::stepsOfAnotherBoardAreNeverShown()
{
    std::vector<std::shared_ptr<const PreviewResult>> boards;
    for (int seed = 0; seed < 12; ++seed)
        boards.push_back(boardOfSeed(seed));
    Preview preview;
    BoardTrace trace(preview);
    trace.setWanted(true);
    std::shared_ptr<const PreviewResult> inSight;
    int shown = 0;
    int wrong = 0;
    QObject::connect(&trace, &BoardTrace::updated, &trace, [&] {
        if (!trace.result())
            return;
        ++shown;
        const bool isOfIt
            = trace.result()->of == inSight && agrees(trace.result()->trace, inSight->board);
        wrong += isOfIt ? 0 : 1;
    });
    for (int round = 0; round < 60; ++round) {
        inSight = boards[static_cast<std::size_t>(round) % boards.size()];
        trace.showBoard(inSight);
        QVERIFY(!trace.result());
        if (round % 20 == 7)
            QTRY_VERIFY(trace.result());
        else if (round % 3 != 0)
            QTest::qWait(round % 7);
    }
    QTRY_VERIFY(trace.result());
    QCOMPARE(trace.result()->of, inSight);
    QCOMPARE(wrong, 0);
    QVERIFY(shown >= 4);
}

void TestBoardTrace::anotherBoardStopsTheRecording()
{
    const SlowGenerator slow(400ms);
    const SlowGenerator quick(1ms);
    auto first = std::make_shared<PreviewResult>(*shownBoard(plainSet(3), quick, {}, u"a"_s));
    first->request.generator = &slow;
    first->subject = std::make_shared<const Subject>(
        slow, first->request.set, Settings{}, slow.compile(first->request.set, {}).value());
    const auto second = shownBoard(plainSet(3), quick, {}, u"b"_s);
    Preview preview;
    BoardTrace trace(preview);
    trace.setWanted(true);
    trace.showBoard(first);
    QTRY_COMPARE(slow.started(), 1);
    trace.showBoard(second);
    QTRY_VERIFY(trace.result());
    QCOMPARE(trace.result()->of, second);
    QCOMPARE(slow.stopped(), 1);
    QCOMPARE(slow.finished(), 0);
}

/// Board and trace share a thread.
void TestBoardTrace::aBoardGoesFirst()
{
    const SlowGenerator slow(60s);
    const SlowGenerator quick(1ms);
    auto first = std::make_shared<PreviewResult>(*shownBoard(plainSet(3), quick, {}, u"a"_s));
    first->request.generator = &slow;
    first->subject = std::make_shared<const Subject>(
        slow, first->request.set, Settings{}, slow.compile(first->request.set, {}).value());
    Preview preview;
    BoardTrace trace(preview);
    trace.setWanted(true);
    trace.showBoard(first);
    QTRY_COMPARE(slow.started(), 1);
    preview.request(plainSet(3), quick, {}, u"b"_s);
    QTRY_VERIFY(preview.isUpToDate());
    QCOMPARE(slow.stopped(), 1);
    trace.showBoard(preview.result());
    QTRY_VERIFY(trace.result());
}

void TestBoardTrace::aGeneratorMayTellNothing()
{
    const SlowGenerator quick(1ms);
    Preview preview;
    BoardTrace trace(preview);
    trace.setWanted(true);
    trace.showBoard(shownBoard(plainSet(3), quick, {}, u"a"_s));
    QTRY_VERIFY(trace.result());
    QVERIFY(trace.result()->trace.steps.empty());
    QVERIFY(trace.keptOut() == nullptr);
}

void TestBoardTrace::whyAGoalIsMissing()
{
    const auto board = boardOfSeed(1);
    RowId missing = RowId::none;
    RowId other = RowId::none;
    for (const Objective &objective : board->request.set.objectives) {
        if (objective.disabled
            || std::ranges::contains(board->board.at, objective.id, &Placed::what))
            continue;
        other = missing;
        missing = objective.id;
    }
    QVERIFY(missing != RowId::none && other != RowId::none);
    Preview preview;
    BoardTrace trace(preview);
    trace.setWanted(true);
    trace.ask(missing);
    trace.showBoard(board);
    QTRY_VERIFY(trace.keptOut() != nullptr);
    QCOMPARE(trace.keptOut()->row, missing);
    QCOMPARE(trace.keptOut()->at.size(), std::size_t{25});
    trace.ask(other);
    QVERIFY(trace.keptOut() == nullptr); // the answer about the other goal does not apply
    QTRY_VERIFY(trace.keptOut() != nullptr);
    QCOMPARE(trace.keptOut()->row, other);
    trace.ask(RowId::none);
    QVERIFY(trace.keptOut() == nullptr);
}

void TestBoardTrace::withoutABoardThereIsNothing()
{
    Preview preview;
    BoardTrace trace(preview);
    trace.setWanted(true);
    trace.showBoard(boardOfSeed(1));
    QTRY_VERIFY(trace.result());
    QSignalSpy updated(&trace, &BoardTrace::updated);
    trace.showBoard(nullptr);
    QVERIFY(!trace.result());
    QCOMPARE(updated.count(), 1);
    QTest::qWait(20);
    QVERIFY(!trace.result());
    QCOMPARE(updated.count(), 1);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBoardTrace, QCoreApplication)
#include "tst_board_trace.moc"
