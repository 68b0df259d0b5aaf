// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/checker.h"
#include "tests/support/board_laws.h"
#include "tests/support/board_maker.h"
#include "tests/support/goal_sets.h"
#include "tests/support/open_run.h"
#include "tests/support/plain_rules.h"
#include "tests/support/random_sets.h"
#include "tests/support/split_mix.h"

#include <QHash>
#include <QMap>
#include <QTest>

#include <algorithm>
#include <array>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int seedsPerSet = 10;

/// Boards of random sets to make: BOARDWRIGHT_BOARDS, else enough for every day.
int boardsToMake()
{
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("BOARDWRIGHT_BOARDS", &isNumber);
    return isNumber ? wanted : 20'000;
}

/// How often each situation was met, by name.
using Coverage = QMap<QString, int>;

void noteGoals(const GoalSet &set, const Result &result, Coverage &coverage)
{
    QHash<RowId, int> copies;
    QHash<QString, int> tags;
    for (const Placed &placed : result.at)
        ++copies[placed.what];
    for (const Objective &goal : set.objectives) {
        const int placed = goal.id == RowId::none ? 0 : copies.value(goal.id);
        if (!goal.tag.isEmpty() && !goal.disabled)
            tags[goal.tag] += placed > 0 ? 1000 : 1;
        coverage[u"copies: repeated"_s] += placed > 1 ? 1 : 0;
        coverage[u"copies: three or more"_s] += placed > 2 ? 1 : 0;
        coverage[u"value: placed"_s] += placed > 0 && !goal.range.isEmpty() ? 1 : 0;
        if (!goal.forcedPositions.isEmpty() && !goal.disabled)
            ++coverage[placed > 0 ? u"forced: placed"_s : u"forced: skipped"_s];
        coverage[u"disabled"_s] += goal.disabled ? 1 : 0;
    }
    for (const int seen : std::as_const(tags))
        coverage[u"tag: on the board, others kept off"_s] += seen > 1000 ? 1 : 0;
}

void note(const BoardMaker &maker, Coverage &coverage)
{
    const Result &result = maker.result();
    ++coverage[maker.outcome() ? u"board: whole"_s : u"board: with empty cells"_s];
    const bool isSquare = result.shape->rows == result.shape->columns;
    ++coverage[isSquare ? u"shape: square"_s : u"shape: oblong"_s];
    coverage[u"shape: 10 x 10"_s] += result.at.size() == 100 ? 1 : 0;
    coverage[u"pool: pulled back"_s] += result.effort.pulledBack > 0 ? 1 : 0;
    coverage[u"phase: forced"_s] += result.effort.forcedPlaced > 0 ? 1 : 0;
    coverage[u"phase: relaxation, nothing broken"_s]
        += result.effort.relaxPlaced > 0 && result.findings.empty() ? 1 : 0;
    if (maker.outcome() && result.findings.empty())
        ++coverage[u"board: nothing broken"_s];
    for (const Finding &finding : result.findings) {
        if (finding.code == Code::BoardCategoryRelaxed) {
            ++coverage[u"relaxed: board category"_s];
            coverage[u"relaxed: board category of cap 0"_s]
                += finding.args[3] == Arg(qint64{0}) ? 1 : 0;
        } else if (finding.code == Code::LineCategoryRelaxed) {
            static const QStringList kinds{
                u"relaxed: row"_s, u"relaxed: column"_s, u"relaxed: diagonal"_s};
            ++coverage[kinds[std::get<qint64>(finding.args[4])]];
        }
        coverage[u"relaxed: by more than one"_s] += finding.args[1] > Arg(qint64{1}) ? 1 : 0;
    }
    noteGoals(maker.set(), result, coverage);
}

/// One tight set of every feature, where a generator without one of the rules soon breaks it.
GoalSet mutantSet()
{
    GoalSet set = plainSet(40);
    set.boardLimits = {{u"b"_s, 20}};
    set.lineLimits = {{u"l"_s, 34}};
    for (int i = 0; i < 40; ++i) {
        Objective &goal = set.objectives[i];
        if (i % 2 == 0)
            goal.boardCategories = {u"b"_s};
        if (i % 3 == 0)
            goal.lineCategories = {u"l"_s};
        if (i % 6 == 1)
            goal.tag = u"tag"_s;
        if (i % 4 == 1) {
            goal.range = {1, 2, 3};
            goal.individualLimit = 2;
        }
        if (i % 8 == 7)
            goal.forcedPositions = {1 + i % 9};
        goal.disabled = i % 8 == 3;
    }
    addGoal(set, u"more copies than values"_s).individualLimit = 3;
    return set;
}

} // namespace

