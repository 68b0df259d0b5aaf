// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/codes.h"
#include "tests/support/boards/board_laws.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr ModeSettings small{.rows = 3, .columns = 3};

} // namespace

class TestConstrainedPhases final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void forcedPhase();
    static void forcedGoalsObeyTheirRoll();
    static void relaxedBoardCategory();
    static void relaxedLineCategory();
    static void pulledBack();
    static void tooSmall_data();
    static void tooSmall();
    static void copiesTakeOtherValuesAndLines();
};

void TestConstrainedPhases::forcedPhase()
{
    GoalSet set = plainSet(20);
    set.objectives[0].forcedPositions = {5};
    set.objectives[1].forcedPositions = {5};
    set.objectives[2].forcedPositions = {9, 1};
    set.objectives[3].forcedPositions = {10};
    BoardMaker maker(set, small);
    for (int seed = 0; seed < 200; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        const std::vector<Placed> &at = maker.result().at;
        QVERIFY(at[4].what == RowId{1} || at[4].what == RowId{2});
        QCOMPARE(std::ranges::count(at, RowId{1}, &Placed::what)
                + std::ranges::count(at, RowId{2}, &Placed::what),
            1);
        QVERIFY((at[0].what == RowId{3}) != (at[8].what == RowId{3}));
        QCOMPARE(std::ranges::count(at, RowId{4}, &Placed::what), 0);
        QCOMPARE(effortOf(maker.result()).forcedPlaced, 2);
        QCOMPARE(effortOf(maker.result()).greedyPlaced, 7);
        QVERIFY2(brokenLaw(maker).isEmpty(), qPrintable(brokenLaw(maker)));
    }
}

void TestConstrainedPhases::forcedGoalsObeyTheirRoll()
{
    GoalSet set = plainSet(20);
    set.objectives[0].forcedPositions = {5};
    set.objectives[0].weighting = 30;
    BoardMaker maker(set, small);
    int placed = 0;
    for (int seed = 0; seed < 2000; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        placed += maker.result().at[4].what == RowId{1} ? 1 : 0;
    }
    // 600 are expected; the standard deviation is 20.5.
    QVERIFY2(std::abs(placed - 600) < 5 * 21, qPrintable(QString::number(placed)));
}

void TestConstrainedPhases::relaxedBoardCategory()
{
    // 34 % of nine cells are four; all nine goals have the category.
    GoalSet set = plainSet(12);
    set.boardLimits = {{u"b"_s, 34}};
    for (Objective &goal : set.objectives)
        goal.boardCategories = {u"b"_s};
    BoardMaker maker(set, small);
    QVERIFY(maker.run(u"1").has_value());
    QCOMPARE(effortOf(maker.result()).greedyPlaced, 4);
    QCOMPARE(effortOf(maker.result()).relaxPlaced, 5);
    QCOMPARE(maker.result().findings.size(), 1U);
    const Finding &finding = maker.result().findings.front();
    const std::array<Arg, 6> args{u"b"_s, qint64{5}, qint64{9}, qint64{4}, Arg(), Arg()};
    QCOMPARE(finding.code, Code::BoardCategoryRelaxed);
    QVERIFY(finding.args == args);
    QCOMPARE(maker.result().involved.size(), 8U);
}

void TestConstrainedPhases::relaxedLineCategory()
{
    // Four goals of one category for the four cells of the second row, which may have two.
    GoalSet set = plainSet(16);
    set.lineLimits = {{u"l"_s, 50}};
    for (int i = 0; i < 4; ++i) {
        set.objectives[i].lineCategories = {u"l"_s};
        set.objectives[i].forcedPositions = {5 + i};
    }
    BoardMaker maker(set, {.rows = 3, .columns = 4});
    for (int seed = 0; seed < 50; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        // Other goals fit the cells that the forced phase left open, so no limit is exceeded.
        QCOMPARE(effortOf(maker.result()).forcedPlaced, 2);
        QVERIFY(maker.result().findings.empty());
    }

    // Without other goals they are placed there all the same.
    set.objectives.resize(4);
    BoardMaker alone(set, {.rows = 3, .columns = 4});
    QVERIFY(!alone.run(u"1"));
    QCOMPARE(alone.result().findings.size(), 3U);
    for (int taken = 0; taken < 2; ++taken)
        QCOMPARE(alone.result().findings[static_cast<std::size_t>(taken)].code,
            toCode(ConstrainedCode::ForcedGoalTaken));
    const std::array<Arg, 6> args{u"l"_s, qint64{2}, qint64{4}, qint64{2},
        qint64{static_cast<int>(LineKind::Row)}, qint64{2}};
    QVERIFY(alone.result().findings.back().args == args);
    QCOMPARE(alone.result().involved.size(), 3U);
    QVERIFY2(brokenLaw(alone).isEmpty(), qPrintable(brokenLaw(alone)));
}

