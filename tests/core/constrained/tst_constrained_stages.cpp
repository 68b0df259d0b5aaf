// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each way in which a board can be made, with a set that leads to it. Asserts on the trace, the
// effort and the result's own account.

#include "core/constrained/codes.h"
#include "core/constrained/constants.h"
#include "core/constrained/stages.h"
#include "tests/support/boards/board_laws.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/boards/stage_laws.h"
#include "tests/support/boards/stage_sets.h"
#include "tests/support/chi_square.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int nodes = constants::nodesPerOpenCell;

/// How a board was made: codes, each followed by its numbers.
using Told = QList<QList<qint64>>;

/// A maker and the trace of its last board.
struct Traced {
    explicit Traced(const StageSet &about)
        : maker(about.goals, about.settings)
    {
    }

    /// Makes a board and returns its stages as text, prefixed with "lawless: " if a law is broken.
    QString run(int seed)
    {
        maker.run(QString::number(seed), Watch(), &trace);
        stages = stagesRan(trace, maker.result());
        const bool isLawful = agrees(trace, maker.result()) && wrongOrder(stages).isEmpty()
            && wrongDeeds(stages, trace, effort()).isEmpty() && brokenLaw(maker).isEmpty();
        return isLawful ? stagesText(stages) : u"lawless: "_s + stagesText(stages);
    }

    Effort effort() const { return effortOf(maker.result()); }

    /// The row of the goal on a cell, both 1-based; 0 = empty.
    int at(std::size_t cell) const
    {
        return static_cast<int>(rowOf(maker.set(), maker.result().at[cell - 1].what)) + 1;
    }

    /// The result's account of how it was made: for each entry the code, then its numbers.
    Told made() const
    {
        Told told;
        for (const Finding &finding : maker.result().made) {
            QList<qint64> &line = told.emplace_back();
            line << static_cast<qint64>(finding.code);
            for (const Arg &arg : finding.args) {
                if (const auto *number = std::get_if<qint64>(&arg))
                    line << *number;
            }
        }
        return told;
    }

    BoardMaker maker;
    Trace trace;
    std::vector<StageRan> stages;
};

QList<qint64> told(Code code, std::initializer_list<qint64> numbers)
{
    return QList<qint64>{static_cast<qint64>(code)} + QList<qint64>(numbers);
}

const QString greedy = u"1: forced greedy"_s;
const QString cleanSlate = u"1: forced greedy search1 clean1"_s;
const QString secondPhase = u"1: forced greedy search1 clean1 search2 clean2"_s;
const QString failed = u"forced greedy search1 clean1 relax"_s;

} // namespace

class TestConstrainedStages final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void greedyAtOnce();
    static void cleanSlateOrConstrainedMode_data();
    static void cleanSlateOrConstrainedMode();
    static void secondPhaseWithOtherDraws();
    static void stoppedBecauseAllWasTried();
    static void stoppedForHardlyAnyProgress();
    static void stoppedNowhereElse_data();
    static void stoppedNowhereElse();
    static void pulledBackOncePerBoard();
    static void laterAttemptsAfterHardFailures();
    static void fullestBoardOfThreeAttempts();
    static void aRelaxedBoardEndsGeneration();
    static void forcedGoalsAreProtectedInConstrainedMode();
};

void TestConstrainedStages::greedyAtOnce()
{
    Traced traced({.goals = plainSet(40), .settings = {}});
    for (int seed = 0; seed < 50; ++seed) {
        QCOMPARE(traced.run(seed), greedy);
        QVERIFY(traced.effort() == (Effort{.poolSize = 40, .greedyPlaced = 25, .attempt = 1}));
        QCOMPARE(traced.made(),
            Told{told(toCode(ConstrainedCode::MadeByGreedy), {1, constants::attempts})});
    }
}

void TestConstrainedStages::cleanSlateOrConstrainedMode_data()
{
    QTest::addColumn<Restrictions>("restrictions");
    QTest::addColumn<bool>("isFew");
    QTest::newRow("plain") << Restrictions::None << false;
    QTest::newRow("lines") << Restrictions::Lines << false;
    QTest::newRow("few lines") << Restrictions::Lines << true;
    QTest::newRow("board") << Restrictions::Board << false;
    QTest::newRow("few of the board") << Restrictions::Board << true;
}

