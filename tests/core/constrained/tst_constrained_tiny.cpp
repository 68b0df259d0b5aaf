// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/constants.h"
#include "tests/support/boards/board_laws.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/editing/open_search.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int cells = 9;
constexpr ModeSettings small{.rows = 3, .columns = 3};

/// Ten to twelve goals in a few categories with low limits: often barely feasible, often not.
GoalSet tinySet(SplitMix &random)
{
    GoalSet set = plainSet(random.between(10, 12));
    for (int i = 0; i < 2; ++i) {
        set.boardLimits << CategoryLimit{u"b%1"_s.arg(i), random.between(20, 60)};
        set.lineLimits << CategoryLimit{u"l%1"_s.arg(i), random.pick(std::array{33, 33, 60})};
    }
    const int members = random.pick(std::array{40, 60, 80});
    for (Objective &goal : set.objectives) {
        if (random.chance(members))
            goal.boardCategories = {random.pick(set.boardLimits).category};
        if (random.chance(members))
            goal.lineCategories = {random.pick(set.lineLimits).category};
    }
    return set;
}

/// The fewest exceeded limits of any complete board, by exhaustive search. Categories are flags;
/// lines and caps are written out for 3 x 3. A branch with at least `best` exceeded limits is
/// abandoned.
class BruteForce {
public:
    explicit BruteForce(const GoalSet &set)
    {
        for (const Objective &goal : set.objectives) {
            Carried carried{};
            for (std::size_t i = 0; i < 2; ++i) {
                const auto index = static_cast<qsizetype>(i);
                carried.board[i] = goal.boardCategories.contains(set.boardLimits[index].category);
                carried.line[i] = goal.lineCategories.contains(set.lineLimits[index].category);
            }
            m_goals.push_back(carried);
        }
        for (std::size_t i = 0; i < 2; ++i) {
            const auto index = static_cast<qsizetype>(i);
            m_boardCap[i] = (set.boardLimits[index].percent * cells + 99) / 100;
            m_lineCap[i] = std::max(1, (set.lineLimits[index].percent * 3 + 99) / 100);
        }
        m_used.resize(m_goals.size(), false);
    }

    int fewest()
    {
        search(0, 0);
        return m_best;
    }

private:
    struct Carried {
        std::array<bool, 2> board;
        std::array<bool, 2> line;
    };

    // The middle first, then the corners: their lines fill up early, so branches end early.
    static constexpr std::array<std::size_t, cells> order{4, 0, 8, 2, 6, 1, 7, 3, 5};
    static constexpr std::array<std::array<std::size_t, 3>, 8> lines{
        {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

    /// Adds the goal at a cell (`by` = 1) or removes it (-1). Returns the change in exceeded
    /// limits.
    int count(std::size_t cell, const Carried &goal, int by)
    {
        int change = 0;
        for (std::size_t i = 0; i < 2; ++i) {
            if (goal.board[i])
                change += step(m_boardCount[i], m_boardCap[i], by);
            for (std::size_t line = 0; goal.line[i] && line < lines.size(); ++line) {
                if (std::ranges::contains(lines[line], cell))
                    change += step(m_lineCount[line][i], m_lineCap[i], by);
            }
        }
        return change;
    }

    /// A limit counts once, however far it is exceeded.
    static int step(int &count, int cap, int by)
    {
        const bool before = count > cap;
        count += by;
        return static_cast<int>(count > cap) - static_cast<int>(before);
    }

    void search(std::size_t depth, int broken)
    {
        if (broken >= m_best)
            return;
        if (depth == order.size()) {
            m_best = broken;
            return;
        }
        for (std::size_t goal = 0; goal < m_goals.size() && m_best > 0; ++goal) {
            if (m_used[goal])
                continue;
            m_used[goal] = true;
            const int change = count(order[depth], m_goals[goal], 1);
            search(depth + 1, broken + change);
            count(order[depth], m_goals[goal], -1);
            m_used[goal] = false;
        }
    }

    std::vector<Carried> m_goals;
    std::vector<bool> m_used;
    std::array<int, 2> m_boardCap{};
    std::array<int, 2> m_lineCap{};
    std::array<int, 2> m_boardCount{};
    std::array<std::array<int, 2>, 8> m_lineCount{};
    int m_best = std::numeric_limits<int>::max();
};

} // namespace

class TestConstrainedTiny final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void bruteForceKnowsPlainAnswers();
    static void neverBelowTheMinimum();
};

