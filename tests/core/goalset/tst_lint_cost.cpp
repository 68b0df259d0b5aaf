// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of lint grows linearly with the set. The work is counted, not timed.
#include "core/constrained/lint.h"
#include "core/goalset/lint.h"
#include "core/goalset/problem_list.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/work.h"

#include <QTest>

#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A large set in which every row is valid.
GoalSet largeSet(int rows)
{
    GoalSet set;
    for (int i = 0; i < 40; ++i) {
        set.boardLimits << CategoryLimit{u"board%1"_s.arg(i), 10};
        set.lineLimits << CategoryLimit{u"line%1"_s.arg(i), 20};
    }
    for (int i = 0; i < rows; ++i) {
        Objective &goal = addGoal(set, u"Get {{X}} of kind %1"_s.arg(i));
        goal.range = {2, 3, 4, 5, 6};
        goal.individualLimit = 2;
        goal.boardCategories = {u"board%1"_s.arg(i % 40), u"board%1"_s.arg((i + 7) % 40)};
        goal.lineCategories = {u"line%1"_s.arg(i % 40)};
        goal.progression = Zones::fromInt(static_cast<Zones::Int>(1 + i % 15));
    }
    return set;
}

std::uint64_t lintWork(const GoalSet &set)
{
    const std::uint64_t before = workDone();
    const QList<Problem> problems = sortedProblems(lint(set, allSections())
            + lintConstrained(set, settingsOfSize(GameMode::Ascend, 7), u"Ascend"_s),
        set);
    if (problems.size() > 1'000'000)
        qFatal("so many problems cannot be");
    return workDone() - before;
}

/// For 16 times the size, linear work grows 16 times, sorting 21 times and quadratic work 256
/// times.
void isNearlyLinear(const std::function<std::uint64_t(int)> &workOf)
{
    const std::uint64_t small = workOf(1'000);
    const std::uint64_t large = workOf(16'000);
    qInfo("1,000: %llu, 16,000: %llu steps", static_cast<unsigned long long>(small),
        static_cast<unsigned long long>(large));
    QCOMPARE_GE(small, 10'000U);
    QCOMPARE_GE(large, 12 * small);
    QCOMPARE_LE(large, 24 * small);
}

} // namespace

class TestLintCost final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void linearInTheSet();
    static void manyCategoriesInOneRow();
    static void twinsOfLongRanges();
};

void TestLintCost::linearInTheSet()
{
    QVERIFY(lint(largeSet(5'000), allSections()).isEmpty());
    isNearlyLinear([](int goals) { return lintWork(largeSet(goals)); });
}

void TestLintCost::manyCategoriesInOneRow()
{
    const auto setOf = [](int names) {
        GoalSet set = plainSet(49);
        for (int i = 0; i < names; ++i) {
            set.objectives[0].boardCategories << u"c%1"_s.arg(i);
            set.objectives[1].forcedPositions << i;
            set.objectives[2].range << names - i;
            set.objectives[3].icons << u"%1.webp"_s.arg(i);
            set.tagNames << u"t%1"_s.arg(i);
            set.boardLimits << CategoryLimit{u"l%1"_s.arg(i), i};
        }
        return set;
    };
    isNearlyLinear([&](int names) { return lintWork(setOf(names)); });
}

void TestLintCost::twinsOfLongRanges()
{
    const auto setOf = [](int size) {
        GoalSet set = plainSet(49);
        for (int i = 0; i < size; ++i)
            addGoal(set, u"Get {{X}}"_s).range = {i + 1};
        set.objectives[49].range.clear();
        for (int value = 1; value <= size; ++value)
            set.objectives[49].range << value;
        return set;
    };
    isNearlyLinear([&](int size) { return lintWork(setOf(size)); });
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestLintCost, NoApplication)

#include "tst_lint_cost.moc"
