// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each term of the scores, tested with pairs of goals that differ in one fact.

#include "core/constrained/search_scores.h"
#include "tests/support/boards/exclusion_groups.h"
#include "tests/support/editing/open_search.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QMap>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr ModeSettings three{.rows = 3, .columns = 3};

/// Scores on a partly filled board.
class Scored {
public:
    Scored(const GoalSet &set, const ModeSettings &settings, const Heuristics &heuristics)
        : m_open(set, settings)
        , m_candidates(m_open.set())
        , m_scores(m_open.set())
    {
        m_open.set().heuristics = heuristics;
    }

    void place(int cell, GoalIndex goal) { m_open.place(cell, goal); }

    std::int64_t of(GoalIndex goal, int cell)
    {
        m_candidates.begin(m_open.board(), m_open.pool().goals());
        Q_ASSERT(m_candidates.has(SiteIndex{cell}, goal));
        m_scores.begin(m_open.board(), m_candidates, m_open.pool().goals(), SiteIndex{cell});
        return m_scores.of(m_candidates, goal);
    }

private:
    OpenSearch m_open;
    Candidates m_candidates;
    SearchScores m_scores;
};

constexpr Heuristics budgetOnly{.supplyLeft = false};
constexpr Heuristics supplyOnly{.budgetLeft = false};
constexpr Heuristics neither{.budgetLeft = false, .supplyLeft = false};

/// Twenty goals; tests compare the first two.
GoalSet pair(const QList<int> &boardPercents, const QList<int> &linePercents)
{
    GoalSet set = plainSet(20);
    for (int i = 0; i < boardPercents.size(); ++i)
        set.boardLimits.append({u"b%1"_s.arg(i), boardPercents[i]});
    for (int i = 0; i < linePercents.size(); ++i)
        set.lineLimits.append({u"l%1"_s.arg(i), linePercents[i]});
    return set;
}

} // namespace

class TestConstrainedScores final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void alikeAreEqual();
    static void budgetOfBoardCategories();
    static void budgetOfLineCategories();
    static void budgetThatNobodyNeeds();
    static void ownPlaces();
    static void lastRoomInALine();
    static void lastRoomOnTheBoard();
    static void lastRoomOfTagsAndGroups();
    static void theSearchPrefersTheBest();
    static void theTierIsRoundedUp();
    static void theEdgeOfTheTierIsDrawn();
};

void TestConstrainedScores::alikeAreEqual()
{
    GoalSet set = pair({50, 50}, {60, 60});
    for (const int row : {0, 1, 5, 6}) {
        set.objectives[row].boardCategories = {u"b%1"_s.arg(row % 2)};
        set.objectives[row].lineCategories = {u"l%1"_s.arg(row % 2)};
    }
    for (const Heuristics &heuristics : {Heuristics{}, budgetOnly, supplyOnly}) {
        Scored scored(set, three, heuristics);
        QCOMPARE(scored.of(0, 4), scored.of(1, 4));
        QVERIFY(scored.of(0, 4) <= 0);
    }
    // Plain goals use no budget. They only remove themselves from eight other cells.
    QCOMPARE(Scored(set, three, budgetOnly).of(10, 4), 0);
    QVERIFY(Scored(set, three, supplyOnly).of(10, 4) < 0);
    QCOMPARE(Scored(set, three, neither).of(0, 4), 0);
}

void TestConstrainedScores::budgetOfBoardCategories()
{
    GoalSet set = pair({34, 34}, {}); // four goals each
    set.objectives[0].boardCategories = {u"b0"_s};
    set.objectives[1].boardCategories = {u"b1"_s};
    set.objectives[5].boardCategories = {u"b0"_s};
    for (int i = 0; i < 8; ++i) // enough goals to use up either limit
        set.objectives[11 + i].boardCategories = {u"b%1"_s.arg(i % 2)};
    Scored scored(set, three, budgetOnly);
    QCOMPARE(scored.of(0, 4), scored.of(1, 4));
    scored.place(0, 5); // uses one of b0
    QVERIFY(scored.of(0, 4) < scored.of(1, 4));

    // A tighter limit, then one more category.
    set.boardLimits[0].percent = 23;
    QVERIFY(Scored(set, three, budgetOnly).of(0, 4) < Scored(set, three, budgetOnly).of(1, 4));
    set.boardLimits[0].percent = 34;
    set.objectives[0].boardCategories = {u"b0"_s, u"b1"_s};
    QVERIFY(Scored(set, three, budgetOnly).of(0, 4) < Scored(set, three, budgetOnly).of(1, 4));
    QCOMPARE(Scored(set, three, neither).of(0, 4), Scored(set, three, neither).of(1, 4));
}

