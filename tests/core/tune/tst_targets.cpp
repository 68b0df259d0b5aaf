// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/portable_math.h"
#include "core/formats/native.h"
#include "core/generator/problems.h"
#include "core/generator/target_table.h"
#include "core/tune/plan.h"
#include "core/tune/score.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

const Info &info()
{
    return generators().front()->info();
}

Settings settings()
{
    return defaultSettings(info().parameters);
}

/// Counts of boards on which each item is so often.
ItemCounts countsOf(const TunePlan &plan, quint64 boards, const std::vector<quint64> &within)
{
    ItemCounts counts(plan.items.size());
    counts.boards = boards;
    counts.cells = boards * 25;
    for (std::size_t i = 0; i < within.size(); ++i)
        counts.items[i] = {.boards = boards,
            .within = within[i],
            .sum = static_cast<qint64>(within[i]),
            .squares = within[i]};
    return counts;
}

double scoreOf(const TunePlan &plan, const GoalSet &set, const std::vector<quint64> &within)
{
    const ItemCounts counts = countsOf(plan, 1'000, within);
    return boardwright::scoreOf(plan, counts, wantedShares(plan, counts, set)).total;
}

} // namespace

class TestTargets final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void textsBecomeRows();
    static void plansAreOfTheTable();
    static void whatSaysNothingIsAProblem();
    static void targetsAreInTheFile();
    static void scoresAreAsPublished();
    static void mathIsAsTheLibrarys();
    static void noiseIsNormal();
};

void TestTargets::textsBecomeRows()
{
    GoalSet set = unevenSet(40);
    const auto add = [&](const QString &text) { return addTarget(info(), set, text); };
    QCOMPARE(add(u"all"_s), TargetText::Fine);
    QCOMPARE(add(u"goal:goal 7=6 %"_s), TargetText::Fine);
    QCOMPARE(add(u"category:boss=20"_s), TargetText::Fine);
    QCOMPARE(add(u"relaxed=2.5"_s), TargetText::Fine);
    QCOMPARE(add(u"repeats_in_line=..3"_s), TargetText::Fine);
    QCOMPARE(add(u"goal:goal 700=6"_s), TargetText::NoSuchGoal);
    QCOMPARE(add(u"goal:goal 7"_s), TargetText::NoShare);
    QCOMPARE(add(u"goal:goal 7=600"_s), TargetText::NoShare);
    QCOMPARE(add(u"category:none=6"_s), TargetText::NoSuchCategory);
    QCOMPARE(add(u"relaxed=x"_s), TargetText::NoShare);
    QCOMPARE(add(u"nonsense"_s), TargetText::NoTarget);
    QCOMPARE(add(u"nonsense=1..2"_s), TargetText::NoTarget);
    const TunePlan plan = tunePlanOf(info(), set, settings());
    QCOMPARE(plan.targets.size(), std::size_t{5});
    QCOMPARE(plan.targets[0].items, std::size_t{39}); // but for goal 7
    QCOMPARE(plan.itemsOf(plan.targets[1]).front().row, 6);
    QCOMPARE(plan.itemsOf(plan.targets[1]).front().share, 0.06);
    QCOMPARE(plan.itemsOf(plan.targets[2]).front().category, u"boss"_s);
    QCOMPARE(plan.itemsOf(plan.targets[3]).front().share, 0.025);
    QCOMPARE(plan.itemsOf(plan.targets[4]).front().most, 3.0);
    QVERIFY(!plan.itemsOf(plan.targets[4]).front().least);
    QVERIFY(lintTargets(info(), set).isEmpty());
}

void TestTargets::plansAreOfTheTable()
{
    GoalSet set = unevenSet(40);
    set.objectives[3].disabled = true;
    QVERIFY(tunePlanOf(info(), set, settings()).targets.empty());
    set = withTargets(set, {u"goal:goal 7=6"_s, u"goal:goal 7=9"_s, u"goal:goal 4=9"_s, u"all"_s});
    const TunePlan plan = tunePlanOf(info(), set, settings());
    QCOMPARE(
        plan.targets.size(), std::size_t{2}); // the second for goal 7, a disabled goal: nothing
    QCOMPARE(plan.itemsOf(plan.targets[0]).front().share, 0.06);
    QCOMPARE(plan.targets[1].items, std::size_t{38});
    QCOMPARE(plan.knobs.size(), std::size_t{39}); // weightings
    const std::array allowed{u"board_limits"_s};
    TunePlan more = tunePlanOf(info(), set, settings(), allowed);
    QCOMPARE(more.knobs.size(), std::size_t{40});
    keep(more, std::array{u"weightings"_s});
    QCOMPARE(more.knobs.size(), std::size_t{1});
    QCOMPARE(more.knobs[0].tunable.key, "board_limits"_L1);
}

