// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/search.h"
#include "tests/support/allocations.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A set tight enough that searches backtrack and some fail.
GoalSet tightSet()
{
    GoalSet set = plainSet(45);
    for (int i = 0; i < 8; ++i) {
        set.lineLimits.append({u"l%1"_s.arg(i), 20});
        set.boardLimits.append({u"b%1"_s.arg(i), 16});
    }
    for (int i = 0; i < 45; ++i) {
        Objective &goal = set.objectives[i];
        goal.lineCategories = {u"l%1"_s.arg(i % 8), u"l%1"_s.arg((i / 3) % 8)};
        goal.boardCategories = {u"b%1"_s.arg((i / 2) % 8)};
        if (i % 9 == 0)
            goal.forcedPositions = {1 + i % 25, 13};
        if (i % 7 == 0) {
            goal.range = {1, 2, 3};
            goal.individualLimit = 2;
        }
    }
    return set;
}

} // namespace

/// After the first search, none allocates memory.
class TestConstrainedSearchAllocations final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void searches_data();
    static void searches();
};

void TestConstrainedSearchAllocations::searches_data()
{
    QTest::addColumn<int>("tier");
    QTest::newRow("random") << 100;
    QTest::newRow("scored") << 25;
}

void TestConstrainedSearchAllocations::searches()
{
#ifndef __GLIBC__
    QSKIP("allocations are counted with glibc only");
#endif
    QFETCH(const int, tier);
    const auto set = compileConstrained(tightSet(), {});
    Pool pool(*set);
    BoardState board(*set);
    Search search(*set);
    Recorder recorder(nullptr);
    Watch watch;
    int turnedBack = 0;
    std::uint64_t first = 0;
    std::uint64_t later = 0;
    for (int seed = 0; seed < 100; ++seed) {
        const Draws draws(QString::number(seed));
        board.clear();
        pool.roll(*set, draws);
        const std::uint64_t before = allocations();
        const SearchReport report = search.run(
            {.round = 1, .nodes = 500, .tier = tier}, pool, draws, board, recorder, watch);
        (seed == 0 ? first : later) += allocations() - before;
        turnedBack += report.nodes > report.most ? 1 : 0;
    }
    QVERIFY(turnedBack > 30);
    QVERIFY(first > 0);
    QCOMPARE(later, 0U);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedSearchAllocations, NoApplication)

#include "tst_constrained_search_allocations.moc"
