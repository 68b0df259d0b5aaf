// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The search compared with brute force over all boards, and the state that it leaves.

#include "core/board/checker.h"
#include "tests/support/boards/exclusion_groups.h"
#include "tests/support/editing/open_search.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Whether goals of the pool can fill the open cells without exceeding a limit. Tries all goals
/// with all values, cell by cell.
class BruteForce {
public:
    BruteForce(const CompiledSet &set, const Pool &pool, BoardState &board)
        : m_set(set)
        , m_pool(pool)
        , m_board(board)
    {
    }

    bool canFill(int cell = 0)
    {
        while (cell < m_set.cells() && !m_board.isOpen(SiteIndex{cell}))
            ++cell;
        if (cell == m_set.cells())
            return true;
        const SiteIndex site{cell};
        return std::ranges::any_of(m_pool.goals(), [&](GoalIndex goal) {
            return m_board.fits(goal, site) && canFillWith(site, goal, cell);
        });
    }

private:
    bool canFillWith(SiteIndex site, GoalIndex index, int cell)
    {
        const CompiledGoal &goal = m_set.goals[static_cast<std::size_t>(index)];
        const auto canFillAfter = [&](int value) {
            m_board.place(site, index, value);
            const bool can = canFill(cell + 1);
            m_board.remove(site);
            return can;
        };
        if (goal.values.count == 0)
            return canFillAfter(-1);
        for (std::uint32_t value = 0; value < goal.values.count; ++value) {
            if (!m_board.isValueFree(goal, value, site))
                continue;
            if (canFillAfter(static_cast<int>(value)))
                return true;
            if (!goal.progressive || goal.copies == 1)
                break; // all other values are equivalent
        }
        return false;
    }

    const CompiledSet &m_set;
    const Pool &m_pool;
    BoardState &m_board;
};

ModeSettings tinySettings(SplitMix &random)
{
    switch (random.below(8)) {
    case 0:
        return settingsOfSize(GameMode::Ascend, random.between(2, 3));
    case 1:
        return settingsOfSize(GameMode::Summit, 3);
    case 2:
        return settingsOfSize(GameMode::Triple, random.pick(std::array{3, 6, 9}));
    case 3:
        return {.rows = 3, .columns = 3};
    default:
        return {.rows = random.between(2, 3), .columns = 2};
    }
}

/// A random set with a few goals, without values that a draw could waste.
GoalSet tinySet(SplitMix &random, const ModeSettings &settings)
{
    GoalSet set;
    do {
        set = randomGoalSet(random, settings);
    } while (set.objectives.size() < settings.cells());
    set.objectives.resize(std::min<qsizetype>(set.objectives.size(), settings.cells() + 3));
    for (Objective &goal : set.objectives) {
        goal.progressiveRanges = goal.progressiveRanges && goal.individualLimit <= 1;
        goal.disabled = false;
    }
    if (random.chance(40)) {
        addGroups(set, {random.between(1, 2), random.between(1, 4)});
        for (qsizetype goal = 0; goal < set.objectives.size(); ++goal) {
            if (random.chance(50))
                join(set, goal, random.below(2));
        }
    }
    return set;
}

/// Fills a few cells with goals that fit.
void start(OpenSearch &open, SplitMix &random)
{
    const int placed = random.below(3);
    for (int i = 0; i < placed; ++i) {
        const SiteIndex site{random.below(open.set().cells())};
        const GoalIndex goal = random.pick(open.pool().goals());
        if (open.board().isOpen(site) && open.board().fits(goal, site))
            open.place(static_cast<int>(site), goal);
    }
}

} // namespace

class TestConstrainedSearch final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void findsABoardWhereThereIsOne_data();
    static void findsABoardWhereThereIsOne();
    static void budgetIsExact();
    static void stopsAtEachPoll();
    static void tightestCellFirst();
    static void sameSeedSameBoard();
};

void TestConstrainedSearch::findsABoardWhereThereIsOne_data()
{
    QTest::addColumn<int>("tier");
    QTest::newRow("random") << 100;
    QTest::newRow("best half") << 50;
    QTest::newRow("best quarter") << 25;
    QTest::newRow("best only") << 1;
}

void TestConstrainedSearch::findsABoardWhereThereIsOne()
{
    QFETCH(const int, tier);
    SplitMix random(31);
    int found = 0;
    int none = 0;
    int searched = 0; // no solution, which was not seen at once
    for (int round = 0; round < 1500; ++round) {
        const ModeSettings settings = tinySettings(random);
        GoalSet set = tinySet(random, settings);
        if (tier < 100) { // otherwise forced goals may block others
            for (Objective &goal : set.objectives)
                goal.forcedPositions.clear();
        }
        OpenSearch open(std::move(set), settings);
        if (open.pool().goals().empty())
            continue;
        start(open, random);
        const bool canFill = BruteForce(open.set(), open.pool(), open.board()).canFill();
        const SearchReport &report
            = open.run({.round = 1, .nodes = plenty, .tier = tier}, QString::number(round));

        QVERIFY(report.end == (canFill ? SearchEnd::Filled : SearchEnd::NoWay));
        QCOMPARE(report.open, open.set().cells() - static_cast<int>(open.before().order.size()));
        if (canFill) {
            ++found;
            QCOMPARE(report.most, report.open);
            QCOMPARE(open.board().fillOrder().size(), open.set().shape->sites.size());
            const auto findings = checkBoard(open.goals(), settings, open.placed());
            QVERIFY(findings.empty());
        } else {
            ++none;
            searched += report.nodes > 0 ? 1 : 0;
            QVERIFY(report.most < report.open);
            QVERIFY(open.snapshot() == open.before());
        }

        // The law of traces: the steps lead from the start to the current board.
        Result result;
        result.reset(open.set().shape);
        Trace whole;
        for (const SiteIndex site : open.before().order) {
            const GoalIndex goal = open.before().at[static_cast<std::size_t>(site)].first;
            Step &step = whole.steps.emplace_back();
            step.act = Act::Place;
            step.a = site;
            step.what = open.set().goals[static_cast<std::size_t>(goal)].row;
            step.value = open.placed()[static_cast<std::size_t>(site)].value;
        }
        whole.steps.insert(whole.steps.end(), open.trace().steps.begin(), open.trace().steps.end());
        result.at = open.placed();
        QVERIFY(agrees(whole, result));
    }
    qInfo("%d can be filled, %d cannot, %d of those had to be searched", found, none, searched);
    QVERIFY(found > 300 && none > 300 && searched > 30);
}

