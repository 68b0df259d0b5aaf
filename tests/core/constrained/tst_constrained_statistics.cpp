// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/chi_square.h"
#include "tests/support/editing/open_run.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int seeds = 20'000;
constexpr ModeSettings small{.rows = 3, .columns = 3};

/// Goals that need a relaxation in every cell; all candidates exceed equally many limits.
GoalSet relaxedSet(int goals)
{
    GoalSet set = plainSet(goals);
    set.boardLimits = {{u"never"_s, 0}};
    for (Objective &goal : set.objectives)
        goal.boardCategories = {u"never"_s};
    return set;
}

/// `goals` goals of which only every n-th is allowed: the category of the others has a limit of
/// zero.
GoalSet mostlyBarredSet(int goals, int nth)
{
    GoalSet set = plainSet(goals);
    set.boardLimits = {{u"never"_s, 0}};
    for (int i = 0; i < goals; ++i) {
        if (i % nth != 0)
            set.objectives[i].boardCategories = {u"never"_s};
    }
    return set;
}

/// Calls `see` with the board of every seed.
void overSeeds(const GoalSet &set, const std::function<void(const Result &)> &see,
    const ModeSettings &settings = small)
{
    BoardMaker maker(set, settings);
    for (int seed = 0; seed < seeds; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        see(maker.result());
    }
}

std::size_t goalAt(const Result &result, std::size_t cell)
{
    return static_cast<std::size_t>(result.at[cell].what) - 1;
}

QString statistic(const std::vector<int> &counts)
{
    return u"chi-square %1 in %2 bins"_s.arg(chiSquare(counts)).arg(counts.size());
}

} // namespace

// Thresholds are chi-square quantiles at one in a million on either side (support/chi_square.h).
// Seeds are independent, so each seed adds one observation to each table.
class TestConstrainedStatistics final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    static void picksAreUniform_data() { addSets(); }

    static void picksAreUniform();

    static void pairsAreIndependent_data() { addSets(); }

    static void pairsAreIndependent();
    static void picksAmongManyGoals_data();
    static void picksAmongManyGoals();
    static void pairsAmongManyGoals();
    static void picksAcrossZones();
    static void weightingsOnBoards_data();
    static void weightingsOnBoards();
    static void raisedWeightingsOnBoards();
    static void weightingsAreIndependentOnBoards();
    static void valuesAreUniform();
    static void valuesOfCopiesAreUniform();
    static void cellOrderIsUniform();
    static void forcedPicksAreUniform();

private:
    static void addSets()
    {
        QTest::addColumn<bool>("relaxed");
        QTest::newRow("greedy") << false;
        QTest::newRow("relaxation, ties") << true;
    }
};

void TestConstrainedStatistics::picksAreUniform()
{
    QFETCH(const bool, relaxed);
    constexpr std::size_t goals = 30;
    std::vector<std::vector<int>> counts(9, std::vector<int>(goals, 0));
    overSeeds(relaxed ? relaxedSet(goals) : plainSet(goals), [&](const Result &result) {
        QCOMPARE(effortOf(result).relaxPlaced, relaxed ? 9 : 0);
        for (std::size_t cell = 0; cell < counts.size(); ++cell)
            ++counts[cell][goalAt(result, cell)];
    });
    for (const std::vector<int> &ofCell : counts)
        QVERIFY2(looksUniform(ofCell), qPrintable(statistic(ofCell)));
}

void TestConstrainedStatistics::pairsAreIndependent()
{
    QFETCH(const bool, relaxed);
    constexpr std::size_t goals = 12;
    const std::vector<std::pair<std::size_t, std::size_t>> cells{
        {0, 1}, {0, 3}, {0, 4}, {0, 8}, {5, 7}};
    // Ordered pairs of different goals: (first, second) without the diagonal.
    std::vector<std::vector<int>> counts(cells.size(), std::vector<int>(goals * (goals - 1), 0));
    overSeeds(relaxed ? relaxedSet(goals) : plainSet(goals), [&](const Result &result) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::size_t one = goalAt(result, cells[i].first);
            const std::size_t other = goalAt(result, cells[i].second);
            QVERIFY(one != other);
            ++counts[i][one * (goals - 1) + other - (other > one ? 1 : 0)];
        }
    });
    for (const std::vector<int> &ofPair : counts)
        QVERIFY2(looksUniform(ofPair), qPrintable(statistic(ofPair)));
}