void TestConstrainedPhases::pulledBack()
{
    GoalSet set = plainSet(12);
    for (int row = 4; row < 12; ++row)
        set.objectives[row].weighting = 0;
    BoardMaker maker(set, small);
    QVERIFY(maker.run(u"1").has_value());
    QCOMPARE(effortOf(maker.result()).poolSize, 9);
    QCOMPARE(effortOf(maker.result()).pulledBack, 5);
    QCOMPARE(maker.result().findings.size(), 1U);
    QCOMPARE(maker.result().findings.front().code, toCode(ConstrainedCode::GoalsPulledBack));
    QCOMPARE(maker.result().findings.front().args[0], Arg(qint64{5}));
    QVERIFY2(brokenLaw(maker).isEmpty(), qPrintable(brokenLaw(maker)));
}

void TestConstrainedPhases::tooSmall_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("empty");
    QTest::addColumn<int>("supply");

    QTest::newRow("no goals") << u"none"_s << 9 << 0;
    QTest::newRow("six goals") << u"six"_s << 3 << 6;
    QTest::newRow("one tag") << u"tag"_s << 8 << 1;
    QTest::newRow("all disabled") << u"disabled"_s << 9 << 0;
    QTest::newRow("all for one cell") << u"forced"_s << 8 << 1;
    QTest::newRow("all outside") << u"outside"_s << 9 << 0;
}

void TestConstrainedPhases::tooSmall()
{
    QFETCH(const QString, kind);
    QFETCH(const int, empty);
    QFETCH(const int, supply);
    GoalSet set = plainSet(kind == u"none" ? 0 : kind == u"six" ? 6 : 12);
    for (Objective &goal : set.objectives) {
        if (kind == u"tag")
            goal.tag = u"t"_s;
        else if (kind == u"forced")
            goal.forcedPositions = {7};
        else if (kind == u"outside")
            goal.forcedPositions = {10};
        goal.disabled = kind == u"disabled";
    }
    BoardMaker maker(set, small);
    QVERIFY(!maker.run(u"1"));
    const Failure &failure = maker.outcome().error();
    const bool isShort = supply < 9;
    QCOMPARE(failure.code,
        isShort ? toCode(ConstrainedCode::PoolTooSmall) : toCode(ConstrainedCode::NoGoalFits));
    QCOMPARE(failure.why.size(), static_cast<std::size_t>(1 + empty));
    std::array<Arg, 6> args{qint64{empty}};
    if (isShort) {
        args[1] = qint64{supply};
        args[2] = qint64{9};
    }
    QVERIFY(failure.why.front().args == args);
    QVERIFY2(brokenLaw(maker).isEmpty(), qPrintable(brokenLaw(maker)));
}

void TestConstrainedPhases::copiesTakeOtherValuesAndLines()
{
    // On 3 x 4, which has no diagonals, three copies fit in three different rows and columns.
    GoalSet set = plainSet(9);
    Objective &many = addGoal(set, u"Jump {{X}} times"_s);
    many.range = {2, 2, 4, 6};
    many.individualLimit = 9;
    BoardMaker maker(set, {.rows = 3, .columns = 4});
    int three = 0;
    for (int seed = 0; seed < 300; ++seed) {
        maker.run(QString::number(seed));
        QVERIFY2(brokenLaw(maker).isEmpty(), qPrintable(brokenLaw(maker)));
        three += std::ranges::count(maker.result().at, many.id, &Placed::what) == 3 ? 1 : 0;
    }
    QVERIFY(three > 50);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedPhases, NoApplication)

#include "tst_constrained_phases.moc"
