// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/generator.h"
#include "tests/support/allocations.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A set with every feature, large enough for 90 cells. If it is tight, limits are relaxed on most
/// boards, and progression on many.
GoalSet syntheticSet(bool isTight)
{
    GoalSet set;
    const int percent = isTight ? 10 : 60;
    for (int i = 0; i < 8; ++i) {
        set.boardLimits.append({u"board %1"_s.arg(i), percent});
        set.lineLimits.append({u"line %1"_s.arg(i), percent});
    }
    set.tagNames = {u"tag"_s};
    for (int i = 0; i < 130; ++i) {
        Objective &goal = addGoal(set, u"Collect {{X}} of kind %1"_s.arg(i));
        goal.weighting = 100 - i % 60;
        goal.boardCategories = {u"board %1"_s.arg(i % 8)};
        goal.lineCategories = {u"line %1"_s.arg(i % 8), u"line %1"_s.arg((i / 3) % 8)};
        goal.range = {1, 2, 3 + i};
        goal.individualLimit = 1 + i % 3;
        goal.progressiveRanges = i % 2 == 0;
        goal.progression = isTight && i % 4 != 0 ? Zone::Mid | Zone::Late : Zones();
        if (i % 30 == 0)
            goal.tag = u"tag"_s;
        if (i % 20 == 1)
            goal.forcedPositions = {1 + i % 20, 20};
    }
    return set;
}

struct Counted {
    int whole = 0;
    int relaxed = 0;
    std::uint64_t allocations = 0; ///< by runs whose boards could be filled
    std::uint64_t byMeasures = 0;
};

Counted count(const BoardMaker &prepared, int warmUp, int boards)
{
    const Generator &generator = *generators().front();
    const Compiled &compiled = prepared.compiled();
    const std::unique_ptr<Scratch> scratch = generator.scratch(compiled);
    Result result;
    Measured measured;
    Binned binned;
    Watch watch;
    Counted counted;
    for (int seed = 0; seed < warmUp + boards; ++seed) {
        const QString text = QString::number(seed);
        const std::uint64_t before = allocations();
        const bool isWhole
            = generator.run(compiled, *scratch, text, result, nullptr, watch).has_value();
        const std::uint64_t after = allocations();
        generator.measure(compiled, *scratch, result, measured);
        generator.measureInBins(compiled, *scratch, result, binned);
        if (seed < warmUp)
            continue;
        counted.byMeasures += allocations() - after;
        counted.allocations += isWhole ? after - before : 0;
        counted.whole += isWhole ? 1 : 0;
        counted.relaxed += std::ranges::any_of(
            result.findings, [](const Finding &finding) { return isRelaxation(finding.code); });
    }
    return counted;
}

} // namespace

/// The law of Generator::run(): after the first boards, a run allocates no memory.
class TestAllocations final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theyAreCounted();
    static void boards_data();
    static void boards();
};

void TestAllocations::theyAreCounted()
{
#ifndef __GLIBC__
    QSKIP("allocations are counted with glibc only");
#endif
    const std::uint64_t before = allocations();
    const auto byNew = std::make_unique<int>(1);
    const std::uint64_t afterNew = allocations();
    QCOMPARE(afterNew, before + 1);
    const QString byQt(100, u'x');
    QCOMPARE(allocations(), afterNew + 1);
    QCOMPARE(*byNew + byQt.size(), 101);

    // The very first board must allocate.
    const BoardMaker maker(syntheticSet(false), {});
    QVERIFY(count(maker, 0, 1).allocations > 0);
    QVERIFY(count(maker, 0, 1).byMeasures > 0);
}

void TestAllocations::boards_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("isTight");
    constexpr std::array names{"bingo", "ascend", "summit", "triple", "rush"};
    for (std::size_t mode = 0; mode < names.size(); ++mode) {
        QTest::addRow("%s", names.at(mode)) << static_cast<int>(mode) << false;
        QTest::addRow("%s, relaxed", names.at(mode)) << static_cast<int>(mode) << true;
    }
}

void TestAllocations::boards()
{
    QFETCH(const int, mode);
    QFETCH(const bool, isTight);
    const auto gameMode = static_cast<GameMode>(mode);
    const BoardMaker maker(
        syntheticSet(isTight), settingsOfSize(gameMode, sizesOf(gameMode).standard));
    const Counted counted = count(maker, 1, 200);
    qInfo("%d whole boards, %d relaxed", counted.whole, counted.relaxed);
    QVERIFY(counted.whole > 150);
    QVERIFY(!isTight || counted.relaxed > 100);
    QCOMPARE(counted.allocations, 0U);
    QCOMPARE(counted.byMeasures, 0U);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestAllocations, NoApplication)

#include "tst_allocations.moc"
