// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/compiled_set.h"
#include "core/constrained/pool.h"
#include "core/goalset/lint.h"
#include "tests/support/goal_sets.h"
#include "tests/support/random_sets.h"
#include "tests/support/split_mix.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

Arg number(qint64 value)
{
    return value;
}

} // namespace

class TestLintSets final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void errorsBeforeWarningsInRowOrder();
    static void supplyIsThatOfThePool();
    static void largeSets();
};

void TestLintSets::errorsBeforeWarningsInRowOrder()
{
    GoalSet set = plainSet(5);
    set.boardLimits = {{u"idle"_s, 10}};
    set.objectives[3].goal = set.objectives[0].goal;
    set.objectives[4].goal = set.objectives[0].goal;
    set.objectives[4].weighting = 0;
    set.objectives[1].tag = u"unknown"_s;
    set.objectives[1].individualLimit = -1;

    QList<Code> codes;
    for (const Problem &problem : lint(set, 9))
        codes << problem.code;
    const QList<Code> expected{Code::TooFewObjectives, Code::LimitOutOfRange, Code::UndeclaredTag,
        Code::WeightingOutOfRange, Code::CategoryUnused, Code::SameObjectiveTwice,
        Code::SameObjectiveTwice};
    QVERIFY(codes == expected);
}

void TestLintSets::supplyIsThatOfThePool()
{
    // What lint counts before any board is what the generator counts with every goal rolled in.
    SplitMix random(3);
    int shortages = 0;
    for (int round = 0; round < 400; ++round) {
        const Settings settings = randomSettings(random);
        GoalSet set = randomGoalSet(random, settings);
        for (Objective &objective : set.objectives)
            objective.weighting = 100;
        const auto compiled = compileConstrained(set, settings);
        Pool pool(*compiled);
        pool.roll(*compiled, Draws(u"any"));

        const QList<Problem> problems = lint(set, settings.cells());
        const bool isShort = pool.supply() < settings.cells();
        shortages += isShort ? 1 : 0;
        QCOMPARE(
            std::ranges::count(problems, Code::TooFewObjectives, &Problem::code), isShort ? 1 : 0);
        if (isShort)
            QVERIFY((problems.first().args
                == QList<Arg>{number(pool.supply()), number(settings.cells())}));
    }
    QVERIFY(shortages > 50 && shortages < 350);
}

void TestLintSets::largeSets()
{
    // Equal rows are the worst case of a search for equal rows.
    constexpr int rows = 20'000;
    GoalSet set;
    set.boardLimits = {{u"all"_s, 100}};
    for (int i = 0; i < rows; ++i) {
        Objective &goal = addGoal(set, u"Get {{X}}"_s);
        goal.range = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
        goal.boardCategories = {u"all"_s};
    }
    const QList<Problem> problems = lint(set, 100);
    QCOMPARE(problems.size(), rows - 1);
    QCOMPARE(problems.last().row, RowId{rows});
    QVERIFY(problems.last().args == QList<Arg>{number(1)});
}

} // namespace boardwright

QTEST_APPLESS_MAIN(boardwright::TestLintSets)

#include "tst_lint_sets.moc"
