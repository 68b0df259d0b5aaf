// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sculpted boards of every tier, judged by the checker, the solver and the rules of the set.

#include "core/board/checker.h"
#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/generator/problems.h"
#include "core/lab/place_groups.h"
#include "core/lab/simulate.h"
#include "core/sculpted/codes.h"
#include "core/sculpted/layout.h"
#include "core/sculpted/measures.h"
#include "core/sculpted/puzzle.h"
#include "core/sculpted/sculpted_set.h"
#include "core/sculpted/seed.h"
#include "core/sculpted/solver.h"
#include "core/sculpted/tier_table.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sculpted;

namespace {

constexpr std::array allLevels{
    Level::Tutorial, Level::Easy, Level::Medium, Level::Hard, Level::Expert};

const Generator &generator()
{
    return *generatorOf(u"sculpted");
}

Settings settingsOf(Level level, const QString &routing = u"parity"_s, bool hasGoals = true)
{
    Settings settings = generator().settingsFor({});
    settings.values[0] = QString(levels.at(static_cast<std::size_t>(level)).key);
    settings.values[1] = routing;
    settings.values[3] = hasGoals;
    return settings;
}

/// Enough goals for the largest boards, of all zones, with categories that have limits.
GoalSet manyGoals()
{
    GoalSet set = plainSet(150);
    set.boardLimits = {{.category = u"half"_s, .percent = 40}};
    set.lineLimits = {{.category = u"third"_s, .percent = 34}};
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        Objective &goal = set.objectives[i];
        if (i % 5 < 4)
            goal.progression = Zones::fromInt(1 << (i % 5));
        if (i % 2 == 0)
            goal.boardCategories << u"half"_s;
        if (i % 3 == 0)
            goal.lineCategories << u"third"_s;
    }
    set.objectives[7].forcedPositions = {1, 5, 9};
    return set;
}

/// A row of the tier table.
TableRow tierRow(GoalSet &set, const Tier &tier, Level level)
{
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    writeTier(tier, level, row.values);
    return row;
}

GoalSet setOfTier(const Tier &tier, Level level = Level::Easy)
{
    GoalSet set;
    set.tables[tierTable.key] << tierRow(set, tier, level);
    return set;
}

QList<Code> codesOf(const GoalSet &set)
{
    QList<Code> codes;
    for (const Problem &problem : problemsOf(set, generator(), generator().settingsFor(set))) {
        if (problem.section == tierTable.key)
            codes << problem.code;
    }
    return codes;
}

} // namespace

class TestSculpted final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void publishedNumbersAreKept();
    static void boardsPassTheChecker_data();
    static void boardsPassTheChecker();
    static void puzzlesCanBeSolved();
    static void theCheckerFindsFaults();
    static void goalsFollowTheRoute();
    static void mechanicsAreGivenUp();
    static void eachMechanicHasFiftyAttempts();
    static void whatCannotPassIsSaid();
    static void tiersOfTheSetCount();
    static void badTiersAreProblems_data();
    static void badTiersAreProblems();
    static void wildTiersMakeBoards();
    static void seedsAreNumbers();
    static void supplyCountsCopies();
    static void statisticsNeedNoGoals();
};

void TestSculpted::publishedNumbersAreKept()
{
    QCOMPARE(sizes.size(), std::size_t{10});
    QVERIFY((sizes.front() == Size{3, 3} && sizes.back() == Size{8, 8}));
    for (const Size &size : sizes)
        QVERIFY(size.height >= size.width && size.height <= longestSide);
    const Tier &tutorial = ownTier(Level::Tutorial);
    QCOMPARE(tutorial.smallest, 0);
    QCOMPARE(tutorial.placement[0], 0.765);
    QCOMPARE(std::lround(1000 * (tutorial.placement[1] + tutorial.placement[2])), 235L);
    QVERIFY((tutorial.target[0] == Band{.least = 0.3, .most = 0.55}));
    QCOMPARE(tutorial.leastForkDepth, 1.771);
    QCOMPARE(tutorial.solutionLimit, 100);
    QVERIFY((ownTier(Level::Medium).placement == std::array{0.257, 0.233, 0.510}));
    const auto &hard = ownTier(Level::Hard).placement;
    QVERIFY(hard[1] > hard[0] && hard[1] > hard[2]);
    const Tier &expert = ownTier(Level::Expert);
    QCOMPARE(expert.largest, 9);
    QVERIFY((expert.walls == Band{.least = 0.055, .most = 0.064}));
    QVERIFY(expert.placement[0] > expert.placement[1]);
    QCOMPARE(expert.placement[2], 0.0);
    QVERIFY((expert.target[0] == Band{.least = 0.55, .most = 0.7}));
    QCOMPARE(expert.leastForkDepth, 2.446);
    QCOMPARE(expert.solutionLimit, 5);
}