void TestConstrainedTiny::bruteForceKnowsPlainAnswers()
{
    GoalSet set = plainSet(10);
    set.boardLimits = {{u"b0"_s, 20}, {u"b1"_s, 20}};
    set.lineLimits = {{u"l0"_s, 33}, {u"l1"_s, 33}};
    QCOMPARE(BruteForce(set).fewest(), 0);

    // One of ten goals is left out, so three goals of a category with two places fit, but four
    // exceed the limit.
    for (int row = 0; row < 3; ++row)
        set.objectives[row].boardCategories = {u"b0"_s};
    QCOMPARE(BruteForce(set).fewest(), 0);
    set.objectives[3].boardCategories = {u"b0"_s};
    QCOMPARE(BruteForce(set).fewest(), 1);

    // Three goals fit on separate lines, off the diagonals; a fourth shares a row and a column.
    GoalSet rooks = plainSet(9);
    rooks.boardLimits = set.boardLimits;
    rooks.lineLimits = set.lineLimits;
    for (int row = 0; row < 3; ++row)
        rooks.objectives[row].lineCategories = {u"l0"_s};
    QCOMPARE(BruteForce(rooks).fewest(), 0);
    rooks.objectives[3].lineCategories = {u"l0"_s};
    QCOMPARE(BruteForce(rooks).fewest(), 2);
}

void TestConstrainedTiny::neverBelowTheMinimum()
{
    constexpr int sets = 60;
    constexpr int seeds = 25;
    SplitMix random(8);
    int boards = 0;
    int found = 0;
    int needed = 0;
    int asGood = 0;
    int ofFeasible = 0;
    int feasibleFound = 0;
    int outOfNodes = 0; // of feasible sets
    for (int round = 0; round < sets; ++round) {
        const GoalSet set = tinySet(random);
        const int minimum = BruteForce(set).fewest();
        if (minimum == 0) // with enough nodes, none is missed
            QVERIFY(
                OpenSearch(set, small).run({.round = 1, .nodes = plenty}).end == SearchEnd::Filled);
        BoardMaker maker(set, small);
        for (int seed = 0; seed < seeds; ++seed) {
            QVERIFY(maker.run(QString::number(seed)).has_value());
            const QString broken = brokenLaw(maker);
            QVERIFY2(broken.isEmpty(), qPrintable(broken));
            const auto relaxations = static_cast<int>(maker.result().findings.size());
            QVERIFY(relaxations >= minimum);
            if (relaxations == 0)
                QVERIFY(maker.check().empty());
            // The search misses no solution unless each phase used up its nodes.
            const Effort effort = effortOf(maker.result());
            const bool isMissed = minimum == 0 && relaxations > 0;
            if (isMissed)
                QVERIFY(effort.nodes >= effort.phases * cells * constants::nodesPerOpenCell);
            outOfNodes += isMissed ? 1 : 0;
            ++boards;
            found += relaxations;
            needed += minimum;
            asGood += relaxations == minimum ? 1 : 0;
            ofFeasible += minimum == 0 ? 1 : 0;
            feasibleFound += relaxations == 0 ? 1 : 0;
        }
    }
    qInfo("%d boards: %d relaxations, the true minima add up to %d; %d boards have the fewest",
        boards, found, needed, asGood);
    qInfo("%d boards are of feasible sets, %d of them without relaxation, %d searches for the "
          "others were given up",
        ofFeasible, feasibleFound, outOfNodes);
    QVERIFY(ofFeasible > 100 && ofFeasible < boards - 100);
    QCOMPARE(feasibleFound + outOfNodes, ofFeasible);
    QVERIFY(outOfNodes * 20 < ofFeasible);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedTiny, NoApplication)

#include "tst_constrained_tiny.moc"