void TestConstrainedScores::budgetOfLineCategories()
{
    GoalSet set = pair({}, {60, 60}); // two per line each
    set.objectives[0].lineCategories = {u"l0"_s};
    set.objectives[1].lineCategories = {u"l1"_s};
    set.objectives[5].lineCategories = {u"l0"_s};
    for (int i = 0; i < 4; ++i) // enough goals to use up either limit
        set.objectives[11 + i].lineCategories = {u"l%1"_s.arg(i % 2)};
    Scored scored(set, three, budgetOnly);
    QCOMPARE(scored.of(0, 1), scored.of(1, 1));
    scored.place(0, 5); // in the first row
    QVERIFY(scored.of(0, 1) < scored.of(1, 1));
    QCOMPARE(scored.of(0, 5), scored.of(1, 5)); // the sixth cell shares no line with it
    // The middle is in four lines, an edge cell in two.
    QVERIFY(scored.of(1, 4) < scored.of(1, 5));

    set.lineLimits[0].percent = 33;
    QVERIFY(Scored(set, three, budgetOnly).of(0, 1) < Scored(set, three, budgetOnly).of(1, 1));
}

void TestConstrainedScores::budgetThatNobodyNeeds()
{
    // Limits that restrict nothing: 100 %, a remaining capacity of at least the open cells, and a
    // limit that the category's goals cannot exceed.
    GoalSet set = pair({100, 23, 34}, {100, 33, 60});
    set.objectives[2].boardCategories = {u"b2"_s};
    set.objectives[2].lineCategories = {u"l2"_s};
    for (int i = 0; i < 2; ++i)
        set.objectives[18 + i].boardCategories = {u"b1"_s};
    set.objectives[0].boardCategories = {u"b0"_s};
    set.objectives[0].lineCategories = {u"l0"_s};
    set.objectives[1].boardCategories = {u"b1"_s};
    set.objectives[1].lineCategories = {u"l1"_s};
    Scored scored(set, three, budgetOnly);
    QCOMPARE(scored.of(0, 0), 0);
    QCOMPARE(scored.of(2, 0), 0);
    QVERIFY(scored.of(1, 0) < 0);
    for (int cell = 1; cell < 9; ++cell)
        scored.place(cell, cell + 5);
    QCOMPARE(scored.of(1, 0), 0); // the last cell
}

void TestConstrainedScores::ownPlaces()
{
    // On a board with zones, the goal that fits more cells loses more when it is placed.
    GoalSet set = plainSet(20);
    set.objectives[0].progression = Zone::Early | Zone::Mid | Zone::Late;
    set.objectives[1].progression = Zone::Early;
    const ModeSettings ascend = settingsOfSize(GameMode::Ascend, 4);
    QVERIFY(Scored(set, ascend, supplyOnly).of(0, 12) < Scored(set, ascend, supplyOnly).of(1, 12));
    QCOMPARE(Scored(set, ascend, budgetOnly).of(0, 12), Scored(set, ascend, budgetOnly).of(1, 12));

    // A goal with copies left loses only the lines of its cell.
    GoalSet copies = plainSet(20);
    for (const int row : {0, 1})
        copies.objectives[row].range = {1, 2, 3};
    copies.objectives[1].individualLimit = 2;
    Scored scored(copies, three, supplyOnly);
    QVERIFY(scored.of(0, 1) < scored.of(1, 1));
    scored.place(5, 1);
    QVERIFY(scored.of(1, 0) > scored.of(0, 0)); // its last copy, but it now fits fewer cells
}

void TestConstrainedScores::lastRoomInALine()
{
    // Each goal uses the last capacity of its category in its lines; l0 has more goals.
    GoalSet set = pair({}, {33, 33});
    for (const int row : {0, 2, 3, 4})
        set.objectives[row].lineCategories = {u"l0"_s};
    for (const int row : {1, 5})
        set.objectives[row].lineCategories = {u"l1"_s};
    QVERIFY(Scored(set, three, supplyOnly).of(0, 4) < Scored(set, three, supplyOnly).of(1, 4));
    QCOMPARE(Scored(set, three, budgetOnly).of(0, 4), Scored(set, three, budgetOnly).of(1, 4));

    // If a line may have two, nothing is lost.
    set.lineLimits[0].percent = 60;
    set.lineLimits[1].percent = 60;
    QCOMPARE(Scored(set, three, supplyOnly).of(0, 4), Scored(set, three, supplyOnly).of(1, 4));

    // Goals that could not be placed there anyway do not count as lost.
    set.lineLimits[0].percent = 33;
    set.lineLimits[1].percent = 33;
    for (const int row : {3, 4})
        set.objectives[row].forcedPositions = {5};
    QCOMPARE(Scored(set, three, supplyOnly).of(0, 4), Scored(set, three, supplyOnly).of(1, 4));

    // Neither do placed goals: goal 2 of l0 is on the board already.
    Scored scored(set, three, supplyOnly);
    scored.place(0, 2);
    QVERIFY(scored.of(0, 5) > scored.of(1, 5));
}