void TestSculpted::boardsPassTheChecker_data()
{
    QTest::addColumn<Level>("level");
    QTest::addColumn<QString>("routing");
    for (const Level level : allLevels) {
        for (const QString &routing : {u"plain"_s, u"parity"_s, u"hybrid"_s})
            QTest::addRow(
                "%s %s", levels.at(static_cast<std::size_t>(level)).key.data(), qPrintable(routing))
                << level << routing;
    }
}

void TestSculpted::boardsPassTheChecker()
{
    QFETCH(const Level, level);
    QFETCH(const QString, routing);
    const GoalSet set = manyGoals();
    const Settings settings = settingsOf(level, routing);
    const auto compiled = *generator().compile(set, settings);
    const auto scratch = generator().scratch(*compiled);
    const auto other = generator().scratch(*compiled);
    Result board;
    Result again;
    Trace trace;
    for (int seed = 1; seed <= 20; ++seed) {
        const QString text = QString::number(seed);
        Watch watch;
        QVERIFY(generator().run(*compiled, *scratch, text, board, &trace, watch));
        const auto wrong = disagreements(generator().check(set, settings, board), board);
        QVERIFY2(wrong.empty(),
            qPrintable(wrong.empty() ? QString() : QString(codeKey(wrong.front().code))));
        QVERIFY(agrees(trace, board));
        QCOMPARE(board.counts[0], board.counts[1] + board.counts[2]);
        QCOMPARE(board.counts[2], 1);
        QVERIFY(generator().run(*compiled, *other, text, again, nullptr, watch));
        QVERIFY(again.at == board.at && again.route == board.route);
        QVERIFY(*again.shape == *board.shape);
    }
}

/// By a search that shares nothing with what made them.
void TestSculpted::puzzlesCanBeSolved()
{
    Puzzle puzzle;
    for (const Level level : allLevels) {
        for (std::uint32_t seed = 1; seed <= 100; ++seed) {
            Watch watch;
            QCOMPARE(makePuzzle(ownTier(level), {}, seed, watch, puzzle), Making::Made);
            const auto route = puzzle.route.view();
            constexpr std::int64_t nodes = 2'000'000;
            std::vector<std::uint8_t> rest;
            const Solutions solutions
                = solveFrom(puzzle.graph, route.first(1), route.back(), 1, nodes, &rest);
            // The search may give up, but it never finds that there is none.
            QVERIFY(solutions.found == 1 || !solutions.isAll);
            const Solutions fromHalf = solveFrom(
                puzzle.graph, route.first(route.size() / 2 + 1), route.back(), 1, nodes, &rest);
            QCOMPARE(fromHalf.found, 1);
        }
    }
}

void TestSculpted::theCheckerFindsFaults()
{
    const GoalSet set = manyGoals();
    const Settings settings = settingsOf(Level::Hard);
    const auto compiled = *generator().compile(set, settings);
    const auto scratch = generator().scratch(*compiled);
    Result board;
    Watch watch;
    QVERIFY(generator().run(*compiled, *scratch, u"1", board, nullptr, watch));
    const auto found = [&](const Result &spoilt) {
        const auto findings = disagreements(generator().check(set, settings, spoilt), spoilt);
        return findings.empty() ? Code{} : findings.front().code;
    };
    QCOMPARE(found(board), Code{});
    Result spoilt = board;
    std::swap(spoilt.route[3], spoilt.route[9]);
    QCOMPARE(found(spoilt), toCode(SculptedCode::RouteJumps));
    spoilt = board;
    spoilt.route.pop_back();
    QCOMPARE(found(spoilt), toCode(SculptedCode::RouteIncomplete));
    spoilt = board;
    auto shape = std::make_shared<Shape>(*board.shape);
    ++shape->columns;
    spoilt.shape = shape;
    QCOMPARE(found(spoilt), toCode(SculptedCode::SculptureWrongSize));
    // All but the corners of the first row are walls, so that those of below are cut off.
    shape = std::make_shared<Shape>(*board.shape);
    for (int column = 0; column < shape->columns; ++column)
        shape->sites[static_cast<std::size_t>(shape->columns + column)].kind = SiteKind::Wall;
    for (int column = 0; column < shape->columns; ++column)
        shape->sites[static_cast<std::size_t>(column)].kind = SiteKind::Cell;
    shape->links.clear();
    spoilt = board;
    spoilt.shape = shape;
    QCOMPARE(found(spoilt), toCode(SculptedCode::SculptureInParts));
    // A goal on a wall, and a line with a goal twice.
    spoilt = board;
    const auto wall = std::ranges::find(board.shape->sites, SiteKind::Wall, &Site::kind);
    QVERIFY(wall != board.shape->sites.end());
    spoilt.at[static_cast<std::size_t>(wall - board.shape->sites.begin())].what
        = set.objectives[0].id;
    QCOMPARE(found(spoilt), Code::UnknownObjective);
    spoilt = board;
    const Line &line = board.shape->lines.front();
    spoilt.at[static_cast<std::size_t>(line.sites[1])]
        = spoilt.at[static_cast<std::size_t>(line.sites[0])];
    QVERIFY(found(spoilt) != Code{});
}

