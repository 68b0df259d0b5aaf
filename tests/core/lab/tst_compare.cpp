// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/relaxations.h"
#include "core/constrained/parameters.h"
#include "core/generator/judge.h"
#include "core/lab/compare.h"
#include "core/lab/sign_test.h"
#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr SeedRange manySeeds{.first = 1, .last = 1500};

const Generator &constrained()
{
    return *generators().front();
}

std::shared_ptr<const SeedMatchedPair> pairing(
    const GoalSet &before, const GoalSet &after, MatchBy match = MatchBy::Id)
{
    const Settings settings = settingsOf({.rows = 5, .columns = 5});
    return pairingOf(*subjectOf(constrained(), before, settings),
        *subjectOf(constrained(), after, settings), match);
}

Comparison compared(const GoalSet &before, const GoalSet &after, MatchBy match = MatchBy::Id,
    SeedRange seeds = manySeeds, int threads = 2)
{
    return compare(pairing(before, after, match), seeds, {.threads = threads});
}

/// Goals with some different weightings and two categories.
GoalSet someSet()
{
    GoalSet set = plainSet(60);
    set.boardLimits = {{u"many"_s, 60}, {u"few"_s, 20}};
    set.lineLimits = {{u"side"_s, 40}};
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        Objective &goal = set.objectives[row];
        goal.weighting = row % 3 == 0 ? 60 : 90;
        goal.boardCategories = {row % 4 == 0 ? u"few"_s : u"many"_s};
        if (row % 5 == 0)
            goal.lineCategories = {u"side"_s};
    }
    return set;
}

double logOf(double number)
{
    return std::log(number);
}

/// Twice the tail of the binomial distribution, computed by Pascal's triangle.
double plainSignTest(int up, int down)
{
    const int all = up + down;
    std::vector<double> ways{1};
    for (int i = 0; i < all; ++i) {
        ways.push_back(0);
        for (std::size_t k = ways.size() - 1; k > 0; --k)
            ways[k] = (ways[k] + ways[k - 1]) / 2;
        ways[0] /= 2;
    }
    double tail = 0;
    for (int k = 0; k <= std::min(up, down); ++k)
        tail += ways[static_cast<std::size_t>(k)];
    return std::min(1.0, 2 * tail);
}

} // namespace

class TestCompare final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theSignTestIsExact();
    static void theApproximationTakesOver();
    static void adjustedAsInThePaper();
    static void fewFalseAlarms();
    static void nothingMovesWithoutAnEdit();
    static void nothingMovesWithTheRows();
    static void aHalvedWeightingIsNamedFirst();
    static void aLoweredLimitIsNamedFirst();
    static void newAndGoneGoals();
    static void rejectedBoardsAreNotUnfilled();
    static void boardsOfOneVersionAlone();
    static void twinsAreMatchedInOrder();
    static void recounted();
    static void addsUp();
};

void TestCompare::theSignTestIsExact()
{
    for (int up = 0; up <= 40; ++up) {
        for (int down = 0; down <= 40; ++down) {
            const double expected = plainSignTest(up, down);
            const double found
                = std::exp(logSignTest(static_cast<quint64>(up), static_cast<quint64>(down)));
            QVERIFY2(std::abs(found - expected) < 1e-9 * expected + 1e-15,
                qPrintable(u"%1 %2: %3 %4"_s.arg(up).arg(down).arg(found).arg(expected)));
        }
    }
    // Twenty heads in a row.
    QVERIFY(std::abs(logSignTest(20, 0) + 19 * std::log(2.0)) < 1e-9);
}

