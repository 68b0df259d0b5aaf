// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the search deduces without trying: single candidates, supply, forced goals. Uses small sets,
// one for each case, and asserts on the trace.

#include "tests/support/boards/exclusion_groups.h"
#include "tests/support/editing/open_search.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr ModeSettings three{.rows = 3, .columns = 3};

std::vector<int> placedCells(const Trace &trace)
{
    std::vector<int> cells;
    for (const Step &step : trace.steps) {
        if (step.act == Act::Place)
            cells.push_back(static_cast<int>(step.a));
    }
    return cells;
}

/// Goals for the bottom row only (by zone), and other goals for all other rows.
GoalSet setOfZones(int early, int others)
{
    GoalSet set = plainSet(early + others);
    for (int i = 0; i < early; ++i)
        set.objectives[i].progression = Zone::Early;
    for (int i = early; i < early + others; ++i)
        set.objectives[i].progression = Zone::Mid | Zone::Late | Zone::Endgame;
    return set;
}

/// Whether the search sees at once, without a try, that the set cannot fill the board.
bool isCutAtOnce(OpenSearch &open)
{
    const SearchReport &report = open.run({.round = 1, .nodes = plenty});
    return report.end == SearchEnd::NoWay && report.nodes == 0 && report.most == 0
        && open.steps(Act::Place) == 0;
}

bool isCutAtOnce(const GoalSet &set, const ModeSettings &settings = three)
{
    OpenSearch open(set, settings);
    return isCutAtOnce(open);
}

bool isFilled(const GoalSet &set, const ModeSettings &settings = three)
{
    OpenSearch open(set, settings);
    return open.run({.round = 1, .nodes = plenty}).end == SearchEnd::Filled;
}

} // namespace

class TestConstrainedSearchLimits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void singletonsAreFree();
    static void singletonsGoWithTheirParent();
    static void aCellWithoutCandidateEndsABranch();
    static void tooFewGoals();
    static void aTagSuppliesOneCell();
    static void aGroupSuppliesItsRoom();
    static void copiesSupplyNoMoreThanTheirCells();
    static void exclusiveCellsNeedTheirZone();
    static void supplyIsAskedAfterEachPlacement();
    static void forcedGoalsTakePart();
    static void forcedGoalsKeepASpot();
    static void forcedGoalsWithoutASpotAreLetBe();
};

void TestConstrainedSearchLimits::singletonsAreFree()
{
    // Cell 1 takes only goal 1, then cell 2 only goal 2, and so on: a chain without a choice.
    GoalSet set = plainSet(9);
    for (int i = 0; i < 9; ++i)
        set.objectives[i].forcedPositions = {i + 1, i + 2};
    OpenSearch open(set, three);
    const SearchReport &report = open.run({.round = 1, .nodes = 0});
    QVERIFY(report.end == SearchEnd::Filled);
    QCOMPARE(report.nodes, 0);
    QCOMPARE(placedCells(open.trace()), (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8}));

    // Two goals for the first cell, and one for each other cell: the others are filled first, then
    // there is a choice.
    GoalSet fork = plainSet(10);
    for (int i = 0; i < 10; ++i)
        fork.objectives[i].forcedPositions = {i % 9 + 1};
    OpenSearch choice(fork, three);
    QVERIFY(choice.run({.round = 1, .nodes = 0}).end == SearchEnd::OutOfNodes);
    QCOMPARE(choice.report().most, 8);
    QVERIFY(choice.snapshot() == choice.before());
    QVERIFY(choice.run({.round = 1, .nodes = 1}).end == SearchEnd::Filled);
    QCOMPARE(choice.report().nodes, 1);
    QCOMPARE(placedCells(choice.trace()).back(), 0);
}

void TestConstrainedSearchLimits::singletonsGoWithTheirParent()
{
    // Two open cells and four goals with a board limit of two. Goals 8, 9 and 10 share a tag, so
    // that after one of them only goal 11 fits the last cell. Seven cells are filled beforehand.
    GoalSet set = plainSet(11);
    set.boardLimits = {{u"b"_s, 12}}; // two cells
    for (const int row : {7, 8, 9, 10})
        set.objectives[row].boardCategories = {u"b"_s};
    set.objectives[7].tag = u"t"_s;
    set.objectives[8].tag = u"t"_s;
    set.objectives[9].tag = u"t"_s;
    set.tagNames = {u"t"_s};
    OpenSearch open(set, three);
    for (int cell = 0; cell < 7; ++cell)
        open.place(cell, cell);
    // After any of 8, 9 and 10, goal 11 is the only candidate of the last cell.
    int singletons = 0;
    for (int seed = 0; seed < 40; ++seed) {
        open.run({.round = 1, .nodes = 1}, QString::number(seed));
        QCOMPARE(open.report().nodes, 1);
        if (open.isOnBoard(10) && open.trace().steps[1].what != open.set().goals[10].row) {
            QVERIFY(open.report().end == SearchEnd::Filled);
            ++singletons;
        }
        open.takeBack();
    }
    QVERIFY(singletons > 10);
}