void TestConstrainedStages::cleanSlateOrConstrainedMode()
{
    QFETCH(const Restrictions, restrictions);
    QFETCH(const bool, isFew);
    const bool isConstrained = restrictions != Restrictions::None && !isFew;
    Traced traced(trapSet(restrictions, isFew));
    QMap<int, int> last; // how often each goal was picked for the last cell
    int trapped = 0;
    for (int seed = 0; seed < 300; ++seed) {
        const QString stages = traced.run(seed);
        const StageRan &tried = traced.stages[1];
        const qsizetype first = rowOf(traced.maker.set(), tried.after.front().what) + 1;
        QCOMPARE(stages, first <= 10 ? cleanSlate : greedy); // of the tag that the middle needs
        if (stages == greedy) {
            QCOMPARE(traced.made(),
                Told{told(toCode(ConstrainedCode::MadeByGreedy), {1, constants::attempts})});
            continue;
        }
        ++trapped;
        // The frontier leads nowhere. On the clean slate the middle has a single candidate, and
        // each end is one pick.
        QVERIFY(traced.effort()
            == (Effort{.poolSize = 19, .searchPlaced = 3, .attempt = 1, .phases = 1, .nodes = 2}));
        QCOMPARE(nodesOf(traced.stages[2], traced.trace), 0);
        QCOMPARE(nodesOf(traced.stages[3], traced.trace), 2);
        Told made{told(toCode(ConstrainedCode::MadeBySearch), {1, 1, 1, 2, nodes * (1 + 3)})};
        if (isConstrained && restrictions == Restrictions::Lines)
            made << told(toCode(ConstrainedCode::ConstrainedByLines), {5, 5, 94}); // 18 of 19 goals
        if (isConstrained && restrictions == Restrictions::Board)
            made << told(toCode(ConstrainedCode::ConstrainedByBoard), {4, 5, 100});
        QCOMPARE(traced.made(), made);
        QCOMPARE(traced.at(2), 1);
        QVERIFY(traced.at(1) > 10);
        ++last[traced.at(3)];
    }
    // Nine of the fourteen early goals are traps.
    QVERIFY(isWithin(oneInAMillion, trapped, 300, 9.0 / 14));
    // Constrained mode picks from the best half, the goals that use up the fewest limits. Otherwise
    // all are equally likely.
    QCOMPARE(last.keys(), isConstrained ? (QList{16, 17}) : (QList{16, 17, 18, 19}));
    for (const int times : std::as_const(last))
        QVERIFY(isWithin(oneInAMillion, times, trapped, 1.0 / static_cast<double>(last.size())));
}

void TestConstrainedStages::secondPhaseWithOtherDraws()
{
    Traced traced(latinSet(5, false, 5));
    int seen = 0;
    int otherStarts = 0;
    for (int seed = 0; seed < 200; ++seed) {
        if (traced.run(seed) != secondPhase)
            continue;
        ++seen;
        const int open = 25 - filledCells(traced.stages[1].after);
        const int ofFirst = nodesOf(traced.stages[3], traced.trace);
        const int ofSecond = nodesOf(traced.stages[5], traced.trace);
        QCOMPARE(ofFirst, nodes * 25); // the first phase used up its budget
        QVERIFY(ofSecond > 0 && ofSecond <= nodes * 25);
        QVERIFY(traced.effort()
            == (Effort{.poolSize = 30,
                .searchPlaced = 25,
                .attempt = 1,
                .phases = 2,
                .nodes = ofFirst + ofSecond}));
        QCOMPARE(traced.made(),
            Told{told(toCode(ConstrainedCode::MadeBySearch),
                {1, 2, 1, ofFirst + ofSecond, 2 * nodes * (open + 25)})});
        // Both begin by wiping the board.
        const auto firstPick = [&](const StageRan &ran) {
            const auto begin = traced.trace.steps.begin() + static_cast<std::ptrdiff_t>(ran.begin);
            const auto pick
                = std::ranges::find(begin, traced.trace.steps.end(), Act::Place, &Step::act);
            return std::pair(pick->a, pick->what);
        };
        otherStarts += firstPick(traced.stages[3]) == firstPick(traced.stages[5]) ? 0 : 1;
    }
    QVERIFY(seen > 20);
    QVERIFY(otherStarts > seen * 9 / 10);
}