class TestConstrainedRules final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardsOfRandomSets();
    static void pairsOfTraitsOccur();
    static void relaxationsAreListedAtTheLastCarrier();
    static void emptyCellsHaveNoCandidate();
    static void filtersAgreeWithTheOracle();
    static void mutants_data();
    static void mutants();
    static void plainBoardsPass();
};

void TestConstrainedRules::boardsOfRandomSets()
{
    SplitMix random(1);
    Coverage coverage;
    for (int made = 0; made < boardsToMake(); made += seedsPerSet) {
        const Settings settings = randomSettings(random);
        BoardMaker maker(randomGoalSet(random, settings), settings);
        for (int seed = 0; seed < seedsPerSet; ++seed) {
            maker.run(u"%1/%2"_s.arg(made).arg(seed));
            const QString broken = brokenLaw(maker);
            QVERIFY2(broken.isEmpty(),
                qPrintable(u"set %1, seed %2: %3"_s.arg(made).arg(seed).arg(broken)));
            note(maker, coverage);
        }
    }
    for (const auto &[situation, times] : coverage.asKeyValueRange()) {
        qInfo("%7d  %s", times, qPrintable(situation));
        QVERIFY2(times > 20, qPrintable(situation));
    }
}

void TestConstrainedRules::pairsOfTraitsOccur()
{
    constexpr auto count = static_cast<std::size_t>(Trait::Count);
    std::array<std::array<int, count>, count> pairs{};
    SplitMix random(1);
    for (int round = 0; round < 2000; ++round) {
        const Settings settings = randomSettings(random);
        const GoalSet set = randomGoalSet(random, settings);
        for (qsizetype row = 0; row < set.objectives.size(); ++row) {
            const Traits traits = traitsOf(set, row, settings.cells());
            for (std::size_t i = 0; i < count; ++i) {
                for (std::size_t j = 0; j < count; ++j)
                    pairs[i][j] += traits[i] && traits[j] ? 1 : 0;
            }
        }
    }
    int rarest = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            if (!canMeet(static_cast<Trait>(i), static_cast<Trait>(j)))
                continue;
            QVERIFY2(pairs[i][j] > 0, qPrintable(u"traits %1 and %2"_s.arg(i).arg(j)));
            rarest = std::min(rarest, pairs[i][j]);
        }
    }
    qInfo("rarest pair of traits: %d objectives", rarest);
}

