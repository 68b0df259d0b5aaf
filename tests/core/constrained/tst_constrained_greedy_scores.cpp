// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each term of the score used by greedy filling in its second and third attempt, tested with goals
// that differ in one fact; and the pick among the best.

#include "core/constrained/cell_fill.h"
#include "core/constrained/constants.h"
#include "core/constrained/greedy_scores.h"
#include "tests/support/boards/exclusion_groups.h"
#include "tests/support/chi_square.h"
#include "tests/support/editing/open_search.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <tuple>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int scale = constants::scoreScale;
constexpr ModeSettings four{.rows = 4, .columns = 4};
constexpr Heuristics none{.boardCapacity = false, .lineCapacity = false, .zoneScarcity = false};

/// The score of a goal on a cell, both 0-based, using the terms of `heuristics`.
int score(OpenSearch &open, Heuristics heuristics, GoalIndex goal, int cell)
{
    open.set().heuristics = heuristics;
    return greedyScore(open.board(), open.set(), goal, SiteIndex{cell});
}

int ofBoard(OpenSearch &open, GoalIndex goal, int cell = 15)
{
    Heuristics heuristics = none;
    heuristics.boardCapacity = true;
    return score(open, heuristics, goal, cell);
}

int ofLines(OpenSearch &open, GoalIndex goal, int cell)
{
    Heuristics heuristics = none;
    heuristics.lineCapacity = true;
    return score(open, heuristics, goal, cell);
}

int ofZones(OpenSearch &open, GoalIndex goal, int cell)
{
    Heuristics heuristics = none;
    heuristics.zoneScarcity = true;
    return score(open, heuristics, goal, cell);
}

/// A simple implementation of the rule: sort, cut, take the highest draw.
GoalIndex plainPick(std::vector<ScoredGoal> scored, int percent)
{
    std::ranges::sort(scored, std::ranges::greater{},
        [](const ScoredGoal &goal) { return std::tuple(goal.score, goal.edge); });
    std::size_t best = scored.size() * static_cast<std::size_t>(percent) / 100;
    if (scored.size() * static_cast<std::size_t>(percent) % 100 != 0)
        ++best;
    scored.resize(best);
    return std::ranges::max(scored, {}, &ScoredGoal::pick).goal;
}

std::vector<ScoredGoal> randomGoals(SplitMix &random, int count, int scores)
{
    std::vector<ScoredGoal> scored;
    for (int goal = 0; goal < count; ++goal)
        scored.push_back({.score = random.below(scores),
            .edge = random.next(),
            .pick = random.next(),
            .goal = goal});
    return scored;
}

/// For each goal, how often the greedy fill of this attempt places it on the first cell it fills.
std::vector<int> firstPicks(
    const GoalSet &goals, const ModeSettings &settings, int attempt, int seeds)
{
    const auto set = compileConstrained(goals, settings);
    Pool pool(*set);
    BoardState board(*set);
    FillScratch scratch(*set);
    Recorder recorder(nullptr);
    Watch watch;
    std::vector<int> counts(set->goals.size(), 0);
    for (int seed = 0; seed < seeds; ++seed) {
        const Draws draws(QString::number(seed));
        pool.roll(*set, draws);
        board.clear();
        Fill fill(*set, pool, draws, attempt, board, scratch, recorder, watch);
        if (!fill.greedy())
            return {};
        ++counts[static_cast<std::size_t>(board.goalAt(board.fillOrder().front()))];
    }
    return counts;
}

} // namespace

class TestConstrainedGreedyScores final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardCapacity();
    static void lineCapacity();
    static void zoneScarcity();
    static void theSumOfThoseAskedFor();
    static void tiersAreRoundedUp();
    static void equalScoresByTheirEdges();
    static void uniformWithinTheTier_data();
    static void uniformWithinTheTier();
    static void attemptsPickFromTheirTier();
};