void TestConstrainedStages::stoppedBecauseAllWasTried()
{
    Traced traced(lineOfThreeSet());
    for (int seed = 0; seed < 50; ++seed) {
        QCOMPARE(traced.run(seed), cleanSlate + u" relax"_s);
        const int used = traced.effort().nodes;
        QVERIFY(used < nodes * 3);
        QVERIFY(traced.effort()
            == (Effort{.poolSize = 3,
                .greedyPlaced = 2,
                .relaxPlaced = 1,
                .attempt = 1,
                .phases = 1,
                .nodes = used}));
        QCOMPARE(traced.made(),
            (Told{told(toCode(ConstrainedCode::MadeByRelaxation), {1, 1, 1, used, nodes * (1 + 3)}),
                told(toCode(ConstrainedCode::SearchStoppedEarly), {1, constants::phases, 1}),
                told(toCode(ConstrainedCode::ConstrainedByLines),
                    {1, 1, 66})})); // two of three goals
    }
}

void TestConstrainedStages::stoppedForHardlyAnyProgress()
{
    Traced traced(pigeonholeSet());
    for (int seed = 0; seed < 10; ++seed) {
        QCOMPARE(traced.run(seed), cleanSlate + u" relax"_s);
        const int open = 81 - traced.effort().greedyPlaced;
        QCOMPARE(nodesOf(traced.stages[3], traced.trace), nodes * 81);
        QCOMPARE(traced.effort().nodes, nodes * 81);
        QVERIFY(
            mostFilled(traced.stages[3], traced.trace) * 100 <= 81 * constants::hardlyAnyProgress);
        QCOMPARE(traced.made(),
            (Told{told(toCode(ConstrainedCode::MadeByRelaxation),
                      {1, open, 1, nodes * 81, nodes * (open + 81)}),
                told(toCode(ConstrainedCode::SearchStoppedEarly), {1, constants::phases, 0})}));
    }
}

void TestConstrainedStages::stoppedNowhereElse_data()
{
    QTest::addColumn<bool>("isRestrictive");
    QTest::newRow("random picks") << false;
    QTest::newRow("constrained mode") << true;
}

void TestConstrainedStages::stoppedNowhereElse()
{
    QFETCH(const bool, isRestrictive);
    // Diagonal Latin squares of order six are rare, but nearly complete ones are common.
    Traced traced(latinSet(6, isRestrictive));
    int early = 0;
    int late = 0;
    for (int seed = 0; seed < 200; ++seed) {
        const QString stages = traced.run(seed);
        if (stages == cleanSlate || stages == greedy)
            continue;
        // The budget was used up, and the progress decides whether the search stops early.
        QCOMPARE(nodesOf(traced.stages[3], traced.trace), nodes * 36);
        const bool isHardly
            = mostFilled(traced.stages[3], traced.trace) * 100 <= 36 * constants::hardlyAnyProgress;
        QCOMPARE(stages == cleanSlate + u" relax"_s, isHardly);
        QCOMPARE(traced.made().contains(
                     told(toCode(ConstrainedCode::SearchStoppedEarly), {1, constants::phases, 0})),
            isHardly);
        QCOMPARE(
            traced.made().contains(told(toCode(ConstrainedCode::ConstrainedByLines), {6, 6, 100})),
            isRestrictive);
        (isHardly ? early : late) += 1;
    }
    qInfo("%d stopped early, %d not", early, late);
    QVERIFY(late > 100);
}