/// Early goals stand where the route starts, late ones where it ends.
void TestSculpted::goalsFollowTheRoute()
{
    const GoalSet set = manyGoals();
    const auto compiled = *generator().compile(set, settingsOf(Level::Expert));
    const auto scratch = generator().scratch(*compiled);
    Result board;
    for (int seed = 1; seed <= 20; ++seed) {
        Watch watch;
        QVERIFY(generator().run(*compiled, *scratch, QString::number(seed), board, nullptr, watch));
        const auto last = static_cast<int>(board.route.size()) - 1;
        for (int step = 0; step <= last; ++step) {
            const auto site = static_cast<std::size_t>(board.route[static_cast<std::size_t>(step)]);
            QCOMPARE(board.shape->sites[site].progress.numerator * last,
                step * board.shape->sites[site].progress.denominator);
            QVERIFY(board.at[site].what != RowId::none);
        }
        for (const Line &line : board.shape->lines)
            QVERIFY(line.sites.size() >= 3);
    }
}

void TestSculpted::mechanicsAreGivenUp()
{
    Tier tier = ownTier(Level::Easy);
    tier.mechanic = {0, 0, 1, 0};
    tier.warpSpan = 2 * longestSide; // no board has room for it
    Puzzle puzzle;
    Watch watch;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        QCOMPARE(makePuzzle(tier, {}, seed, watch, puzzle), Making::Made);
        QVERIFY(puzzle.gaveUpMechanic);
        QCOMPARE(puzzle.mechanic, Mechanic::Standard);
        QCOMPARE(puzzle.discarded[0], mostTopologies);
        QVERIFY(puzzle.topologies > mostTopologies);
    }
}

/// "If it can't produce the drawn mechanic within fifty attempts ... it falls back to a standard
/// puzzle", and a puzzle has "up to fifty attempts": a standard one that was drawn has no more.
void TestSculpted::eachMechanicHasFiftyAttempts()
{
    Tier tier = ownTier(Level::Easy);
    tier.leastForkRatio = 1; // no route is all forks
    Puzzle puzzle;
    Watch watch;
    for (std::size_t mechanic = 0; mechanic < mechanics; ++mechanic) {
        tier.mechanic.fill(0);
        tier.mechanic.at(mechanic) = 1;
        for (std::uint32_t seed = 1; seed <= 20; ++seed) {
            QCOMPARE(makePuzzle(tier, {}, seed, watch, puzzle), Making::NonePassed);
            QCOMPARE(puzzle.topologies, mechanic == 0 ? 50 : 100);
            QCOMPARE(puzzle.gaveUpMechanic, mechanic != 0);
            QCOMPARE(puzzle.mechanic, Mechanic::Standard);
        }
    }
}

