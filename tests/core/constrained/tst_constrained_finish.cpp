// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Finishing by modifiers: a board is compared with the same board made without them.

#include "core/board/checker.h"
#include "core/constrained/compiled_set.h"
#include "core/constrained/stages.h"
#include "core/generator/generator.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A board of a set made under modifiers, with its trace.
struct Made {
    Made(const GoalSet &set, const ModeSettings &settings, const Modifiers &modifiers,
        const QString &seed)
    {
        const Generator &generator = *generators().front();
        const auto compiled = compileConstrained(set, settings, modifiers);
        Watch watch;
        isWhole
            = generator.run(*compiled, *generator.scratch(*compiled), seed, result, &trace, watch)
                  .has_value();
        found = checkBoard(set, settings, result.at, modifiers);
    }

    int count(Mark mark) const
    {
        return static_cast<int>(std::ranges::count_if(
            result.at, [mark](const Placed &placed) { return bool(placed.marks & mark); }));
    }

    Result result;
    Trace trace;
    bool isWhole = false;
    std::vector<Finding> found;
};

/// The board before the Finish stage.
std::vector<Placed> unfinished(const Made &made)
{
    std::size_t steps = 0;
    while (steps < made.trace.steps.size()
        && made.trace.steps[steps].stage != toStage(ConstrainedStage::Finish))
        ++steps;
    return replay(made.trace, made.result, steps).board.at;
}

/// Random settings; half of them have a centre.
ModeSettings someSettings(SplitMix &random)
{
    if (random.chance(50))
        return randomSettings(random);
    const int side = 3 + 2 * random.below(2);
    return {.rows = side, .columns = side};
}

std::size_t relaxations(const std::vector<Finding> &findings)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        findings, [](const Finding &finding) { return isRelaxation(finding.code); }));
}

} // namespace

class TestConstrainedFinish final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void takesAwayAndMarksOnly();
    static void relaxationsGoWithTheirGoals();
    static void capsCountedAllCells();
    static void lowestAndHighestInOrder_data();
    static void lowestAndHighestInOrder();
};

void TestConstrainedFinish::takesAwayAndMarksOnly()
{
    SplitMix random(61);
    int blanks = 0;
    int centres = 0;
    int forcedKept = 0;
    int fewerBlanks = 0;
    int fewerShinies = 0;
    for (int round = 0; round < 1500; ++round) {
        const ModeSettings settings = someSettings(random);
        const GoalSet set = randomGoalSet(random, settings);
        const Modifiers modifiers = applicable({.noCentre = random.chance(60),
                                                   .blanks = random.below(12),
                                                   .shinies = random.below(14) - 1},
            settings);
        const QString seed = QString::number(round);
        const Made plain(set, settings, {}, seed);
        const Made made(set, settings, modifiers, seed);
        QCOMPARE(made.isWhole, plain.isWhole);
        QVERIFY(agrees(made.trace, made.result));
        QVERIFY(effortOf(made.result) == effortOf(plain.result));
        QVERIFY(unfinished(made) == plain.result.at);

        const auto centre = centreOf(settings);
        int mayBeBlank = 0; // filled, not forced, and not a removed centre
        for (std::size_t i = 0; i < made.result.at.size(); ++i) {
            const Placed &was = plain.result.at[i];
            const Placed &is = made.result.at[i];
            QVERIFY(!was.marks);
            const qsizetype row = rowOf(set, was.what);
            const bool isForced = row >= 0 && !set.objectives[row].forcedPositions.isEmpty();
            const bool isCentre = centre && static_cast<std::size_t>(*centre) == i;
            const bool centreGoes = modifiers.noCentre && isCentre && was.what != RowId::none;
            QCOMPARE(is.marks == Mark::NoCentre, centreGoes);
            mayBeBlank += was.what != RowId::none && !isForced && !centreGoes ? 1 : 0;
            if (is.isLeftEmpty()) {
                QVERIFY(was.what != RowId::none);
                QVERIFY(is.what == RowId::none && is.value == 0);
                QVERIFY(!(is.marks & Mark::Shiny));
                QVERIFY(!isForced || is.marks == Mark::NoCentre);
            } else {
                QVERIFY(is.what == was.what && is.value == was.value);
                QVERIFY(is.what != RowId::none || !is.marks);
                forcedKept += isForced && modifiers.blanks > 0 ? 1 : 0;
            }
        }
        const int filled = static_cast<int>(std::ranges::count_if(
            made.result.at, [](const Placed &placed) { return placed.what != RowId::none; }));
        const int shinies = shiniesOn(modifiers, settings);
        QCOMPARE(made.count(Mark::Blank), std::min(modifiers.blanks, mayBeBlank));
        QCOMPARE(made.count(Mark::Shiny), std::min(shinies, filled));
        blanks += made.count(Mark::Blank);
        centres += made.count(Mark::NoCentre);
        fewerBlanks += mayBeBlank < modifiers.blanks ? 1 : 0;
        fewerShinies += filled < shinies ? 1 : 0;
    }
    qInfo("%d blanks, %d centres, %d forced goals kept; too few cells for %d and %d", blanks,
        centres, forcedKept, fewerBlanks, fewerShinies);
    QVERIFY(blanks > 1000 && centres > 200 && forcedKept > 200);
    QVERIFY(fewerBlanks > 50 && fewerShinies > 20);
}