void TestConstrainedGreedyScores::boardCapacity()
{
    // 25 % of 16 cells are four, 50 % are eight. A limit of 100 % cannot be used up.
    GoalSet set = plainSet(30);
    set.tagNames = {u"tag"_s};
    set.boardLimits
        = {{u"four"_s, 25}, {u"eight"_s, 50}, {u"all"_s, 100}, {u"never"_s, 0}, {u"few"_s, 25}};
    addGroups(set, {2});
    for (const int row : {0, 1, 2, 3, 4})
        set.objectives[row].boardCategories = {u"four"_s};
    set.objectives[5].boardCategories = {u"eight"_s};
    set.objectives[6].boardCategories = {u"eight"_s, u"four"_s};
    set.objectives[7].boardCategories = {u"all"_s, u"undeclared"_s};
    set.objectives[8].boardCategories = {u"never"_s};
    for (int row = 20; row < 26; ++row) // eight goals in all
        set.objectives[row].boardCategories = {u"eight"_s};
    for (int row = 26; row < 29; ++row) // fewer goals than the limit allows
        set.objectives[row].boardCategories = {u"few"_s};
    set.objectives[9].tag = u"tag"_s;
    join(set, 9, 0);
    join(set, 10, 0);
    OpenSearch open(set, four);

    // Nothing is placed yet: every limit has its full capacity, except the one of zero.
    for (const GoalIndex goal : {0, 5, 6, 7, 9, 11})
        QCOMPARE(ofBoard(open, goal), scale);
    QCOMPARE(ofBoard(open, 8), 0);

    for (int placed = 1; placed <= 4; ++placed) {
        open.place(placed - 1, placed - 1); // uses one of "four"
        QCOMPARE(ofBoard(open, 4), scale * (4 - placed) / 4);
        QCOMPARE(ofBoard(open, 5), scale); // of another category
        QCOMPARE(ofBoard(open, 6), scale * (4 - placed) / 4); // the smallest share of several
        QCOMPARE(ofBoard(open, 7), scale);
        QCOMPARE(ofBoard(open, 11), scale);
        QCOMPARE(ofBoard(open, 4, 7), ofBoard(open, 4)); // independent of the cell
    }
    open.place(4, 5);
    QCOMPARE(ofBoard(open, 5), scale * 7 / 8);
    // Beyond the limit the remaining capacity is 0, not negative.
    open.place(5, 4);
    QCOMPARE(ofBoard(open, 4), 0);
    // A tag and a group are not categories.
    open.place(6, 10);
    QCOMPARE(ofBoard(open, 9), scale);
    // A limit that its goals cannot exceed is ignored.
    open.place(7, 26);
    QCOMPARE(ofBoard(open, 27), scale);
}

void TestConstrainedGreedyScores::lineCapacity()
{
    // On 4 x 4, a middle cell is in a row, a column and a diagonal; an edge cell is in no diagonal.
    // 50 % of a line are two cells, 75 % are three.
    GoalSet set = plainSet(20);
    set.lineLimits = {{u"two"_s, 50}, {u"three"_s, 75}, {u"all"_s, 100}};
    for (const int row : {0, 1, 2, 3})
        set.objectives[row].lineCategories = {u"two"_s};
    set.objectives[4].lineCategories = {u"three"_s};
    set.objectives[5].lineCategories = {u"three"_s, u"two"_s};
    set.objectives[6].lineCategories = {u"all"_s, u"undeclared"_s};
    set.objectives[7].lineCategories = {u"three"_s};
    OpenSearch open(set, four);
    for (const GoalIndex goal : {3, 4, 5, 6, 10})
        QCOMPARE(ofLines(open, goal, 0), scale);

    open.place(1, 0); // first row, second column, no diagonal
    QCOMPARE(ofLines(open, 3, 2), scale / 2); // the same row
    QCOMPARE(ofLines(open, 3, 5), scale / 2); // the same column
    QCOMPARE(ofLines(open, 3, 6), scale); // neither
    QCOMPARE(ofLines(open, 4, 2), scale); // another category
    QCOMPARE(ofLines(open, 5, 2), scale / 2); // the smallest share of several categories
    QCOMPARE(ofLines(open, 6, 2), scale);
    QCOMPARE(ofLines(open, 10, 2), scale);
    QCOMPARE(ofBoard(open, 3), scale);

    open.place(15, 1); // the last corner, which is on a diagonal
    QCOMPARE(ofLines(open, 3, 10), scale / 2); // on the diagonal
    QCOMPARE(ofLines(open, 3, 6), scale); // not on it
    open.place(3, 2); // now the first row and the last column are full
    QCOMPARE(ofLines(open, 3, 2), 0);
    QCOMPARE(ofLines(open, 3, 5), scale / 2); // a fuller line elsewhere does not matter
    QCOMPARE(ofLines(open, 3, 7), 0); // the fullest of the cell's lines decides
    open.place(0, 7);
    QCOMPARE(ofLines(open, 4, 2), scale * 2 / 3);
}

