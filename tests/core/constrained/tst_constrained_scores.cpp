// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each term of the scores by pairs: two goals alike but for one fact, and which of them is better.

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

/// Scores on a board that is begun.
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

/// Twenty goals; the first two are compared.
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
    // Plain goals take nothing of any budget; only themselves away from eight cells.
    QCOMPARE(Scored(set, three, budgetOnly).of(10, 4), 0);
    QVERIFY(Scored(set, three, supplyOnly).of(10, 4) < 0);
    QCOMPARE(Scored(set, three, neither).of(0, 4), 0);
}

void TestConstrainedScores::budgetOfBoardCategories()
{
    GoalSet set = pair({34, 34}, {}); // four each
    set.objectives[0].boardCategories = {u"b0"_s};
    set.objectives[1].boardCategories = {u"b1"_s};
    set.objectives[5].boardCategories = {u"b0"_s};
    for (int i = 0; i < 8; ++i) // enough carriers to fill either
        set.objectives[11 + i].boardCategories = {u"b%1"_s.arg(i % 2)};
    Scored scored(set, three, budgetOnly);
    QCOMPARE(scored.of(0, 4), scored.of(1, 4));
    scored.place(0, 5); // one of b0 is gone
    QVERIFY(scored.of(0, 4) < scored.of(1, 4));

    // A tighter limit; one category more.
    set.boardLimits[0].percent = 23;
    QVERIFY(Scored(set, three, budgetOnly).of(0, 4) < Scored(set, three, budgetOnly).of(1, 4));
    set.boardLimits[0].percent = 34;
    set.objectives[0].boardCategories = {u"b0"_s, u"b1"_s};
    QVERIFY(Scored(set, three, budgetOnly).of(0, 4) < Scored(set, three, budgetOnly).of(1, 4));
    QCOMPARE(Scored(set, three, neither).of(0, 4), Scored(set, three, neither).of(1, 4));
}

void TestConstrainedScores::budgetOfLineCategories()
{
    GoalSet set = pair({}, {60, 60}); // two in a line, each
    set.objectives[0].lineCategories = {u"l0"_s};
    set.objectives[1].lineCategories = {u"l1"_s};
    set.objectives[5].lineCategories = {u"l0"_s};
    for (int i = 0; i < 4; ++i) // enough carriers to fill either
        set.objectives[11 + i].lineCategories = {u"l%1"_s.arg(i % 2)};
    Scored scored(set, three, budgetOnly);
    QCOMPARE(scored.of(0, 1), scored.of(1, 1));
    scored.place(0, 5); // in the first row
    QVERIFY(scored.of(0, 1) < scored.of(1, 1));
    QCOMPARE(scored.of(0, 5), scored.of(1, 5)); // which the sixth cell does not see
    // The middle counts in four lines, an edge in two.
    QVERIFY(scored.of(1, 4) < scored.of(1, 5));

    set.lineLimits[0].percent = 33;
    QVERIFY(Scored(set, three, budgetOnly).of(0, 1) < Scored(set, three, budgetOnly).of(1, 1));
}

void TestConstrainedScores::budgetThatNobodyNeeds()
{
    // A limit of all cells is none, and neither is one that leaves as much as is open, nor one that
    // its carriers cannot exceed.
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
    // On a board with zones one of two goals could stand in more cells: taking it loses more.
    GoalSet set = plainSet(20);
    set.objectives[0].progression = Zone::Early | Zone::Mid | Zone::Late;
    set.objectives[1].progression = Zone::Early;
    const ModeSettings ascend = settingsOfSize(GameMode::Ascend, 4);
    QVERIFY(Scored(set, ascend, supplyOnly).of(0, 12) < Scored(set, ascend, supplyOnly).of(1, 12));
    QCOMPARE(Scored(set, ascend, budgetOnly).of(0, 12), Scored(set, ascend, budgetOnly).of(1, 12));

    // One that has copies left keeps its places but for the lines it stands in.
    GoalSet copies = plainSet(20);
    for (const int row : {0, 1})
        copies.objectives[row].range = {1, 2, 3};
    copies.objectives[1].individualLimit = 2;
    Scored scored(copies, three, supplyOnly);
    QVERIFY(scored.of(0, 1) < scored.of(1, 1));
    scored.place(5, 1);
    QVERIFY(scored.of(1, 0) > scored.of(0, 0)); // its last copy, but it has fewer places now
}

