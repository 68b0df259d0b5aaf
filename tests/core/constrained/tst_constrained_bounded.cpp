// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that are impossible although supply suffices. Generation still ends within its budget and
// reports the reason.

#include "core/constrained/codes.h"
#include "core/constrained/constants.h"
#include "core/constrained/stages.h"
#include "tests/support/boards/board_laws.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/boards/stage_laws.h"
#include "tests/support/boards/stage_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int size = 10;
constexpr int cells = size * size;
constexpr int mostNodes
    = constants::attempts * constants::phases * 2 * constants::nodesPerOpenCell * cells;

/// Each node polls once, and once more for each cell with a single candidate after it. In each
/// attempt, greedy filling and relaxation poll for each cell.
constexpr std::uint64_t mostPolls
    = std::uint64_t{mostNodes} * cells + std::uint64_t{constants::attempts} * 3 * cells;

} // namespace

class TestConstrainedBounded final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void impossibleBoardsEnd_data();
    static void impossibleBoardsEnd();
};

void TestConstrainedBounded::impossibleBoardsEnd_data()
{
    QTest::addColumn<bool>("isHard");
    QTest::newRow("relaxed: a Latin square of one carrier too few") << false;
    QTest::newRow("failed: a goal more often than there are lines") << true;
}

void TestConstrainedBounded::impossibleBoardsEnd()
{
    QFETCH(const bool, isHard);
    const StageSet about = isHard ? impossibleCopiesSet(size) : impossibleLatinSet(size);
    BoardMaker maker(about.goals, about.settings);
    Trace trace;
    for (int seed = 0; seed < 8; ++seed) {
        maker.run(QString::number(seed), Watch(), &trace);
        const std::vector<StageRan> stages = stagesRan(trace, maker.result());
        const Effort effort = effortOf(maker.result());
        QVERIFY2(wrongOrder(stages).isEmpty(), qPrintable(stagesText(stages)));
        QVERIFY2(wrongDeeds(stages, trace, effort).isEmpty(), qPrintable(stagesText(stages)));
        QVERIFY2(brokenLaw(maker).isEmpty(), qPrintable(brokenLaw(maker)));

        // The search used its budget and did not exceed it.
        QVERIFY(effort.nodes >= constants::nodesPerOpenCell * cells);
        QVERIFY(effort.nodes <= mostNodes);
        for (const StageRan &ran : stages) {
            const bool isFromForced = ran.stage == toStage(ConstrainedStage::CleanSlate);
            if (isFromForced || ran.stage == toStage(ConstrainedStage::Search))
                QVERIFY(nodesOf(ran, trace) <= constants::nodesPerOpenCell
                        * (isFromForced ? cells : cells - filledCells(ran.before)));
        }
        QCOMPARE(maker.outcome().has_value(), !isHard);
        const Finding &told = maker.result().made.front();
        if (isHard) {
            QCOMPARE(told.code, toCode(ConstrainedCode::MadeInPart));
            QCOMPARE(told.args[0], Arg(qint64{constants::attempts}));
            QCOMPARE(told.args[2], Arg(qint64{effort.nodes}));
            // Supply counts a goal at most once per line, so the shortage is known.
            QCOMPARE(maker.outcome().error().code, toCode(ConstrainedCode::PoolTooSmall));
            QCOMPARE(maker.outcome().error().why.size(),
                static_cast<std::size_t>(1 + cells - filledCells(maker.result().at)));
        } else {
            QCOMPARE(told.code, toCode(ConstrainedCode::MadeByRelaxation));
            QCOMPARE(told.args[0], Arg(qint64{1}));
            QCOMPARE(told.args[3], Arg(qint64{effort.nodes}));
        }

        // It polls exactly as often as its steps imply.
        std::uint64_t polls = 0;
        for (const StageRan &ran : stages)
            polls += pollsOf(ran, maker.compiled());
        QVERIFY(polls <= mostPolls);
        maker.run(QString::number(seed), Watch({}, polls - 1));
        QVERIFY(!maker.outcome());
        QCOMPARE(maker.outcome().error().code, Code::Cancelled);
        maker.run(QString::number(seed), Watch({}, polls));
        QVERIFY(maker.outcome().has_value() == !isHard
            && (!isHard || maker.outcome().error().code == toCode(ConstrainedCode::PoolTooSmall)));
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedBounded, NoApplication)

#include "tst_constrained_bounded.moc"