void TestConstrainedScores::lastRoomOnTheBoard()
{
    GoalSet set = pair({11, 11}, {}); // one goal each
    for (const int row : {0, 2, 3})
        set.objectives[row].boardCategories = {u"b0"_s};
    for (const int row : {1, 4})
        set.objectives[row].boardCategories = {u"b1"_s};
    QVERIFY(Scored(set, three, supplyOnly).of(0, 4) < Scored(set, three, supplyOnly).of(1, 4));
    QCOMPARE(Scored(set, three, budgetOnly).of(0, 4), Scored(set, three, budgetOnly).of(1, 4));
    set.boardLimits[0].percent = 22; // two goals of b0
    QVERIFY(Scored(set, three, supplyOnly).of(0, 4) > Scored(set, three, supplyOnly).of(1, 4));
}

void TestConstrainedScores::lastRoomOfTagsAndGroups()
{
    GoalSet set = plainSet(20);
    set.tagNames = {u"t"_s, u"u"_s};
    for (const int row : {0, 2, 3})
        set.objectives[row].tag = u"t"_s;
    for (const int row : {1, 4})
        set.objectives[row].tag = u"u"_s;
    QVERIFY(Scored(set, three, supplyOnly).of(0, 4) < Scored(set, three, supplyOnly).of(1, 4));

    GoalSet grouped = plainSet(20);
    addGroups(grouped, {1, 2});
    for (const qsizetype row : {0, 2, 3})
        join(grouped, row, 0);
    for (const qsizetype row : {1, 4, 5})
        join(grouped, row, 1);
    QVERIFY(
        Scored(grouped, three, supplyOnly).of(0, 4) < Scored(grouped, three, supplyOnly).of(1, 4));
    Scored scored(grouped, three, supplyOnly);
    scored.place(0, 4); // group 2 has room for one more, and one goal is left beside goal 1
    scored.place(1, 2); // group 1 has none left
    QVERIFY(scored.of(1, 4) < scored.of(10, 4));
}

void TestConstrainedScores::theSearchPrefersTheBest()
{
    // Ten goals use up a board limit each; ten use none. With both terms, the best half never has a
    // goal with a category. Without the terms, it often does.
    GoalSet set = plainSet(20);
    for (int i = 0; i < 10; ++i) {
        set.boardLimits.append({u"b%1"_s.arg(i), 11});
        set.objectives[i].boardCategories = {u"b%1"_s.arg(i)};
    }
    const auto carriersPickedFirst = [&](const Heuristics &heuristics, int tier) {
        OpenSearch open(set, three);
        open.set().heuristics = heuristics;
        int members = 0;
        for (int seed = 0; seed < 100; ++seed) {
            open.run({.round = 1, .nodes = plenty, .tier = tier}, QString::number(seed));
            members += rowOf(set, open.trace().steps[1].what) < 10 ? 1 : 0;
            open.takeBack();
        }
        return members;
    };
    QCOMPARE(carriersPickedFirst({}, 50), 0);
    QCOMPARE(carriersPickedFirst(budgetOnly, 50), 0);
    QVERIFY(carriersPickedFirst({}, 100) > 30); // a tier of all goals: scores do not matter
    // Without scores the edge of the tier is drawn, so no goal is excluded for good.
    QVERIFY(carriersPickedFirst(neither, 50) > 30);
    // A tier of 60 % is twelve of twenty goals, two of them with a category: one pick in six.
    const int some = carriersPickedFirst({}, 60);
    QVERIFY(some > 4 && some < 35);
}

void TestConstrainedScores::theTierIsRoundedUp()
{
    // Goal n of eleven removes n candidates by a tag that it shares with n idle goals, so that all
    // scores differ. A tier of 10 % of eleven is two.
    GoalSet set = plainSet(0);
    for (int n = 0; n < 11; ++n) {
        set.tagNames << u"t%1"_s.arg(n);
        addGoal(set, u"goal %1"_s.arg(n)).tag = set.tagNames.last();
        for (int i = 0; i < n; ++i) {
            Objective &idle = addGoal(set, u"beside %1, %2"_s.arg(n).arg(i));
            idle.tag = set.tagNames.last();
            idle.forcedPositions = {1};
        }
    }
    OpenSearch open(set, three);
    QMap<QString, int> picks;
    for (int seed = 0; seed < 200; ++seed) {
        open.run({.round = 1, .nodes = 1, .tier = 10}, QString::number(seed));
        const Step &first = open.trace().steps[1];
        if (first.a != SiteIndex{0})
            ++picks[set.objectives[rowOf(set, first.what)].goal];
        open.takeBack();
    }
    QCOMPARE(picks.keys(), (QStringList{u"goal 0"_s, u"goal 1"_s}));
    QVERIFY(picks.first() > 50 && picks.last() > 50);
}

void TestConstrainedScores::theEdgeOfTheTierIsDrawn()
{
    // All goals are equal, so each seed has another tier.
    const GoalSet set = plainSet(20);
    OpenSearch open(set, three);
    QList<RowId> picked;
    for (int seed = 0; seed < 400; ++seed) {
        open.run({.round = 1, .nodes = plenty, .tier = 10}, QString::number(seed));
        const RowId first = open.trace().steps[1].what;
        if (!picked.contains(first))
            picked << first;
        open.takeBack();
    }
    QCOMPARE(picked.size(), 20);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedScores, NoApplication)

#include "tst_constrained_scores.moc"