void TestConstrainedStatistics::picksAmongManyGoals_data()
{
    QTest::addColumn<int>("goals");
    QTest::addColumn<int>("nth"); // every n-th of them is allowed
    QTest::addColumn<int>("weighting");
    QTest::newRow("all of 300") << 300 << 1 << 100;
    QTest::newRow("all of 300, half of them in the pool") << 300 << 1 << 50;
    QTest::newRow("100 of 300") << 300 << 3 << 100;
    QTest::newRow("30 of 300, half of them in the pool") << 300 << 10 << 50;
    QTest::newRow("12 of 600") << 600 << 50 << 100;
    QTest::newRow("all of 520") << 520 << 1 << 100;
}

// Picks are uniform, however few of many goals are allowed and wherever they are among the others.
void TestConstrainedStatistics::picksAmongManyGoals()
{
    QFETCH(const int, goals);
    QFETCH(const int, nth);
    QFETCH(const int, weighting);
    GoalSet set = mostlyBarredSet(goals, nth);
    for (Objective &goal : set.objectives)
        goal.weighting = weighting;
    const auto standing = static_cast<std::size_t>(goals / nth);
    std::vector<std::vector<int>> counts(9, std::vector<int>(standing, 0));
    overSeeds(set, [&](const Result &result) {
        for (std::size_t cell = 0; cell < counts.size(); ++cell) {
            const std::size_t goal = goalAt(result, cell);
            if (goal % static_cast<std::size_t>(nth) == 0) // else relaxed: the pool was too small
                ++counts[cell][goal / static_cast<std::size_t>(nth)];
        }
    });
    for (const std::vector<int> &ofCell : counts) {
        QVERIFY(std::ranges::fold_left(ofCell, 0, std::plus()) > seeds * 9 / 10);
        QVERIFY2(looksUniform(ofCell), qPrintable(statistic(ofCell)));
    }
}

void TestConstrainedStatistics::pairsAmongManyGoals()
{
    constexpr int nth = 25;
    constexpr std::size_t standing = 300 / nth;
    std::vector<int> pairs(standing * (standing - 1), 0);
    overSeeds(mostlyBarredSet(300, nth), [&](const Result &result) {
        const std::size_t one = goalAt(result, 0) / nth;
        const std::size_t other = goalAt(result, 5) / nth;
        QVERIFY(one != other);
        ++pairs[one * (standing - 1) + other - (other > one ? 1 : 0)];
    });
    QVERIFY2(looksUniform(pairs), qPrintable(statistic(pairs)));
}

// A set of three cells. Its ends have one zone each and are filled first; no goal fits both. On the
// first cell all goals with its zone are equally likely, whatever other zones they have.
void TestConstrainedStatistics::picksAcrossZones()
{
    constexpr std::size_t early = 40;
    GoalSet set = plainSet(90);
    for (std::size_t i = 0; i < 90; ++i) {
        set.objectives[static_cast<qsizetype>(i)].progression = i >= early ? Zones(Zone::Endgame)
            : i % 4 == 0                                                   ? Zones(Zone::Early)
            : i % 4 == 1                                                   ? Zone::Early | Zone::Mid
            : i % 4 == 2 ? Zone::Early | Zone::Late
                         : Zone::Early | Zone::Mid | Zone::Late;
    }
    std::vector<int> first(early, 0);
    std::vector<int> last(90 - early, 0);
    overSeeds(set,
        [&](const Result &result) {
            ++first[goalAt(result, 0)];
            ++last[goalAt(result, 2) - early];
        },
        {.mode = GameMode::Triple, .rows = 1, .columns = 3});
    QVERIFY2(looksUniform(first), qPrintable(statistic(first)));
    QVERIFY2(looksUniform(last), qPrintable(statistic(last)));
}

void TestConstrainedStatistics::weightingsOnBoards_data()
{
    QTest::addColumn<int>("weighting");
    for (const int weighting : {1, 10, 33, 50, 90, 99, 100})
        QTest::addRow("%d", weighting) << weighting;
}

// The only goal that is forced to a cell is there whenever it is in the pool.
void TestConstrainedStatistics::weightingsOnBoards()
{
    QFETCH(const int, weighting);
    GoalSet set = plainSet(20);
    set.objectives[4].forcedPositions = {5};
    set.objectives[4].weighting = weighting;
    int hits = 0;
    overSeeds(set, [&](const Result &result) { hits += goalAt(result, 4) == 4 ? 1 : 0; });
    QVERIFY2(isWithin(3, hits, seeds, weighting / 100.0), qPrintable(QString::number(hits)));
}

void TestConstrainedStatistics::raisedWeightingsOnBoards()
{
    std::vector<bool> stood(seeds, false);
    for (const int weighting : {1, 20, 50, 51, 80, 99, 100}) {
        GoalSet set = plainSet(20);
        set.objectives[4].forcedPositions = {5};
        set.objectives[4].weighting = weighting;
        std::vector<bool> stands;
        overSeeds(set, [&](const Result &result) {
            stands.push_back(goalAt(result, 4) == 4);
            QVERIFY(stands.back() || !stood[stands.size() - 1]);
        });
        QVERIFY(stands != stood);
        stood = stands;
    }
}

