// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/checker.h"
#include "core/constrained/exclusion.h"
#include "core/goalset/field.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/boards/plain_rules.h"
#include "tests/support/editing/open_run.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A tight set with every feature, on which a generator without one of the rules soon breaks it.
GoalSet mutantSet()
{
    GoalSet set = plainSet(40);
    TableRow group;
    group.id = set.nextRow();
    set.tables.insert(exclusion::groups.key, {group});
    set.boardLimits = {{u"b"_s, 25}};
    set.lineLimits = {{u"l"_s, 34}};
    for (int i = 0; i < 40; ++i) {
        Objective &goal = set.objectives[i];
        if (i % 2 == 0)
            goal.boardCategories = {u"b"_s};
        if (i % 3 == 0)
            goal.lineCategories = {u"l"_s};
        if (i % 6 == 1)
            goal.tag = u"tag"_s;
        if (i % 6 == 2)
            setValue(goal.extension[exclusion::membership.key], exclusion::memberOf,
                QList<RowId>{group.id});
        if (i % 4 == 1) {
            goal.range = {1, 2, 3, 4, 5, 6};
            goal.individualLimit = i % 8 == 1 ? 1 : 2;
        }
        if (i % 8 == 7)
            goal.forcedPositions = {1 + i % 9};
        goal.disabled = i % 8 == 3;
        if (i % 5 < 2)
            goal.progression = i % 5 == 0 ? Zone::Early | Zone::Mid : Zone::Late | Zone::Endgame;
        goal.progressiveRanges = i % 4 == 1;
    }
    Objective &many = addGoal(set, u"more copies than values"_s);
    many.individualLimit = 3;
    many.range = {1};
    for (int i = 0; i < 4; ++i) // without these, a limit might have to be relaxed
        addGoal(set, u"spare goal %1"_s.arg(i));
    return set;
}

/// A BoardState and the plain rules on the same board.
class BesideOracle {
public:
    BesideOracle(GoalSet set, const ModeSettings &settings)
        : m_set(std::move(set))
        , m_compiled(compileConstrained(m_set, settings))
        , m_plain(m_set, settings)
        , m_state(*m_compiled)
        , m_board(m_compiled->shape->sites.size())
    {
    }

    int goals() const { return static_cast<int>(m_compiled->goals.size()); }

    std::vector<SiteIndex> shuffledSites(SplitMix &random) const
    {
        std::vector<SiteIndex> sites(m_board.size());
        for (std::size_t i = 0; i < sites.size(); ++i)
            sites[i] = SiteIndex{static_cast<int>(i)};
        random.shuffle(sites);
        return sites;
    }

    bool agreesOn(GoalIndex goal, SiteIndex site)
    {
        const int cell = static_cast<int>(site);
        lastMayStand = m_plain.mayStand(m_board, rowOfGoal(goal), cell);
        lastBroken = m_plain.brokenLimits(m_board, rowOfGoal(goal), cell);
        return m_state.mayStand(goal, site) == lastMayStand
            && m_state.brokenLimits(goal, site) == lastBroken
            && m_state.fits(goal, site) == (lastMayStand && lastBroken == 0);
    }

    /// Places the goal with any unused value; false if the two disagree about which values are
    /// unused.
    bool place(SiteIndex site, GoalIndex index, SplitMix &random)
    {
        const CompiledGoal &goal = m_compiled->goals[static_cast<std::size_t>(index)];
        const auto values = goal.values.of(m_compiled->values);
        const QList<int> free
            = m_plain.freeValues(m_board, rowOfGoal(index), static_cast<int>(site));
        std::vector<int> unused;
        for (std::uint32_t i = 0; i < goal.values.count; ++i) {
            const bool isFree = free.contains(values[i]);
            if (m_state.isValueFree(goal, i, site) != isFree)
                return false;
            if (isFree)
                unused.push_back(static_cast<int>(i));
        }
        const int value = unused.empty() ? -1 : random.pick(unused);
        m_state.place(site, index, value);
        m_board[static_cast<std::size_t>(site)]
            = {.what = goal.row, .value = value < 0 ? 0 : values[static_cast<std::size_t>(value)]};
        return true;
    }

    bool lastMayStand = false; ///< the oracle's last answer
    int lastBroken = 0;

private:
    qsizetype rowOfGoal(GoalIndex goal) const
    {
        return rowOf(m_set, m_compiled->goals[static_cast<std::size_t>(goal)].row);
    }

    GoalSet m_set;
    std::shared_ptr<const CompiledSet> m_compiled;
    PlainRules m_plain;
    BoardState m_state;
    std::vector<Placed> m_board;
};

} // namespace