void TestConstrainedRules::relaxationsAreListedAtTheLastCarrier()
{
    SplitMix random(2);
    int seen = 0;
    for (int round = 0; round < 2000; ++round) {
        const Settings settings = randomSettings(random);
        BoardMaker maker(randomGoalSet(random, settings), settings);
        OpenRun open(maker.set(), settings);
        const QString seed = QString::number(round);
        maker.run(seed);
        open.run(seed);
        QVERIFY(open.placed() == maker.result().at); // the same phases

        std::vector<int> turn(maker.result().at.size(), -1);
        const std::vector<SiteIndex> &order = open.board().fillOrder();
        for (std::size_t i = 0; i < order.size(); ++i)
            turn[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
        const auto turnOf = [&](SiteIndex site) { return turn[static_cast<std::size_t>(site)]; };

        const Result &result = maker.result();
        int before = -1;
        for (const Finding &finding : result.findings) {
            if (finding.site == SiteIndex::none)
                continue;
            QVERIFY(turnOf(finding.site) >= before);
            before = turnOf(finding.site);
            ++seen;
        }
        for (const auto &[index, site] : result.involved)
            QVERIFY(turnOf(site) < turnOf(result.findings[index].site));
    }
    QVERIFY(seen > 800);
}

void TestConstrainedRules::emptyCellsHaveNoCandidate()
{
    SplitMix random(3);
    int seen = 0;
    for (int round = 0; round < 600; ++round) {
        const Settings settings = randomSettings(random);
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

void TestConstrainedRules::filtersAgreeWithTheOracle()
{
    SplitMix random(4);
    int refused = 0;
    int breaking = 0;
    for (int round = 0; round < 150; ++round) {
        const Settings settings = randomSettings(random);
        const GoalSet set = randomGoalSet(random, settings);
        const auto compiled = compileConstrained(set, settings);
        if (compiled->goals.empty())
            continue;
        const PlainRules plain(set, settings);
        BoardState state(*compiled);
        std::vector<Placed> board(compiled->shape->sites.size());
        std::vector<SiteIndex> open;
        for (int cell = 0; cell < settings.cells(); ++cell)
            open.push_back(SiteIndex{cell});
        random.shuffle(open);
        while (!open.empty()) {
            // Questions about any open cell; then a goal that may stand here is stood here, whether
            // or not it breaks limits.
            GoalIndex chosen = -1;
            for (int question = 0; question < 24; ++question) {
                const bool here = question % 2 == 0;
                const SiteIndex site = here ? open.back() : random.pick(open);
                const auto goal = static_cast<GoalIndex>(
                    random.below(static_cast<int>(compiled->goals.size())));
                const qsizetype row
                    = rowOf(set, compiled->goals[static_cast<std::size_t>(goal)].row);
                const int cell = static_cast<int>(site);
                const bool may = plain.mayStand(board, row, cell);
                const int broken = plain.brokenLimits(board, row, cell);
                QCOMPARE(state.mayStand(goal, site), may);
                QCOMPARE(state.brokenLimits(goal, site), broken);
                QCOMPARE(state.fits(goal, site), may && broken == 0);
                refused += may ? 0 : 1;
                breaking += broken > 0 ? 1 : 0;
                if (may && here)
                    chosen = goal;
            }
            const SiteIndex site = open.back();
            open.pop_back();
            if (chosen < 0)
                continue;
            const CompiledGoal &goal = compiled->goals[static_cast<std::size_t>(chosen)];
            const auto values = goal.values.of(compiled->values);
            const QList<int> free = plain.freeValues(board, rowOf(set, goal.row));
            QList<int> unused;
            for (std::uint32_t i = 0; i < goal.values.count; ++i) {
                const bool isFree = free.contains(values[i]);
                QCOMPARE(state.isValueUsed(goal, i), !isFree);
                if (isFree)
                    unused << static_cast<int>(i);
            }
            const int value = unused.isEmpty() ? -1 : random.pick(unused);
            state.place(site, chosen, value);
            board[static_cast<std::size_t>(site)] = {.what = goal.row,
                .value = value < 0 ? 0 : values[static_cast<std::size_t>(value)]};
        }
    }
    qInfo("%d refusals, %d broken limits", refused, breaking);
    QVERIFY(refused > 1000 && breaking > 1000);
}

void TestConstrainedRules::mutants_data()
{
    QTest::addColumn<int>("dropped");
    QTest::addColumn<int>("code");

    const auto add = [](const char *name, Rule rule, Code code) {
        QTest::newRow(name) << static_cast<int>(rule) << static_cast<int>(code);
    };
    add("leaves a cell empty", Rule::Filled, Code::CellEmpty);
    add("places what is not in the set", Rule::Known, Code::UnknownObjective);
    add("places disabled goals", Rule::Enabled, Code::ObjectiveDisabled);
    add("ignores tags", Rule::Tag, Code::TagTwice);
    add("ignores individual limits", Rule::Copies, Code::LimitExceeded);
    add("repeats values", Rule::FreshValue, Code::ValueTwice);
    add("makes up values", Rule::OwnValue, Code::ValueNotInRange);
    add("ignores forced positions", Rule::Forced, Code::OutsideForcedPositions);
    add("repeats goals in lines", Rule::SameLine, Code::SameObjectiveInLine);
    add("ignores board limits", Rule::BoardLimit, Code::BoardCategoryRelaxed);
    add("ignores line limits", Rule::LineLimit, Code::LineCategoryRelaxed);
}

void TestConstrainedRules::mutants()
{
    QFETCH(const int, dropped);
    QFETCH(const int, code);
    constexpr int boards = 100;
    const auto boardsWith = [&](Rule rule) {
        const GoalSet set = mutantSet();
        const Settings settings{.rows = 3, .columns = 3};
        int found = 0;
        for (std::uint64_t seed = 0; seed < boards; ++seed) {
            SplitMix random(seed);
            const auto findings
                = checkBingo(set, 3, 3, PlainRules(set, settings, rule).board(random));
            found += std::ranges::contains(findings, static_cast<Code>(code), &Finding::code);
        }
        return found;
    };
    QCOMPARE(boardsWith(Rule::None), 0);
    const int caught = boardsWith(static_cast<Rule>(dropped));
    QVERIFY(caught > 0);
    qInfo("%d of %d boards of the mutant are rejected", caught, boards);
}

void TestConstrainedRules::plainBoardsPass()
{
    // The plain generator without a dropped rule breaks limits only, on any set.
    SplitMix random(5);
    for (int round = 0; round < 150; ++round) {
        const Settings settings{.rows = random.between(3, 4), .columns = random.between(3, 4)};
        const GoalSet set = randomGoalSet(random, settings);
        const std::vector<Placed> board = PlainRules(set, settings).board(random);
        for (const Finding &finding : checkBingo(set, settings.rows, settings.columns, board))
            QVERIFY2(finding.severity == Severity::Warning || finding.code == Code::CellEmpty,
                qPrintable(findingText(finding)));
    }
}

} // namespace boardwright

QTEST_APPLESS_MAIN(boardwright::TestConstrainedRules)

#include "tst_constrained_rules.moc"