void TestConstrainedGreedyScores::zoneScarcity()
{
    GoalSet set = plainSet(5);
    set.objectives[0].progression = Zone::Early;
    set.objectives[1].progression = Zone::Early | Zone::Mid;
    set.objectives[2].progression = Zone::Early | Zone::Mid | Zone::Late;
    set.objectives[3].progression = Zone::Early | Zone::Mid | Zone::Late | Zone::Endgame;
    OpenSearch climbed(set, settingsOfSize(GameMode::Ascend, 4));
    QCOMPARE(ofZones(climbed, 0, 15), scale);
    QCOMPARE(ofZones(climbed, 1, 15), scale * 2 / 3);
    QCOMPARE(ofZones(climbed, 2, 15), scale / 3);
    QCOMPARE(ofZones(climbed, 3, 15), 0);
    QCOMPARE(ofZones(climbed, 4, 15), 0); // no zones means all zones
    OpenSearch flat(set, four);
    for (const GoalIndex goal : {0, 1, 2, 3, 4})
        QCOMPARE(ofZones(flat, goal, 15), 0);
}

void TestConstrainedGreedyScores::theSumOfThoseAskedFor()
{
    GoalSet set = plainSet(6);
    set.boardLimits = {{u"b"_s, 25}};
    set.lineLimits = {{u"l"_s, 50}};
    for (const int row : {0, 1, 2, 3}) {
        set.objectives[row].boardCategories = {u"b"_s};
        set.objectives[row].lineCategories = {u"l"_s};
        set.objectives[row].progression = Zone::Early | Zone::Mid;
    }
    OpenSearch open(set, settingsOfSize(GameMode::Ascend, 4));
    open.place(12, 0);
    const int board = scale * 3 / 4;
    const int line = scale / 2;
    const int zones = scale * 2 / 3;
    for (int terms = 0; terms < 8; ++terms) {
        const Heuristics heuristics{.boardCapacity = (terms & 1) != 0,
            .lineCapacity = (terms & 2) != 0,
            .zoneScarcity = (terms & 4) != 0};
        QCOMPARE(score(open, heuristics, 1, 13),
            (heuristics.boardCapacity ? board : 0) + (heuristics.lineCapacity ? line : 0)
                + (heuristics.zoneScarcity ? zones : 0));
    }
}

void TestConstrainedGreedyScores::tiersAreRoundedUp()
{
    SplitMix random(41);
    for (const int percent : {1, 10, 25, 50, 99, 100}) {
        for (int count = 1; count <= 45; ++count) {
            std::set<GoalIndex> picked;
            std::vector<ScoredGoal> scored = randomGoals(random, count, 5);
            for (int round = 0; round < 20; ++round) {
                for (ScoredGoal &goal : scored)
                    goal.pick = random.next();
                const GoalIndex expected = plainPick(scored, percent);
                random.shuffle(scored); // the order must not matter
                std::vector<ScoredGoal> given = scored;
                QCOMPARE(pickFromTier(given, percent), expected);
                picked.insert(expected);
            }
            QVERIFY(picked.size() <= static_cast<std::size_t>((count * percent + 99) / 100));
        }
    }
    QCOMPARE(pickFromTier({}, 50), -1);
}