void TestConstrainedSearch::budgetIsExact()
{
    SplitMix random(32);
    int exact = 0;
    for (int round = 0; round < 600; ++round) {
        const ModeSettings settings = tinySettings(random);
        OpenSearch open(tinySet(random, settings), settings);
        const SearchReport free = open.run({.round = 1, .nodes = plenty});
        if (free.nodes == 0)
            continue;
        open.takeBack();
        const SearchReport enough = open.run({.round = 1, .nodes = free.nodes});
        QVERIFY(enough.end == free.end);
        QCOMPARE(enough.nodes, free.nodes);
        QCOMPARE(enough.most, free.most);
        open.takeBack();
        const SearchReport oneLess = open.run({.round = 1, .nodes = free.nodes - 1});
        QVERIFY(oneLess.end == SearchEnd::OutOfNodes);
        QCOMPARE(oneLess.nodes, free.nodes - 1);
        QVERIFY(open.snapshot() == open.before());
        ++exact;
    }
    QVERIFY(exact > 100);
}

void TestConstrainedSearch::stopsAtEachPoll()
{
    SplitMix random(33);
    int stops = 0;
    for (int round = 0; round < 200; ++round) {
        const ModeSettings settings = tinySettings(random);
        OpenSearch open(tinySet(random, settings), settings);
        const SearchReport whole = open.run({.round = 1, .nodes = 60});
        const int polls = open.steps(Act::Place) + open.steps(Act::Reject);
        const auto end = open.placed();
        open.takeBack();
        for (int poll = 0; poll < polls; ++poll) {
            const Watch watch({}, static_cast<std::uint64_t>(poll));
            QVERIFY(open.run({.round = 1, .nodes = 60}, u"1", watch).end == SearchEnd::Stopped);
            QVERIFY(open.snapshot() == open.before());
            ++stops;
        }
        const Watch watch({}, static_cast<std::uint64_t>(polls));
        QVERIFY(open.run({.round = 1, .nodes = 60}, u"1", watch).end == whole.end);
        QVERIFY(open.placed() == end);
    }
    QVERIFY(stops > 1000);
}

void TestConstrainedSearch::tightestCellFirst()
{
    SplitMix random(34);
    const Draws draws(u"mrv");
    int seen = 0;
    int ties = 0;
    for (int round = 0; round < 300; ++round) {
        const ModeSettings settings = randomSettings(random);
        OpenSearch open(randomGoalSet(random, settings), settings);
        open.run({.round = 7, .nodes = 40}, u"mrv");
        const Trace trace = open.trace();
        open.takeBack();
        BoardState &board = open.board();
        for (const Step &step : trace.steps) {
            if (step.act == Act::Remove)
                board.remove(step.a);
            if (step.act != Act::Place)
                continue;
            const auto keyOf = [&](SiteIndex site) {
                const auto fitting = std::ranges::count_if(
                    open.pool().goals(), [&](GoalIndex goal) { return board.fits(goal, site); });
                return std::pair(fitting,
                    draws.bits({.purpose = Purpose::SearchCell,
                        .attempt = 7,
                        .cell = static_cast<std::uint16_t>(site)}));
            };
            const auto key = keyOf(step.a);
            QCOMPARE(trace.funnelOf(step).back().left, static_cast<int>(key.first));
            for (int i = 0; i < open.set().cells(); ++i) {
                if (!board.isOpen(SiteIndex{i}))
                    continue;
                QVERIFY(keyOf(SiteIndex{i}) >= key);
                ties += keyOf(SiteIndex{i}).first == key.first ? 1 : 0;
            }
            ++seen;
            const GoalIndex goal
                = std::ranges::lower_bound(open.set().goalOfId, step.what, {}, &IdOfGoal::id)->goal;
            const CompiledGoal &placed = open.set().goals[static_cast<std::size_t>(goal)];
            const auto values = placed.values.of(open.set().values);
            const auto value = std::ranges::find(values, step.value);
            board.place(step.a, goal,
                value == values.end() ? -1 : static_cast<int>(value - values.begin()));
        }
    }
    qInfo("%d placements, %d ties", seen, ties - seen);
    QVERIFY(seen > 1000 && ties - seen > 1000);
}

void TestConstrainedSearch::sameSeedSameBoard()
{
    // Without rules, every seed and every round gives a different board.
    OpenSearch open(plainSet(40), {});
    open.run({.round = 1, .nodes = plenty}, u"a");
    const auto board = open.placed();
    const auto again = [&](std::uint8_t round, QStringView seed) {
        open.takeBack();
        open.run({.round = round, .nodes = plenty}, seed);
        return open.placed();
    };
    QVERIFY(again(1, u"b") != board);
    QVERIFY(again(2, u"a") != board);
    QVERIFY(again(1, u"a") == board);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedSearch, NoApplication)

#include "tst_constrained_search.moc"