void TestConstrainedStages::pulledBackOncePerBoard()
{
    // Seven goals are pulled back for every board, whichever attempt makes it.
    StageSet about = conflictSet();
    for (int row = 3; row < 10; ++row)
        about.goals.objectives[row].weighting = 0;
    Traced traced(about);
    QMap<int, int> attempts;
    for (int seed = 0; seed < 200; ++seed) {
        traced.run(seed);
        QCOMPARE(traced.effort().poolSize, 10);
        QCOMPARE(traced.effort().pulledBack, 7);
        QCOMPARE(traced.maker.result().findings.size(), 1U);
        QCOMPARE(
            traced.maker.result().findings.front().code, toCode(ConstrainedCode::GoalsPulledBack));
        QCOMPARE(traced.maker.result().findings.front().args[0], Arg(qint64{7}));
        ++attempts[traced.effort().attempt];
    }
    QVERIFY(attempts[1] > 100 && attempts[2] > 20);
}

void TestConstrainedStages::laterAttemptsAfterHardFailures()
{
    constexpr int seeds = 2000;
    Traced traced(conflictSet());
    QMap<int, int> made; // by attempt; 0 = by none
    for (int seed = 0; seed < seeds; ++seed) {
        const QString stages = traced.run(seed);
        const int attempt = traced.effort().attempt;
        if (traced.maker.outcome()) {
            QStringList expected;
            for (int before = 1; before < attempt; ++before)
                expected << u"%1: "_s.arg(before) + failed;
            expected << u"%1: forced greedy"_s.arg(attempt);
            QCOMPARE(stages, expected.join(u", "_s));
            QVERIFY(traced.effort()
                == (Effort{
                    .poolSize = 10, .forcedPlaced = 2, .greedyPlaced = 7, .attempt = attempt}));
            QCOMPARE(traced.made(),
                Told{told(toCode(ConstrainedCode::MadeByGreedy), {attempt, constants::attempts})});
            QVERIFY(traced.at(1) == 3 && traced.at(2) == 1);
            ++made[attempt];
            continue;
        }
        ++made[0];
        // All three boards have eight cells; the first is kept.
        QCOMPARE(stages, u"1: %1, 2: %1, 3: %1, 1: restore"_s.arg(failed));
        QCOMPARE(attempt, 1);
        QCOMPARE(traced.at(1), 2);
        QCOMPARE(filledCells(traced.maker.result().at), 8);
        QCOMPARE(traced.made(),
            (Told{told(toCode(ConstrainedCode::MadeInPart),
                      {constants::attempts, 1, traced.effort().nodes}),
                told(toCode(ConstrainedCode::SearchStoppedEarly), {1, constants::phases, 1})}));
        const Failure &failure = traced.maker.outcome().error();
        QCOMPARE(failure.code, toCode(ConstrainedCode::NoGoalFits));
        QCOMPARE(failure.why.size(), 2U);
        QCOMPARE(failure.why[0].code, toCode(ConstrainedCode::NoGoalFits));
        QCOMPARE(failure.why[0].args[0], Arg(qint64{1}));
        QCOMPARE(failure.why[1].code, toCode(ConstrainedCode::NoCandidate));
        QCOMPARE(traced.at(static_cast<std::size_t>(failure.why[1].site) + 1), 0);
    }
    // Attempts are independent, and each fails with probability 1 / 4.
    QVERIFY(isWithin(oneInAMillion, made[1], seeds, 3.0 / 4));
    QVERIFY(isWithin(oneInAMillion, made[2], seeds, 3.0 / 16));
    QVERIFY(isWithin(oneInAMillion, made[3], seeds, 3.0 / 64));
    QVERIFY(isWithin(oneInAMillion, made[0], seeds, 1.0 / 64));
    QVERIFY(made[0] > 0);
}