void TestConstrainedFinish::relaxationsGoWithTheirGoals()
{
    SplitMix random(62);
    int gone = 0;
    int stayed = 0;
    int recovered = 0;
    for (int round = 0; round < 1500; ++round) {
        const ModeSettings settings{.rows = 3 + 2 * random.below(2), .columns = 5};
        const GoalSet set = randomGoalSet(random, settings);
        const Modifiers modifiers{.noCentre = random.chance(50), .blanks = random.between(1, 6)};
        const QString seed = QString::number(round);
        const Made plain(set, settings, {}, seed);
        if (relaxations(plain.result.findings) == 0)
            continue;
        const Made made(set, settings, modifiers, seed);
        // The finished board lists exactly the relaxations that a recount finds.
        QVERIFY(agrees(made.trace, made.result));
        QCOMPARE(relaxations(made.result.findings), relaxations(made.found));
        for (const Finding &finding : disagreements(made.found, made.result))
            QVERIFY(!isRelaxation(finding.code));
        for (const Finding &finding : made.result.findings) {
            if (!isRelaxation(finding.code))
                continue;
            QVERIFY(made.result.at[static_cast<std::size_t>(finding.site)].what != RowId::none);
        }
        for (const auto &[finding, site] : made.result.involved)
            QVERIFY(made.result.at[static_cast<std::size_t>(site)].what != RowId::none);
        QVERIFY(relaxations(made.result.findings) <= relaxations(plain.result.findings));
        gone += static_cast<int>(
            relaxations(plain.result.findings) - relaxations(made.result.findings));
        stayed += static_cast<int>(relaxations(made.result.findings));
        recovered
            += static_cast<int>(std::ranges::count(made.trace.steps, Act::Recover, &Step::act));
        // Only the Finish stage recovers limits, and only at goals that remain.
        for (const Step &step : made.trace.steps) {
            if (step.act == Act::Recover)
                QVERIFY(step.stage == toStage(ConstrainedStage::Finish)
                    && made.result.at[static_cast<std::size_t>(step.a)].what != RowId::none);
        }
    }
    qInfo("%d relaxations gone, %d stayed, %d steps of recovery", gone, stayed, recovered);
    QVERIFY(gone > 100 && stayed > 100 && recovered > 30);
}

