// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/run_state.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>
#include <cstdint>

namespace boardwright {

using namespace std::chrono_literals;
using RunStage = RunState::Stage;

class TestRunState final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aRunGoesThroughItsFrames();
    static void aQuickBoardNeedsNoFace();
    static void aNewRunForgetsTheLast();
    static void everyOrderOfEvents();
};

void TestRunState::aRunGoesThroughItsFrames()
{
    const RunState::Time start{};
    RunState run;
    run.begin(9);
    QCOMPARE(run.level(), 1);
    QCOMPARE(run.hp(), 9);
    QVERIFY(run.stage() == RunStage::New && run.isLoading() && !run.takesInput());
    run.framePainted(start + 1s);
    QVERIFY(run.stage() == RunStage::Generating && run.isLoading() && !run.takesInput());
    run.framePainted(start + 2s); // waiting, however long
    QVERIFY(run.stage() == RunStage::Generating);
    run.boardMade();
    QVERIFY(run.stage() == RunStage::Made && !run.isLoading() && !run.takesInput());
    QVERIFY(run.played(start + 4s) == 0s);
    run.framePainted(start + 5s);
    QVERIFY(run.stage() == RunStage::Playing && run.takesInput());
    run.framePainted(start + 6s);
    QVERIFY(run.played(start + 8s) == 3s);
}

void TestRunState::aQuickBoardNeedsNoFace()
{
    RunState run;
    QCOMPARE(run.hp(), 6);
    run.boardMade();
    QVERIFY(run.stage() == RunStage::Made);
    run.framePainted({});
    QVERIFY(run.takesInput());
}

void TestRunState::aNewRunForgetsTheLast()
{
    const RunState::Time start{};
    RunState run;
    run.boardMade();
    run.framePainted(start);
    run.begin();
    QVERIFY(run.stage() == RunStage::New && !run.takesInput());
    QVERIFY(run.played(start + 9s) == 0s);
}

/// Input is on exactly if a board was made since the run began, and a frame was painted since.
void TestRunState::everyOrderOfEvents()
{
    constexpr int events = 9;
    int all = 1;
    for (int i = 0; i < events; ++i)
        all *= 3;
    for (int order = 0; order < all; ++order) {
        RunState run;
        bool isMade = false;
        bool isSeen = false;
        for (int rest = order, i = 0; i < events; ++i, rest /= 3) {
            if (rest % 3 == 0) {
                run.begin();
                isMade = false;
                isSeen = false;
            } else if (rest % 3 == 1) {
                run.boardMade();
                isMade = true;
            } else {
                run.framePainted({});
                isSeen = isMade;
            }
            QCOMPARE(run.isLoading(), !isMade);
            QCOMPARE(run.takesInput(), isSeen);
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestRunState, NoApplication)
#include "tst_run_state.moc"