void TestTargets::whatSaysNothingIsAProblem()
{
    const auto fields = info().targetTable->fields;
    GoalSet set = plainSet(30);
    for (const Choice &wanted : wantedChoices) {
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(row.values, fields[TargetWanted], QString(wanted.key));
        set.tables[info().targetTable->key] << row;
    }
    const QList<Problem> problems = lintTargets(info(), set);
    QCOMPARE(problems.size(), 4); // all alike needs nothing
    for (const Problem &problem : problems)
        QCOMPARE(problem.code, Code::TargetWantsNothing);
    QVERIFY(tunePlanOf(info(), set, settings()).targets.size() == 1);
    const GoalSet crossed = withTargets(plainSet(30), {u"repeats_in_line=5..3"_s});
    QCOMPARE(lintTargets(info(), crossed).first().code, Code::GateBoundsCrossed);
}

void TestTargets::targetsAreInTheFile()
{
    const GoalSet set
        = withTargets(unevenSet(40), {u"all"_s, u"goal:goal 7=6"_s, u"repeats_in_line=..3"_s});
    const auto file = readNative(writeNative(set));
    QVERIFY(file.has_value());
    QCOMPARE(file->set.tables.value(info().targetTable->key).size(), 3);
    QCOMPARE(tunePlanOf(info(), file->set, settings()).items.size(),
        tunePlanOf(info(), set, settings()).items.size());
}

void TestTargets::scoresAreAsPublished()
{
    const GoalSet set = withTargets(
        plainSet(30), {u"goal:goal 1=50"_s, u"repeats_in_line=0..3"_s, u"relaxed=10"_s});
    TunePlan plan = tunePlanOf(info(), set, settings());
    // All as wanted.
    QCOMPARE(scoreOf(plan, set, {500, 1'000, 0}), 1.0);
    // A zero is a zero: nothing makes up for it.
    QCOMPARE(scoreOf(plan, set, {500, 0, 0}), 0.0);
    QCOMPARE(scoreOf(plan, set, {0, 1'000, 0}), 0.0);
    // The geometric mean: 0.55 / 0.9 of boards are not relaxed.
    QVERIFY(std::abs(scoreOf(plan, set, {500, 1'000, 450}) - std::cbrt(0.55 / 0.9)) < 1e-12);
    // What is twice as important counts twice.
    plan.targets[2].importance = 2;
    QVERIFY(std::abs(scoreOf(plan, set, {500, 1'000, 450}) - std::sqrt(0.55 / 0.9)) < 1e-12);
    plan.targets[2].importance = 1;
    // Spread numbers score less than tight ones, at most a quarter less.
    ItemCounts counts = countsOf(plan, 1'000, {500, 1'000, 0});
    counts.items[1].sum = 2'000;
    counts.items[1].squares = 4'000; // all are 2
    const auto total = [&] {
        return boardwright::scoreOf(plan, counts, wantedShares(plan, counts, set)).targets[1].score;
    };
    QCOMPARE(total(), 1.0);
    counts.items[1].squares = 5'000; // a variance of 1, in a band of 3
    QVERIFY(std::abs(total() - (1 - 0.25 / 3)) < 1e-12);
    counts.items[1].squares = 400'000;
    QCOMPARE(total(), 0.75);
    // Boards that cannot be made count as bad ones.
    counts = countsOf(plan, 500, {250, 500, 0});
    counts.failed = 500;
    QCOMPARE(boardwright::scoreOf(plan, counts, wantedShares(plan, counts, set)).total, 0.5);
}

void TestTargets::mathIsAsTheLibrarys()
{
    SplitMix random(7);
    for (int i = 0; i < 20'000; ++i) {
        const double unit = static_cast<double>(random.next() >> 11) * 0x1p-53;
        const double x = std::exp((unit - 0.5) * 600);
        QVERIFY(std::abs(portableLog(x) - std::log(x)) <= 1e-15 * (1 + std::abs(std::log(x))));
        const double y = (unit - 0.5) * 1'300;
        QVERIFY(std::abs(portableExp(y) / std::exp(y) - 1) < 5e-13);
        QVERIFY(std::abs(portableCosOfTurns(unit) - std::cos(2 * std::numbers::pi * unit)) < 1e-15);
        const double chance = 0.001 + 0.998 * unit;
        QVERIFY(std::abs(chanceOfLogOdds(logOdds(chance)) - chance) < 1e-13);
    }
    QCOMPARE(portableLog(1), 0.0);
    QCOMPARE(portableExp(0), 1.0);
    QCOMPARE(portableCosOfTurns(0), 1.0);
    QCOMPARE(portableCosOfTurns(0.5), -1.0);
}

/// The shares of numbers below some bounds, against the normal distribution.
void TestTargets::noiseIsNormal()
{
    SplitMix random(11);
    constexpr int count = 40'000;
    std::vector<double> numbers;
    numbers.reserve(count);
    for (int i = 0; i < count; ++i) {
        const std::uint64_t first = random.next();
        numbers.push_back(standardNormal(first, random.next()));
    }
    for (const double bound : {-2.5, -1.0, -0.3, 0.0, 0.7, 1.5, 3.0}) {
        const double expected = std::erfc(-bound / std::numbers::sqrt2) / 2;
        const double share = static_cast<double>(std::ranges::count_if(numbers, [&](double number) {
            return number < bound;
        })) / count;
        QVERIFY(std::abs(share - expected) < 4.5 * std::sqrt(expected * (1 - expected) / count));
    }
}

BOARDWRIGHT_UNIT(TestTargets, NoApplication)
#include "tst_targets.moc"