class TestConstrainedOracle final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void filtersAgreeWithTheOracle();
    static void emptyCellsHaveNoCandidate();
    static void relaxationTakesTheTightestCell();
    static void mutants_data();
    static void mutants();
    static void plainBoardsPass();
};

void TestConstrainedOracle::filtersAgreeWithTheOracle()
{
    SplitMix random(4);
    int refused = 0;
    int breaking = 0;
    for (int round = 0; round < 150; ++round) {
        const ModeSettings settings = randomSettings(random);
        BesideOracle beside(randomGoalSet(random, settings), settings);
        if (beside.goals() == 0)
            continue;
        for (std::vector<SiteIndex> open = beside.shuffledSites(random); !open.empty();) {
            // Asks about any open cell. Then places a goal that is allowed here, even if it exceeds
            // limits.
            const SiteIndex here = open.back();
            GoalIndex chosen = -1;
            for (int question = 0; question < 24; ++question) {
                const SiteIndex site = question % 2 == 0 ? here : random.pick(open);
                const GoalIndex goal = random.below(beside.goals());
                QVERIFY(beside.agreesOn(goal, site));
                refused += beside.lastMayStand ? 0 : 1;
                breaking += beside.lastBroken > 0 ? 1 : 0;
                if (beside.lastMayStand && site == here)
                    chosen = goal;
            }
            if (chosen >= 0)
                QVERIFY(beside.place(here, chosen, random));
            open.pop_back();
        }
    }
    qInfo("%d refusals, %d broken limits", refused, breaking);
    QVERIFY(refused > 1000 && breaking > 1000);
}

void TestConstrainedOracle::emptyCellsHaveNoCandidate()
{
    SplitMix random(3);
    int seen = 0;
    for (int round = 0; round < 600; ++round) {
        const ModeSettings settings = randomSettings(random);
        const GoalSet set = randomGoalSet(random, settings);
        OpenRun open(set, settings);
        open.run(QString::number(round));
        const PlainRules plain(set, settings);
        const std::vector<Placed> board = open.placed();
        for (int cell = 0; cell < settings.cells(); ++cell) {
            if (board[static_cast<std::size_t>(cell)].what != RowId::none)
                continue;
            ++seen;
            for (const GoalIndex goal : open.pool().goals()) {
                const RowId id = open.set().goals[static_cast<std::size_t>(goal)].row;
                QVERIFY(!plain.mayStand(board, rowOf(set, id), cell));
            }
        }
    }
    QVERIFY(seen > 500);
}