void TestSculpted::whatCannotPassIsSaid()
{
    Tier tier = ownTier(Level::Easy);
    tier.leastForkRatio = 1;
    tier.mechanic = {0, 1, 0, 0};
    const GoalSet set = setOfTier(tier);
    const auto compiled = *generator().compile(set, settingsOf(Level::Easy));
    const auto scratch = generator().scratch(*compiled);
    Result board;
    Trace trace;
    Watch watch;
    const Outcome outcome = generator().run(*compiled, *scratch, u"1", board, &trace, watch);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, toCode(SculptedCode::NoTopologyPassed));
    const auto &args = outcome.error().why.front().args;
    QCOMPARE(std::get<qint64>(args[0]), 2 * mostTopologies);
    QCOMPARE(std::get<qint64>(args[1]) + std::get<qint64>(args[2]), 2 * mostTopologies);
    QCOMPARE(board.counts[0], 2 * mostTopologies);
    QCOMPARE(board.counts[2], 0);
    QVERIFY(agrees(trace, board));
    // Every topology polls the watch.
    for (const std::uint64_t polls : {0U, 1U, 50U, 99U}) {
        Watch stopped({}, polls);
        const Outcome cut = generator().run(*compiled, *scratch, u"1", board, nullptr, stopped);
        QVERIFY(!cut && cut.error().code == Code::Cancelled);
    }
}

void TestSculpted::tiersOfTheSetCount()
{
    Tier tier = ownTier(Level::Hard);
    tier.smallest = 1;
    tier.largest = 1;
    tier.leastForkDepth = 0.125;
    tier.walls = {.least = 0, .most = 0};
    GoalSet set = setOfTier(tier, Level::Hard);
    QVERIFY(tierOf(set, Level::Hard) == tier);
    QVERIFY(tierOf(set, Level::Easy) == ownTier(Level::Easy));
    for (const Level level : allLevels)
        QVERIFY(tierOf(setOfTier(ownTier(level), level), level) == ownTier(level));
    // As it is read again.
    const auto file = readNative(writeNative(set));
    QVERIFY(file.has_value());
    QVERIFY(tierOf(file->set, Level::Hard) == tier);
    const auto compiled = *generator().compile(set, settingsOf(Level::Hard));
    const auto scratch = generator().scratch(*compiled);
    Result board;
    Watch watch;
    QVERIFY(generator().run(*compiled, *scratch, u"1", board, nullptr, watch));
    QCOMPARE(board.shape->columns, 3);
    QCOMPARE(board.shape->rows, 4);
}

void TestSculpted::badTiersAreProblems_data()
{
    QTest::addColumn<Tier>("tier");
    QTest::addColumn<Code>("code");
    const auto add = [](const char *name, SculptedCode code, auto spoil) {
        Tier tier = ownTier(Level::Easy);
        spoil(tier);
        QTest::newRow(name) << tier << toCode(code);
    };
    add("sizes", SculptedCode::TierSizesCrossed, [](Tier &tier) { tier.largest = 1; });
    add("walls", SculptedCode::TierBandCrossed, [](Tier &tier) { tier.walls.most = 0.01; });
    add("target", SculptedCode::TierBandCrossed, [](Tier &tier) { tier.target[2].most = 0.01; });
    add("placement", SculptedCode::TierWeightsZero, [](Tier &tier) { tier.placement = {}; });
    add("source", SculptedCode::TierWeightsZero, [](Tier &tier) { tier.source = {}; });
    add("mechanic", SculptedCode::TierWeightsZero, [](Tier &tier) { tier.mechanic = {}; });
    add("ratio excluded", SculptedCode::TierTargetBelowGate,
        [](Tier &tier) { tier.leastForkRatio = 0.9; });
    add("depth excluded", SculptedCode::TierTargetBelowGate,
        [](Tier &tier) { tier.leastForkDepth = 60; });
    add("warps", SculptedCode::TierWarpTooLong, [](Tier &tier) { tier.warpSpan = 7; });
    add("only walls", SculptedCode::TierWallsLeaveNothing, [](Tier &tier) { tier.walls.most = 1; });
}

void TestSculpted::badTiersAreProblems()
{
    QFETCH(const Tier, tier);
    QFETCH(const Code, code);
    QVERIFY(codesOf(setOfTier(ownTier(Level::Easy))).isEmpty());
    const QList<Code> found = codesOf(setOfTier(tier));
    QVERIFY2(found.contains(code), qPrintable(QString::number(found.size())));
    GoalSet twice = setOfTier(ownTier(Level::Easy));
    twice.tables[tierTable.key] << tierRow(twice, tier, Level::Easy);
    QVERIFY(codesOf(twice).contains(toCode(SculptedCode::TierTwice)));
    QVERIFY(tierOf(twice, Level::Easy) == ownTier(Level::Easy));
}