void TestConstrainedSearchLimits::aCellWithoutCandidateEndsABranch()
{
    // Supply suffices, but no goal may go on cell 5: all are forced elsewhere.
    GoalSet set = plainSet(12);
    for (Objective &goal : set.objectives)
        goal.forcedPositions = {1, 2, 3, 4, 6, 7, 8, 9};
    OpenSearch open(set, three);
    const SearchReport &report = open.run({.round = 1, .nodes = plenty});
    QVERIFY(report.end == SearchEnd::NoWay);
    QCOMPARE(report.nodes, 0);
    QCOMPARE(open.steps(Act::Place), 0);
}

void TestConstrainedSearchLimits::tooFewGoals()
{
    QVERIFY(isCutAtOnce(plainSet(8)));
    QVERIFY(isFilled(plainSet(9)));
}

void TestConstrainedSearchLimits::aTagSuppliesOneCell()
{
    GoalSet set = plainSet(10);
    set.tagNames = {u"t"_s};
    for (const int row : {0, 1})
        set.objectives[row].tag = u"t"_s;
    QVERIFY(isFilled(set));
    set.objectives[2].tag = u"t"_s;
    QVERIFY(isCutAtOnce(set));

    // A tag whose only goal fits nowhere supplies no cell.
    GoalSet outside = plainSet(9);
    outside.tagNames = {u"t"_s};
    outside.objectives[0].tag = u"t"_s;
    QVERIFY(isFilled(outside));
    outside.objectives[0].forcedPositions = {99};
    QVERIFY(isCutAtOnce(outside));
}

void TestConstrainedSearchLimits::aGroupSuppliesItsRoom()
{
    GoalSet set = plainSet(12);
    addGroups(set, {2, 1});
    for (qsizetype row = 0; row < 5; ++row)
        join(set, row, 0);
    QVERIFY(isFilled(set)); // two of five, and seven others
    join(set, 5, 0);
    QVERIFY(isCutAtOnce(set));

    // Capacity that is already used: one goal of the group is placed, one more is allowed.
    OpenSearch open(set, three);
    open.place(0, 0);
    QVERIFY(isCutAtOnce(open)); // one of the group and six others, for eight cells
}

void TestConstrainedSearchLimits::copiesSupplyNoMoreThanTheirCells()
{
    // A goal with three copies is in the corner. Of the open cells 5, 6 and 9, only cell 6 shares
    // no line with it. One other goal fits all three. Every cell has a candidate, and two copies
    // are left, but only one of them has a place.
    GoalSet set = plainSet(6);
    Objective &many = addGoal(set, u"{{X}} times"_s);
    many.range = {1, 2, 3};
    many.individualLimit = 3;
    const auto begin = [](OpenSearch &open) {
        open.place(0, 6);
        for (int goal = 0; const int cell : {1, 2, 3, 6, 7})
            open.place(cell, goal++);
    };
    OpenSearch shortage(set, three);
    begin(shortage);
    QVERIFY(isCutAtOnce(shortage));

    addGoal(set, u"one more"_s);
    OpenSearch enough(set, three);
    begin(enough);
    QVERIFY(enough.run({.round = 1, .nodes = plenty}).end == SearchEnd::Filled);
    QCOMPARE(enough.board().goalAt(SiteIndex{5}), 6);
}

void TestConstrainedSearchLimits::exclusiveCellsNeedTheirZone()
{
    // The four cells of the bottom row are early only. The total number of goals suffices.
    const ModeSettings ascend = settingsOfSize(GameMode::Ascend, 4);
    QVERIFY(isFilled(setOfZones(4, 20), ascend));
    QVERIFY(isCutAtOnce(setOfZones(3, 20), ascend));

    // Two goals of one tag count as one.
    GoalSet tagged = setOfZones(5, 20);
    tagged.tagNames = {u"t"_s};
    tagged.objectives[0].tag = u"t"_s;
    tagged.objectives[1].tag = u"t"_s;
    QVERIFY(isFilled(tagged, ascend));
    tagged.objectives[2].tag = u"t"_s;
    QVERIFY(isCutAtOnce(tagged, ascend));

    // Filled cells need no supply.
    OpenSearch open(setOfZones(4, 20), ascend);
    open.place(12, 0);
    QVERIFY(open.run({.round = 1, .nodes = plenty}).end == SearchEnd::Filled);
}