void TestConstrainedStatistics::weightingsAreIndependentOnBoards()
{
    GoalSet set = plainSet(20);
    for (const int row : {0, 4, 8}) {
        set.objectives[row].forcedPositions = {row + 1};
        set.objectives[row].weighting = 50;
    }
    std::vector<int> counts(8, 0);
    overSeeds(set, [&](const Result &result) {
        std::size_t which = 0;
        for (const std::size_t cell : {0U, 4U, 8U})
            which = 2 * which + (goalAt(result, cell) == cell ? 1 : 0);
        ++counts[which];
    });
    QVERIFY2(looksUniform(counts), qPrintable(statistic(counts)));
}

void TestConstrainedStatistics::valuesAreUniform()
{
    GoalSet set = plainSet(9);
    set.objectives[3].range = {1, 2, 3, 5, 8, 13, 13};
    set.objectives[4].range = {10, 20, 30, 40};
    std::vector<int> ofFirst(14, 0);
    std::vector<int> pairs(24, 0);
    const std::vector<int> values{1, 2, 3, 5, 8, 13};
    overSeeds(set, [&](const Result &result) {
        std::size_t first = 0;
        std::size_t second = 0;
        for (const Placed &placed : result.at) {
            if (placed.what == RowId{4})
                first = static_cast<std::size_t>(
                    std::ranges::find(values, placed.value) - values.begin());
            if (placed.what == RowId{5})
                second = static_cast<std::size_t>(placed.value / 10 - 1);
        }
        ++ofFirst[first];
        ++pairs[first * 4 + second];
    });
    QCOMPARE(ofFirst[6], 0); // equal values count as one
    ofFirst.resize(6);
    QVERIFY2(looksUniform(ofFirst), qPrintable(statistic(ofFirst)));
    QVERIFY2(looksUniform(pairs), qPrintable(statistic(pairs)));
}

void TestConstrainedStatistics::valuesOfCopiesAreUniform()
{
    // Two copies on cells that share no line take different values of five.
    GoalSet set = plainSet(7);
    Objective &goal = addGoal(set, u"Do it {{X}} times"_s);
    goal.range = {1, 2, 3, 4, 5};
    goal.individualLimit = 2;
    goal.forcedPositions = {1, 6};
    std::vector<int> pairs(20, 0);
    overSeeds(set, [&](const Result &result) {
        const int one = result.at[0].value;
        const int other = result.at[5].value;
        QVERIFY(one != other);
        ++pairs[static_cast<std::size_t>((one - 1) * 4 + other - 1 - (other > one ? 1 : 0))];
    });
    QVERIFY2(looksUniform(pairs), qPrintable(statistic(pairs)));
}

void TestConstrainedStatistics::cellOrderIsUniform()
{
    OpenRun open(plainSet(12), small);
    std::vector<int> firsts(72, 0);
    std::vector<int> places(9, 0);
    for (int seed = 0; seed < seeds; ++seed) {
        open.run(QString::number(seed));
        const std::vector<SiteIndex> &order = open.board().fillOrder();
        const auto one = static_cast<std::size_t>(order[0]);
        const auto other = static_cast<std::size_t>(order[1]);
        ++firsts[one * 8 + other - (other > one ? 1 : 0)];
        ++places[static_cast<std::size_t>(order[8])];
    }
    QVERIFY2(looksUniform(firsts), qPrintable(statistic(firsts)));
    QVERIFY2(looksUniform(places), qPrintable(statistic(places)));
}

void TestConstrainedStatistics::forcedPicksAreUniform()
{
    // Four goals for one cell, and one goal for four cells.
    GoalSet set = plainSet(12);
    for (int row = 0; row < 4; ++row)
        set.objectives[row].forcedPositions = {5};
    set.objectives[4].forcedPositions = {1, 3, 7, 9};
    std::vector<int> goals(4, 0);
    std::vector<int> cells(4, 0);
    const std::vector<std::size_t> corners{0, 2, 6, 8};
    overSeeds(set, [&](const Result &result) {
        ++goals[goalAt(result, 4)];
        for (std::size_t corner = 0; corner < corners.size(); ++corner)
            cells[corner] += goalAt(result, corners[corner]) == 4 ? 1 : 0;
    });
    QVERIFY2(looksUniform(goals), qPrintable(statistic(goals)));
    QVERIFY2(looksUniform(cells), qPrintable(statistic(cells)));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedStatistics, NoApplication)

#include "tst_constrained_statistics.moc"