void TestConstrainedScores::lastRoomInALine()
{
    // Each takes the last room of its category in the lines; of l0 there are more carriers.
    GoalSet set = pair({}, {33, 33});
    for (const int row : {0, 2, 3, 4})
        set.objectives[row].lineCategories = {u"l0"_s};
    for (const int row : {1, 5})
        set.objectives[row].lineCategories = {u"l1"_s};
    QVERIFY(Scored(set, three, supplyOnly).of(0, 4) < Scored(set, three, supplyOnly).of(1, 4));
    QCOMPARE(Scored(set, three, budgetOnly).of(0, 4), Scored(set, three, budgetOnly).of(1, 4));

    // With room for two in a line nobody loses anything.
    set.lineLimits[0].percent = 60;
    set.lineLimits[1].percent = 60;
    QCOMPARE(Scored(set, three, supplyOnly).of(0, 4), Scored(set, three, supplyOnly).of(1, 4));

    // Members that could not stand there anyway are not lost.
    set.lineLimits[0].percent = 33;
    set.lineLimits[1].percent = 33;
    for (const int row : {3, 4})
        set.objectives[row].forcedPositions = {5};
    QCOMPARE(Scored(set, three, supplyOnly).of(0, 4), Scored(set, three, supplyOnly).of(1, 4));

    // Nor are those that are used up: the carriers 2 of l0 and 5 of l1 apart, then 2 stands.
    Scored scored(set, three, supplyOnly);
    scored.place(0, 2);
    QVERIFY(scored.of(0, 5) > scored.of(1, 5));
}

void TestConstrainedScores::lastRoomOnTheBoard()
{
    GoalSet set = pair({11, 11}, {}); // one each
    for (const int row : {0, 2, 3})
        set.objectives[row].boardCategories = {u"b0"_s};
    for (const int row : {1, 4})
        set.objectives[row].boardCategories = {u"b1"_s};
    QVERIFY(Scored(set, three, supplyOnly).of(0, 4) < Scored(set, three, supplyOnly).of(1, 4));
    QCOMPARE(Scored(set, three, budgetOnly).of(0, 4), Scored(set, three, budgetOnly).of(1, 4));
    set.boardLimits[0].percent = 22; // two of b0
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
    scored.place(0, 4); // of the second group one more may stand, and one is left beside goal 1
    scored.place(1, 2); // and of the first nobody
    QVERIFY(scored.of(1, 4) < scored.of(10, 4));
}

void TestConstrainedScores::theSearchPrefersTheBest()
{
    // Ten goals take a whole board limit each, ten take nothing: the best half is never a carrier
    // where both terms look, and often one where neither does.
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
    QVERIFY(carriersPickedFirst({}, 100) > 30); // not asked
    // Without scores the tier's edge is drawn: no goal is left out for good.
    QVERIFY(carriersPickedFirst(neither, 50) > 30);
    // A tier of 60 % is twelve of twenty: two carriers among them, one pick in six.
    const int some = carriersPickedFirst({}, 60);
    QVERIFY(some > 4 && some < 35);
}

void TestConstrainedScores::theTierIsRoundedUp()
{
    // Goal n of eleven takes away n candidates of others, by a tag shared with n idle ones: so each
    // has a score of its own. A tier of 10 % of eleven are two.
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
    // All are equal: whoever is in the better half of one seed is not in that of another.
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