void TestConstrainedSearchLimits::supplyIsAskedAfterEachPlacement()
{
    // The bottom row and one cell above are open. Four early goals are for the row, one of which
    // fits the cell above, too; another goal fits only there. Using the early goal above leaves
    // three goals for four cells, although each cell still has candidates.
    GoalSet set = plainSet(11);
    for (int i = 0; i < 4; ++i) {
        set.objectives.append(Objective());
        set.objectives.last().id = set.nextRow();
        set.objectives.last().goal = u"early %1"_s.arg(i);
        set.objectives.last().progression = i == 0 ? Zone::Early | Zone::Late : Zones(Zone::Early);
    }
    addGoal(set, u"above"_s).progression = Zone::Late;
    OpenSearch open(set, settingsOfSize(GameMode::Ascend, 4));
    for (int cell = 0, goal = 0; cell < 12; ++cell) {
        if (cell != 5)
            open.place(cell, goal++);
    }
    int cut = 0;
    int right = 0;
    for (int seed = 0; seed < 60; ++seed) {
        QVERIFY(open.run({.round = 1, .nodes = plenty}, QString::number(seed)).end
            == SearchEnd::Filled);
        const std::vector<Step> &steps = open.trace().steps;
        QCOMPARE(steps[1].a, SiteIndex{5}); // two candidates; the cells of the row have four
        if (steps[1].what == open.set().goals[11].row) {
            ++cut;
            QVERIFY(steps[2].act == Act::Remove && steps[2].a == SiteIndex{5});
            QVERIFY(steps[3].act == Act::Place && steps[3].what == open.set().goals[15].row);
            QCOMPARE(open.steps(Act::Remove), 1);
        } else {
            ++right;
            QCOMPARE(open.steps(Act::Remove), 0);
        }
        open.takeBack();
    }
    QVERIFY(cut > 15 && right > 15);
}

void TestConstrainedSearchLimits::forcedGoalsTakePart()
{
    // Eight goals that fit everywhere, and one that fits only the middle.
    GoalSet set = plainSet(8);
    addGoal(set, u"middle"_s).forcedPositions = {5};
    for (const int tier : {100, 50}) {
        OpenSearch open(set, three);
        QVERIFY(open.run({.round = 1, .nodes = plenty, .tier = tier}).end == SearchEnd::Filled);
        QCOMPARE(open.board().goalAt(SiteIndex{4}), 8);
    }
}

void TestConstrainedSearchLimits::forcedGoalsKeepASpot()
{
    // A goal for the middle shares a category of capacity one with half of the others. If one of
    // these is placed first, the goal has no place.
    GoalSet set = plainSet(20);
    set.boardLimits = {{u"b"_s, 10}};
    for (int row = 0; row < 10; ++row)
        set.objectives[row].boardCategories = {u"b"_s};
    Objective &forced = addGoal(set, u"middle"_s);
    forced.boardCategories = {u"b"_s};
    forced.forcedPositions = {5};
    OpenSearch open(set, three);
    // Scores would hide the effect.
    open.set().heuristics.budgetLeft = false;
    open.set().heuristics.supplyLeft = false;
    int stranded = 0;
    int rejects = 0;
    for (int seed = 0; seed < 60; ++seed) {
        QVERIFY(open.run({.round = 1, .nodes = plenty}, QString::number(seed)).end
            == SearchEnd::Filled);
        stranded += open.isOnBoard(20) ? 0 : 1;
        QCOMPARE(open.steps(Act::Reject), 0);
        open.takeBack();

        QVERIFY(open.run({.round = 1, .nodes = plenty, .tier = 99}, QString::number(seed)).end
            == SearchEnd::Filled);
        QCOMPARE(open.board().goalAt(SiteIndex{4}), 20);
        rejects += open.steps(Act::Reject);
        std::size_t rows = 0; // of funnels; a skipped pick records none
        for (const Step &step : open.trace().steps)
            rows += step.funnelRows;
        QCOMPARE(open.trace().funnels.size(), rows);
        // A skipped pick counts as a node, too. Nothing is taken back here, so fewer nodes are not
        // enough.
        const SearchReport report = open.report();
        QCOMPARE(open.steps(Act::Remove), 0);
        open.takeBack();
        QVERIFY(
            open.run({.round = 1, .nodes = report.nodes - 1, .tier = 99}, QString::number(seed)).end
            == SearchEnd::OutOfNodes);
        QVERIFY(report.nodes > open.steps(Act::Reject));
        for (const Step &step : open.trace().steps) {
            if (step.act == Act::Reject) // another goal of the category, or any goal on its cell
                QVERIFY(rowOf(set, step.what) < 10 || step.a == SiteIndex{4});
        }
        open.takeBack();
    }
    qInfo("%d of 60 boards without it, %d picks skipped", stranded, rejects);
    QVERIFY(stranded > 30 && rejects > 30);
}

void TestConstrainedSearchLimits::forcedGoalsWithoutASpotAreLetBe()
{
    // Its only cell is filled before the search begins.
    GoalSet set = plainSet(12);
    addGoal(set, u"first"_s).forcedPositions = {1};
    OpenSearch open(set, three);
    open.place(0, 0);
    QVERIFY(open.run({.round = 1, .nodes = plenty, .tier = 50}).end == SearchEnd::Filled);
    QCOMPARE(open.steps(Act::Reject), 0);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedSearchLimits, NoApplication)

#include "tst_constrained_search_limits.moc"