void TestConstrainedStages::fullestBoardOfThreeAttempts()
{
    constexpr int seeds = 1000;
    Traced traced(hopelessSet());
    QMap<int, int> kept;
    int worse = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        const QString stages = traced.run(seed);
        QVERIFY(!traced.maker.outcome());
        const int attempt = traced.effort().attempt;
        QString expected = u"1: %1, 2: %1, 3: %1"_s.arg(failed);
        if (attempt < 3)
            expected += u", %1: restore"_s.arg(attempt);
        QCOMPARE(stages, expected);
        // Goal 1 in cell 1 leaves one cell open, goal 2 leaves two.
        QList<int> filled;
        for (const StageRan &ran : traced.stages) {
            if (ran.stage == toStage(ConstrainedStage::Relax) && !ran.isRestoring)
                filled << filledCells(ran.after);
        }
        const auto fullest = std::ranges::max_element(filled);
        QCOMPARE(attempt, static_cast<int>(fullest - filled.begin()) + 1);
        QCOMPARE(filledCells(traced.maker.result().at), *fullest);
        QCOMPARE(*fullest, traced.at(1) == 1 ? 8 : 7);
        QCOMPARE(traced.effort().forcedPlaced + traced.effort().greedyPlaced
                + traced.effort().relaxPlaced,
            *fullest);
        QCOMPARE(traced.made().front(),
            told(toCode(ConstrainedCode::MadeInPart),
                {constants::attempts, 1, traced.effort().nodes}));
        QCOMPARE(traced.maker.outcome().error().why.front().args[0], Arg(qint64{9 - *fullest}));
        ++kept[attempt];
        worse += *fullest == 7 ? 1 : 0;
    }
    QVERIFY(isWithin(oneInAMillion, kept[1], seeds, 1.0 / 2 + 1.0 / 8));
    QVERIFY(isWithin(oneInAMillion, kept[2], seeds, 1.0 / 4));
    QVERIFY(isWithin(oneInAMillion, kept[3], seeds, 1.0 / 8));
    QVERIFY(isWithin(oneInAMillion, worse, seeds, 1.0 / 8));
}

void TestConstrainedStages::aRelaxedBoardEndsGeneration()
{
    for (const StageSet &about :
        {lineOfThreeSet(), impossibleLatinSet(4), impossibleLatinSet(5), pigeonholeSet()}) {
        Traced traced(about);
        for (int seed = 0; seed < 10; ++seed) {
            const QString stages = traced.run(seed);
            QVERIFY(traced.maker.outcome().has_value());
            QVERIFY2(
                stages.startsWith(cleanSlate) && stages.endsWith(u" relax"), qPrintable(stages));
            QVERIFY(std::ranges::all_of(
                traced.trace.steps, [](const Step &step) { return step.attempt == 1; }));
            QVERIFY(traced.effort().relaxPlaced > 0);
            QCOMPARE(traced.made().front().front(),
                static_cast<qint64>(toCode(ConstrainedCode::MadeByRelaxation)));
            QVERIFY(std::ranges::any_of(traced.maker.result().findings,
                [](const Finding &finding) { return isRelaxation(finding.code); }));
        }
    }
}

void TestConstrainedStages::forcedGoalsAreProtectedInConstrainedMode()
{
    constexpr int seeds = 400;
    Traced normal(strandedSet(false));
    Traced constrained(strandedSet(true));
    int stranded = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        QVERIFY(!normal.run(seed).startsWith(u"lawless"));
        QCOMPARE(normal.stages[0].rejected, 0);
        const std::vector<Placed> &forced = normal.stages[0].after;
        const bool isStranded = forced[0].what == RowId{1}; // goal 2 fits no other cell
        QCOMPARE(normal.effort().forcedPlaced, isStranded ? 1 : 2);
        stranded += isStranded ? 1 : 0;

        QVERIFY(!constrained.run(seed).startsWith(u"lawless"));
        QCOMPARE(constrained.effort().forcedPlaced, 2);
        QVERIFY(constrained.at(1) == 2 && constrained.at(2) == 1);
        const auto rejected = std::ranges::find(constrained.trace.steps, Act::Reject, &Step::act);
        QCOMPARE(rejected != constrained.trace.steps.end(), isStranded);
        if (!isStranded)
            continue;
        QCOMPARE(constrained.stages[0].rejected, 1);
        QCOMPARE(rejected->stage, toStage(ConstrainedStage::Forced));
        QCOMPARE(rejected->a, SiteIndex{0});
        QCOMPARE(rejected->what, RowId{1});
    }
    // Cell 1 comes first and goal 1 is picked: one in four.
    QVERIFY(isWithin(oneInAMillion, stranded, seeds, 1.0 / 4));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedStages, NoApplication)

#include "tst_constrained_stages.moc"