void TestConstrainedGreedyScores::equalScoresByTheirEdges()
{
    // A third of three goals is one. If all scores are equal, the highest edge decides.
    for (int highest = 0; highest < 3; ++highest) {
        std::vector<ScoredGoal> scored;
        for (int goal = 0; goal < 3; ++goal)
            scored.push_back({.score = 7,
                .edge = goal == highest ? 100U : 10U,
                .pick = static_cast<std::uint64_t>(goal),
                .goal = goal});
        QCOMPARE(pickFromTier(scored, 33), highest);
        // A better score beats any edge. If the tier has all goals, edges do not matter.
        scored.push_back({.score = 8, .edge = 0, .pick = 0, .goal = 3});
        QCOMPARE(pickFromTier(scored, 25), 3);
        std::ranges::find(scored, 3, &ScoredGoal::goal)->pick = 50;
        QCOMPARE(pickFromTier(scored, 100), 3);
    }
}

void TestConstrainedGreedyScores::uniformWithinTheTier_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("tier");
    QTest::newRow("half of 20") << 20 << 50 << 10;
    QTest::newRow("half of 21") << 21 << 50 << 11;
    QTest::newRow("a tenth of 41") << 41 << 10 << 5;
    QTest::newRow("all of 12") << 12 << 100 << 12;
}

void TestConstrainedGreedyScores::uniformWithinTheTier()
{
    QFETCH(const int, count);
    QFETCH(const int, percent);
    QFETCH(const int, tier);
    std::vector<int> byRank(static_cast<std::size_t>(count), 0);
    std::vector<int> ofEqual(static_cast<std::size_t>(count), 0);
    SplitMix random(42);
    for (int seed = 0; seed < 20'000; ++seed) {
        std::vector<ScoredGoal> scored = randomGoals(random, count, 1);
        std::vector<ScoredGoal> ranked = scored;
        for (ScoredGoal &goal : ranked)
            goal.score = -goal.goal;
        ++byRank[static_cast<std::size_t>(pickFromTier(ranked, percent))];
        ++ofEqual[static_cast<std::size_t>(pickFromTier(scored, percent))];
    }
    const auto end = byRank.begin() + tier;
    QVERIFY(std::all_of(end, byRank.end(), [](int times) { return times == 0; }));
    byRank.resize(static_cast<std::size_t>(tier));
    QVERIFY(looksUniform(byRank));
    QVERIFY(looksUniform(ofEqual)); // edges favour no goal
}

void TestConstrainedGreedyScores::attemptsPickFromTheirTier()
{
    constexpr int seeds = 20'000;
    const ModeSettings climbed = settingsOfSize(GameMode::Ascend, 4);
    // Forty goals fit both ends: four have two zones, sixteen have three, the others all.
    GoalSet set = plainSet(40);
    for (int row = 0; row < 20; ++row)
        set.objectives[row].progression
            = row < 4 ? Zone::Early | Zone::Endgame : Zone::Early | Zone::Mid | Zone::Endgame;
    constexpr std::array tiers{std::size_t{40}, std::size_t{20}, std::size_t{4}};
    for (const int attempt : {1, 2, 3}) {
        std::vector<int> picks = firstPicks(set, climbed, attempt, seeds);
        const auto end = picks.begin()
            + static_cast<std::ptrdiff_t>(tiers.at(static_cast<std::size_t>(attempt - 1)));
        QVERIFY(std::all_of(end, picks.end(), [](int times) { return times == 0; }));
        picks.erase(end, picks.end());
        QVERIFY(looksUniform(picks));
        // If all goals fit equally well, edges favour none.
        QVERIFY(looksUniform(firstPicks(plainSet(40), climbed, attempt, seeds)));
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedGreedyScores, NoApplication)

#include "tst_constrained_greedy_scores.moc"