void TestConstrainedOracle::relaxationTakesTheTightestCell()
{
    SplitMix random(6);
    int steps = 0;
    for (int round = 0; round < walkLength(1'500); ++round) {
        const ModeSettings settings = randomSettings(random);
        BoardMaker maker(randomGoalSet(random, settings), settings);
        maker.run(QString::number(round));
        OpenRun open(maker.set(), settings);
        open.run(QString::number(round));

        BoardState state(open.set());
        const auto isForced = [&](GoalIndex goal) {
            return open.set().goals[static_cast<std::size_t>(goal)].forced;
        };
        const auto fitting = [&](SiteIndex site, bool withForced) {
            return std::ranges::count_if(open.pool().goals(), [&](GoalIndex goal) {
                return (withForced || !isForced(goal)) && state.fits(goal, site);
            });
        };
        const auto leastBroken = [&](SiteIndex site, bool forced) {
            int least = std::numeric_limits<int>::max();
            for (const GoalIndex goal : open.pool().goals()) {
                if (isForced(goal) == forced && state.mayStand(goal, site))
                    least = std::min(least, state.brokenLimits(goal, site));
            }
            return least;
        };
        const std::vector<SiteIndex> &order = open.board().fillOrder();
        const Effort effort = effortOf(maker.result());
        const auto relaxedFrom = order.begin()
            + std::min(
                std::ssize(order), std::ptrdiff_t{effort.forcedPlaced + effort.greedyPlaced});
        const bool takesForced = std::any_of(relaxedFrom, order.end(),
            [&](SiteIndex site) { return isForced(open.board().goalAt(site)); });
        // Forced goals are left out, unless a cell would stay empty: then some of them come first.
        const auto isTightest = [&](std::size_t i, bool withForced) {
            return std::all_of(order.begin() + static_cast<std::ptrdiff_t>(i) + 1, order.end(),
                [&](SiteIndex later) {
                    return fitting(order[i], withForced) <= fitting(later, withForced);
                });
        };
        for (std::size_t i = 0; i < order.size(); ++i) {
            const SiteIndex site = order[i];
            const GoalIndex goal = open.board().goalAt(site);
            if (std::cmp_less(i, effort.forcedPlaced + effort.greedyPlaced)) {
                QVERIFY(state.fits(goal, site));
            } else {
                // Cells that stay empty are skipped: the order does not record their turn.
                QVERIFY(isTightest(i, false) || (takesForced && isTightest(i, true)));
                QVERIFY(state.mayStand(goal, site));
                QCOMPARE(state.brokenLimits(goal, site), leastBroken(site, isForced(goal)));
                ++steps;
            }
            state.place(site, goal, open.board().valueAt(site));
        }
    }
    QVERIFY(steps > walkLength(300));
}

void TestConstrainedOracle::mutants_data()
{
    QTest::addColumn<int>("dropped");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("mode");

    const auto add = [](const char *name, Rule rule, Code code) {
        static constexpr std::array modes{"bingo", "ascend", "summit", "triple", "rush"};
        for (std::size_t mode = 0; mode < modes.size(); ++mode) {
            const bool isAboutZones = rule == Rule::Progression || rule == Rule::ProgressiveRange;
            if (!isAboutZones || mode > 0)
                QTest::addRow("%s, %s", modes.at(mode), name)
                    << static_cast<int>(rule) << static_cast<int>(code) << static_cast<int>(mode);
        }
    };
    add("leaves a cell empty", Rule::Filled, Code::CellEmpty);
    add("places what is not in the set", Rule::Known, Code::UnknownObjective);
    add("places disabled goals", Rule::Enabled, Code::ObjectiveDisabled);
    add("ignores tags", Rule::Tag, Code::TagTwice);
    add("ignores exclusion groups", Rule::Group, Code::GroupExceeded);
    add("ignores individual limits", Rule::Copies, Code::LimitExceeded);
    add("repeats values", Rule::FreshValue, Code::ValueTwice);
    add("makes up values", Rule::OwnValue, Code::ValueNotInRange);
    add("ignores forced positions", Rule::Forced, Code::OutsideForcedPositions);
    add("repeats goals in lines", Rule::SameLine, Code::SameObjectiveInLine);
    add("ignores board limits", Rule::BoardLimit, Code::BoardCategoryRelaxed);
    add("ignores line limits", Rule::LineLimit, Code::LineCategoryRelaxed);
    add("ignores zones", Rule::Progression, Code::ProgressionRelaxed);
    add("takes any value of a progressive range", Rule::ProgressiveRange, Code::ValueOutsideZones);
}

void TestConstrainedOracle::mutants()
{
    QFETCH(const int, dropped);
    QFETCH(const int, code);
    QFETCH(const int, mode);
    constexpr int boards = 100;
    const auto gameMode = static_cast<GameMode>(mode);
    const bool isList = gameMode == GameMode::Triple || gameMode == GameMode::Rush;
    const ModeSettings settings = settingsOfSize(gameMode,
        isList                             ? 9
            : gameMode == GameMode::Summit ? 4
                                           : 3);
    const auto boardsWith = [&](Rule rule) {
        const GoalSet set = mutantSet();
        int found = 0;
        for (std::uint64_t seed = 0; seed < boards; ++seed) {
            SplitMix random(seed);
            const auto findings
                = checkBoard(set, settings, PlainRules(set, settings, rule).board(random));
            found += std::ranges::contains(findings, static_cast<Code>(code), &Finding::code);
        }
        return found;
    };
    QCOMPARE(boardsWith(Rule::None), 0);
    const int caught = boardsWith(static_cast<Rule>(dropped));
    QVERIFY(caught > 0);
    qInfo("%d of %d boards of the mutant are rejected", caught, boards);
}

void TestConstrainedOracle::plainBoardsPass()
{
    // Without a dropped rule, the basic method exceeds only limits, on any set.
    SplitMix random(5);
    for (int round = 0; round < 150; ++round) {
        ModeSettings settings = randomSettings(random);
        while (settings.cells() > 36) // the plain rules are slow
            settings = randomSettings(random);
        const GoalSet set = randomGoalSet(random, settings);
        const std::vector<Placed> board = PlainRules(set, settings).board(random);
        for (const Finding &finding : checkBoard(set, settings, board))
            QVERIFY2(finding.severity == Severity::Warning || finding.code == Code::CellEmpty,
                qPrintable(findingText(finding)));
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedOracle, NoApplication)

#include "tst_constrained_oracle.moc"