void TestCompare::theApproximationTakesOver()
{
    // On both sides of the point where the approximation starts, results are nearly equal.
    for (const quint64 more : {5100U, 5200U, 5400U}) {
        const double exact = logSignTest(more, 10'000 - more);
        const double approximate = logSignTest(more + 1, 10'001 - more);
        QVERIFY2(std::abs(exact - approximate) < 0.05, qPrintable(QString::number(exact)));
    }
    QVERIFY(logSignTest(4'000'000'000U, 100'000'000U) < -1e8);
    QVERIFY(std::isfinite(logSignTest(4'000'000'000U, 0)));
}

void TestCompare::adjustedAsInThePaper()
{
    // The example of Benjamini and Hochberg (1995): at level 0.05 the first four are rejected.
    const std::vector<double> ps{0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344,
        0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0};
    std::vector<double> logs;
    std::ranges::transform(ps, std::back_inserter(logs), logOf);
    const std::vector<double> adjusted = logAdjusted(logs, logs.size());
    QCOMPARE(std::ranges::count_if(adjusted, [](double log) { return log <= std::log(0.05); }), 4);
    QVERIFY(std::abs(std::exp(adjusted[0]) - 0.0015) < 1e-12);
    QVERIFY(std::abs(std::exp(adjusted[3]) - 0.0095 * 15 / 4) < 1e-12);
}

/// Two sets that differ only in the wording of goals: every difference is noise.
void TestCompare::fewFalseAlarms()
{
    const GoalSet set = someSet();
    int alarms = 0;
    for (int round = 0; round < 20; ++round) {
        // Reworded goals have other draws, so the sets are equal in distribution only. They are
        // matched by row.
        GoalSet other = set;
        for (Objective &goal : other.objectives)
            goal.goal += u" again %1"_s.arg(round);
        const qint64 first = 1 + 300 * round;
        const Comparison comparison
            = compared(set, other, MatchBy::Id, {.first = first, .last = first + 299});
        QVERIFY(comparison.changed > 250);
        alarms += significantChanges(comparison).empty() ? 0 : 1;
    }
    // A round raises a false alarm with a probability of at most 0.05.
    QVERIFY2(alarms <= 4, qPrintable(QString::number(alarms)));
}

void TestCompare::nothingMovesWithoutAnEdit()
{
    const Comparison comparison = compared(someSet(), someSet());
    QCOMPARE(comparison.changed, quint64{0});
    QCOMPARE(comparison.compared, quint64{1500});
    QVERIFY(significantChanges(comparison).empty());
    for (const Difference &moved : comparison.rows)
        QVERIFY(moved.up == 0 && moved.down == 0);
    for (const Difference &moved : comparison.numbers)
        QVERIFY(moved.up == 0 && moved.down == 0);
}

void TestCompare::nothingMovesWithTheRows()
{
    GoalSet moved = someSet();
    std::ranges::reverse(moved.objectives);
    for (const MatchBy match : {MatchBy::Id, MatchBy::Identity}) {
        const Comparison comparison = compared(someSet(), moved, match);
        QCOMPARE(comparison.changed, quint64{0});
        QVERIFY(significantChanges(comparison).empty());
        QCOMPARE(comparison.pairing->rows.front(), (Pair{.before = 59, .after = 0}));
    }
}

void TestCompare::aHalvedWeightingIsNamedFirst()
{
    GoalSet edited = someSet();
    edited.objectives[17].weighting = 45;
    for (const MatchBy match : {MatchBy::Id, MatchBy::Identity}) {
        const Comparison comparison = compared(someSet(), edited, match);
        const std::vector<SignificantChange> news = significantChanges(comparison);
        QVERIFY(!news.empty());
        QCOMPARE(news.front().kind, ChangeKind::Objective);
        QCOMPARE(comparison.pairing->rows[news.front().index], (Pair{.before = 17, .after = 17}));
        QCOMPARE(confidenceOf(news.front()), 3);
        const Difference &moved = comparison.rows[news.front().index];
        QCOMPARE(moved.up, quint64{0});
        QVERIFY(moved.down > 100);
        // All other goals only appear more often.
        for (const SignificantChange &each : std::span(news).subspan(1)) {
            if (each.kind == ChangeKind::Objective)
                QVERIFY(comparison.rows[each.index].up > comparison.rows[each.index].down);
        }
    }
}

void TestCompare::aLoweredLimitIsNamedFirst()
{
    GoalSet edited = someSet();
    edited.boardLimits[1].percent = 8;
    const Comparison comparison = compared(someSet(), edited);
    const std::vector<SignificantChange> news = significantChanges(comparison);
    QVERIFY(!news.empty());
    QCOMPARE(news.front().kind, ChangeKind::Number);
    const ComparedNumber number = comparison.pairing->numbersAfter[news.front().index];
    const Study &study = *comparison.pairing->after->study();
    QCOMPARE(study.measures[number.measure].scope, Scope::Limit);
    QCOMPARE(study.limits[number.item].name, u"few"_s);
    // All goals with the limited category appear less often.
    for (const SignificantChange &each : news) {
        if (each.kind != ChangeKind::Objective)
            continue;
        const Pair &pair = comparison.pairing->rows[each.index];
        const Difference &moved = comparison.rows[each.index];
        QCOMPARE(moved.down > moved.up, pair.after % 4 == 0);
    }
    QVERIFY(std::ranges::count(news, ChangeKind::Objective, &SignificantChange::kind) > 10);
}

void TestCompare::newAndGoneGoals()
{
    GoalSet edited = someSet();
    edited.objectives.removeAt(5);
    addGoal(edited, u"brand new"_s);
    const Comparison comparison = compared(someSet(), edited, MatchBy::Identity);
    QCOMPARE(comparison.pairing->rows.size(), std::size_t{61});
    QCOMPARE(comparison.pairing->rows.back(), (Pair{.before = 5, .after = -1}));
    QCOMPARE(comparison.pairing->rows[59], (Pair{.before = -1, .after = 59}));
    QVERIFY(comparison.rows.back().down > 300);
    QVERIFY(comparison.rows[59].up > 300);
    for (const SignificantChange &news : significantChanges(comparison))
        QVERIFY(news.kind != ChangeKind::Objective || (news.index != 60 && news.index != 59));
}

/// What gates rejected could be filled.
void TestCompare::rejectedBoardsAreNotUnfilled()
{
    const GoalSet plain = plainSet(30);
    GoalSet gated = plain;
    QVERIFY(addGate(generators().front()->info(), gated, u"relaxations=100.."_s));
    const Comparison comparison = compared(plain, gated);
    const auto all = static_cast<quint64>(comparison.seeds.count());
    QCOMPARE(comparison.failedBefore + comparison.rejectedBefore, quint64{0});
    QCOMPARE(comparison.failedAfter, quint64{0});
    QCOMPARE(comparison.rejectedAfter, all);
    QCOMPARE(comparison.wholeBefore(), all);
    QCOMPARE(comparison.wholeAfter(), quint64{0});
    Comparison twice(comparison.pairing);
    QVERIFY(twice.add(comparison));
    QCOMPARE(twice.rejectedAfter, all);
}

/// A goal that only one version has is counted on that version's boards.
void TestCompare::boardsOfOneVersionAlone()
{
    const GoalSet few = plainSet(24); // one cell stays empty
    GoalSet enough = few;
    enough.lastRow = 0;
    addGoal(enough, u"the last"_s).id = RowId{25};
    const Comparison comparison = compared(few, enough);
    const auto all = static_cast<quint64>(comparison.seeds.count());
    QCOMPARE(comparison.failedBefore, all);
    QCOMPARE(comparison.wholeBefore(), quint64{0});
    QCOMPARE(comparison.wholeAfter(), all);
    QCOMPARE(comparison.compared, quint64{0});
    QCOMPARE(comparison.rows.back().up, all);
    const Comparison back = compared(enough, few);
    QCOMPARE(back.rows.back().down, all);
}

void TestCompare::twinsAreMatchedInOrder()
{
    GoalSet set = plainSet(40);
    for (int row = 0; row < 3; ++row)
        set.objectives[row].goal = u"twin"_s;
    GoalSet fewer = set;
    fewer.objectives.removeAt(1);
    const auto pairs = pairing(set, fewer, MatchBy::Identity)->rows;
    QCOMPARE(pairs[0], (Pair{.before = 0, .after = 0}));
    QCOMPARE(pairs[1], (Pair{.before = 1, .after = 1}));
    QCOMPARE(pairs.back(), (Pair{.before = 2, .after = -1}));
}

/// Compared with the two tallies of the same seeds and with boards made one by one.
void TestCompare::recounted()
{
    SplitMix random(5);
    const ModeSettings mode{.rows = 5, .columns = 5};
    const Settings settings = settingsOf(mode);
    quint64 changed = 0;
    quint64 everRelaxed = 0;
    for (int round = 0; round < 5; ++round) {
        const GoalSet before = round == 0 ? fightingSet(14) : randomGoalSet(random, mode);
        GoalSet after = before;
        for (Objective &goal : after.objectives)
            goal.weighting = random.chance(30) ? random.between(1, 100) : goal.weighting;
        const auto pair = pairing(before, after);
        const SeedRange seeds{.first = 1, .last = 60};
        const Comparison comparison = compare(pair, seeds, {.threads = 3, .range = 7});
        std::vector<Difference> rows(pair->rows.size());
        Difference relaxed;
        quint64 differ = 0;
        quint64 whole = 0;
        const auto scratchBefore = constrained().scratch(pair->before->compiled());
        const auto scratchAfter = constrained().scratch(pair->after->compiled());
        for (qint64 seed = seeds.first; seed <= seeds.last; ++seed) {
            Result one;
            Result other;
            Watch watch;
            const QString text = QString::number(seed);
            const bool isWhole
                = constrained()
                      .run(pair->before->compiled(), *scratchBefore, text, one, nullptr, watch)
                      .has_value();
            const bool isOtherWhole
                = constrained()
                      .run(pair->after->compiled(), *scratchAfter, text, other, nullptr, watch)
                      .has_value();
            if (!isWhole || !isOtherWhole)
                continue;
            ++whole;
            differ
                += one.at == other.at ? 0U : 1U; // only weightings differ: equal goals read alike
            const bool wasRelaxed = relaxationsOf(one) > 0;
            const bool isRelaxed = relaxationsOf(other) > 0;
            relaxed.both += wasRelaxed && isRelaxed ? 1U : 0U;
            relaxed.up += !wasRelaxed && isRelaxed ? 1U : 0U;
            relaxed.down += wasRelaxed && !isRelaxed ? 1U : 0U;
            for (std::size_t row = 0; row < rows.size(); ++row) {
                const RowId id = before.objectives[static_cast<qsizetype>(row)].id;
                const bool wasOn = std::ranges::contains(one.at, id, &Placed::what);
                const bool isOn = std::ranges::contains(other.at, id, &Placed::what);
                rows[row].both += wasOn && isOn ? 1U : 0U;
                rows[row].up += !wasOn && isOn ? 1U : 0U;
                rows[row].down += wasOn && !isOn ? 1U : 0U;
            }
        }
        QCOMPARE(comparison.compared, whole);
        QCOMPARE(comparison.changed, differ);
        QVERIFY(comparison.rows == rows);
        QCOMPARE(comparison.relaxed, relaxed);
        changed += differ;
        everRelaxed += relaxed.both + relaxed.up + relaxed.down;
    }
    QVERIFY(changed > 50);
    QVERIFY(everRelaxed > 0);
}

void TestCompare::addsUp()
{
    GoalSet edited = someSet();
    edited.objectives[2].weighting = 10;
    const auto pair = pairing(someSet(), edited);
    const Comparison whole = compare(pair, {.first = 1, .last = 400}, {.threads = 1});
    Comparison sum(pair);
    for (const SeedRange &piece : {SeedRange{.first = 301, .last = 400},
             SeedRange{.first = 1, .last = 17}, SeedRange{.first = 18, .last = 300}})
        QVERIFY(sum.add(compare(pair, piece, {.threads = 2, .range = 11})).has_value());
    QVERIFY(sum.relaxed == whole.relaxed);
    QVERIFY(sum.rows == whole.rows);
    QVERIFY(sum.numbers == whole.numbers);
    QCOMPARE(sum.sumsBefore, whole.sumsBefore);
    QCOMPARE(sum.sumsAfter, whole.sumsAfter);
    QCOMPARE(sum.changed, whole.changed);
    QCOMPARE(sum.seeds, whole.seeds);
    QCOMPARE(sum.add(whole).error().code, Code::StatisticsOverlap);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestCompare, NoApplication)

#include "tst_compare.moc"