void TestConstrainedFinish::capsCountedAllCells()
{
    // Four of nine cells may have goals of the category, and there are five other goals. Every
    // board has four such goals before it is finished, and removed ones are not replaced.
    GoalSet set = plainSet(20);
    set.boardLimits = {{u"b"_s, 40}};
    for (int row = 0; row < 15; ++row)
        set.objectives[row].boardCategories = {u"b"_s};
    const ModeSettings three{.rows = 3, .columns = 3};
    const auto members = [&](const std::vector<Placed> &at) {
        return std::ranges::count_if(at, [&](const Placed &placed) {
            const qsizetype row = rowOf(set, placed.what);
            return row >= 0 && row < 15;
        });
    };
    int fewer = 0;
    for (int seed = 0; seed < 200; ++seed) {
        const Made made(set, three, {.noCentre = true, .blanks = 3}, QString::number(seed));
        QVERIFY(made.isWhole);
        QCOMPARE(members(unfinished(made)), 4);
        QCOMPARE(made.count(Mark::Blank) + made.count(Mark::NoCentre), 4);
        fewer += members(made.result.at) < 4 ? 1 : 0;
    }
    QVERIFY(fewer > 100);
}

void TestConstrainedFinish::lowestAndHighestInOrder_data()
{
    QTest::addColumn<ValueChoice>("choice");
    QTest::newRow("lowest") << ValueChoice::Lowest;
    QTest::newRow("highest") << ValueChoice::Highest;
}

void TestConstrainedFinish::lowestAndHighestInOrder()
{
    QFETCH(const ValueChoice, choice);
    SplitMix random(63);
    int copies = 0;
    int otherThanBefore = 0;
    for (int round = 0; round < 300; ++round) {
        const ModeSettings settings = randomSettings(random);
        GoalSet set = randomGoalSet(random, settings);
        for (Objective &goal : set.objectives) {
            goal.progressiveRanges = false; // all values in every cell
            if (random.chance(40)) {
                goal.range = {7, 3, 3, 20, 11};
                goal.individualLimit = random.between(1, 4);
            }
        }
        const QString seed = QString::number(round);
        const Made plain(set, settings, {}, seed);
        const Made made(set, settings, {.values = choice}, seed);
        // The goals are the same; the values differ.
        QVERIFY(
            std::ranges::equal(made.result.at, plain.result.at, {}, &Placed::what, &Placed::what));
        otherThanBefore += made.result.at == plain.result.at ? 0 : 1;
        // The copies of each goal in the order in which the board was finally filled.
        std::map<RowId, std::vector<std::pair<std::size_t, int>>> taken;
        for (std::size_t i = made.trace.steps.size(); i-- > 0;) {
            const Step &step = made.trace.steps[i];
            if (step.act == Act::Place
                && made.result.at[static_cast<std::size_t>(step.a)].what == step.what)
                taken[step.what].emplace_back(static_cast<std::size_t>(step.a), step.value);
        }
        for (const auto &[row, steps] : taken) {
            const QList<int> &range = set.objectives[rowOf(set, row)].range;
            std::set<int> values;
            std::ranges::copy_if(
                range, std::inserter(values, values.end()), [](int value) { return value > 0; });
            std::vector<int> expected(values.begin(), values.end());
            if (choice == ValueChoice::Highest)
                std::ranges::reverse(expected);
            // Only the last placement on a cell counts.
            std::set<std::size_t> seen;
            std::vector<int> inOrder;
            for (const auto &[site, value] : steps) {
                if (seen.insert(site).second)
                    inOrder.insert(inOrder.begin(), value);
            }
            if (values.empty()) {
                QVERIFY(std::ranges::all_of(inOrder, [](int value) { return value == 0; }));
                continue;
            }
            expected.resize(std::min(expected.size(), inOrder.size()));
            QVERIFY(inOrder == expected);
            copies += inOrder.size() > 1 ? 1 : 0;
        }
    }
    QVERIFY(copies > 100 && otherThanBefore > 100);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedFinish, NoApplication)

#include "tst_constrained_finish.moc"