/// Whatever a file says, boards are made or it is said why not, within the budget.
void TestSculpted::wildTiersMakeBoards()
{
    const GoalSet sane = setOfTier(ownTier(Level::Easy));
    for (const double number : {-1e300, -1.0, 0.0, 1.0, 1e300}) {
        GoalSet set = sane;
        FieldValues &values = set.tables[tierTable.key].first().values;
        for (const Field &field : tierTable.fields) {
            if (field.kind == Kind::Number)
                values[field.key] = number;
            else if (field.kind == Kind::Integer)
                values[field.key] = static_cast<qint64>(std::clamp(number, -1e9, 1e9));
            else
                values[field.key] = u"1x1"_s;
        }
        values[columns::level.key] = u"easy"_s;
        const auto compiled = *generator().compile(set, settingsOf(Level::Easy));
        const auto scratch = generator().scratch(*compiled);
        Result board;
        for (int seed = 1; seed <= 5; ++seed) {
            Watch watch;
            const Outcome outcome = generator().run(
                *compiled, *scratch, QString::number(seed), board, nullptr, watch);
            QVERIFY(board.counts[0] >= 1 && board.counts[0] <= 2 * mostTopologies);
            QVERIFY(outcome || outcome.error().code == toCode(SculptedCode::NoTopologyPassed));
        }
        QVERIFY(!codesOf(set).isEmpty());
    }
}

/// A goal without a range may stand as often as its limit says, one with a range as often as it has
/// values, and a disabled one never.
void TestSculpted::supplyCountsCopies()
{
    GoalSet set = plainSet(4);
    const auto isTooFew = [&set](qint64 supply) {
        const QList<Problem> problems = generator().lint(set, settingsOf(Level::Expert));
        const auto found = std::ranges::find(problems, Code::TooFewObjectives, &Problem::code);
        return found != problems.end() && found->args.first() == Arg(supply);
    };
    set.objectives[0].individualLimit = 5;
    set.objectives[1].individualLimit = 9;
    set.objectives[1].range = {1, 2, 2};
    set.objectives[2].individualLimit = 2;
    set.objectives[2].range = {1, 2, 3};
    set.objectives[3].individualLimit = 50;
    set.objectives[3].disabled = true;
    QVERIFY(isTooFew(5 + 2 + 2));
    set.objectives[3].disabled = false;
    set.objectives[3].individualLimit = 1;
    QVERIFY(isTooFew(5 + 2 + 2 + 1));
    set.objectives[0].individualLimit = 50; // more than any board has cells
    QVERIFY(generator().lint(set, settingsOf(Level::Expert)).isEmpty());
}

/// Measures of cells are summed by progress, whether or not goals are on them.
void TestSculpted::statisticsNeedNoGoals()
{
    for (const bool hasGoals : {false, true}) {
        const GoalSet set = hasGoals ? manyGoals() : GoalSet();
        const auto subject = subjectOf(generator(), set, settingsOf(Level::Medium));
        constexpr SeedRange seeds{.first = 1, .last = 100};
        const Tally tally = simulate(*subject, seeds, {.detail = Detail::Reasons, .threads = 2});
        QCOMPARE(tally.failed, 0U);
        const auto measured = tally.study->measures;
        const auto trap = std::ranges::find(measured, u"trap"_s, &StudiedMeasure::key);
        QVERIFY(trap != measured.end());
        const auto &sums = tally.measures[static_cast<std::size_t>(trap - measured.begin())].sums;
        QCOMPARE(sums.size(), siteGroups);
        quint64 cells = 0;
        for (const NumberSums &one : sums)
            cells += one.count;
        QVERIFY2(cells > 100 * 5, qPrintable(QString::number(cells))); // forks of 25 cells or more
    }
}

void TestSculpted::seedsAreNumbers()
{
    QCOMPARE(numberOfSeed(u"0"), 0U);
    QCOMPARE(numberOfSeed(u"4294967295"), 4'294'967'295U);
    QCOMPARE(numberOfSeed(u"007"), 7U);
    // Other text is hashed, and one that is too large for a number is text.
    QVERIFY(numberOfSeed(u"4294967296") != 0U);
    QVERIFY(numberOfSeed(u"frost") != numberOfSeed(u"frosT"));
    QCOMPARE(numberOfSeed(u"frost"), numberOfSeed(u"frost"));
    QVERIFY(numberOfSeed(u"") != 0U);
    QVERIFY(numberOfSeed(u"99999999999999999999999999") != numberOfSeed(u"4294967295"));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSculpted, QCoreApplication)
#include "tst_sculpted.moc"
