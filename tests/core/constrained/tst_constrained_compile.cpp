// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/board_state.h"
#include "core/constrained/compiled_set.h"
#include "core/constrained/left_out.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int unlimited = std::numeric_limits<int>::max();

template <typename T>
std::vector<T> listed(const Slice &slice, const std::vector<T> &flat)
{
    const auto items = slice.of(flat);
    return {items.begin(), items.end()};
}

} // namespace

class TestConstrainedCompile final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardCaps_data();
    static void boardCaps();
    static void lineCaps_data();
    static void lineCaps();
    static void undeclaredIsUnlimited();
    static void laterLimitCounts();
    static void goals();
    static void forcedSites();
    static void zones();
    static void eligibleGoals();
    static void capsOfModes();
    static void emptySet();
    static void aMillionCategories();
};

void TestConstrainedCompile::boardCaps_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("cap"); // of 25 cells
    QTest::newRow("25 % of 25 is 7") << 25 << 7;
    QTest::newRow("24 % is 6") << 24 << 6;
    QTest::newRow("1 %") << 1 << 1;
    QTest::newRow("0 %: never") << 0 << 0;
    QTest::newRow("99 %") << 99 << 25;
    QTest::newRow("100 %") << 100 << 25;
    QTest::newRow("below 0") << -5 << 0;
    QTest::newRow("above 100") << 2'000'000'000 << 25;
}

void TestConstrainedCompile::boardCaps()
{
    QFETCH(const int, percent);
    GoalSet set = plainSet(1);
    set.boardLimits = {{u"c"_s, percent}};
    const auto compiled = compileConstrained(set, {.rows = 5, .columns = 5});
    QCOMPARE(compiled->boardCaps.size(), 1U);
    QTEST(compiled->boardCaps[0], "cap");
}

void TestConstrainedCompile::lineCaps_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("rowCap"); // of 7 cells
    QTest::addColumn<int>("columnCap"); // of 4 cells
    QTest::newRow("0 % allows one") << 0 << 1 << 1;
    QTest::newRow("14 %") << 14 << 1 << 1;
    QTest::newRow("15 %") << 15 << 2 << 1;
    QTest::newRow("25 %") << 25 << 2 << 1;
    QTest::newRow("26 %") << 26 << 2 << 2;
    QTest::newRow("100 %") << 100 << 7 << 4;
}

void TestConstrainedCompile::lineCaps()
{
    QFETCH(const int, percent);
    QFETCH(const int, rowCap);
    QFETCH(const int, columnCap);
    GoalSet set = plainSet(1);
    set.lineLimits = {{u"c"_s, percent}};
    const auto compiled = compileConstrained(set, {.rows = 4, .columns = 7});
    std::vector<int> expected(4, rowCap);
    expected.resize(11, columnCap);
    QCOMPARE(compiled->lineCaps, expected);
}

void TestConstrainedCompile::undeclaredIsUnlimited()
{
    GoalSet set = plainSet(2);
    set.boardLimits = {{u"declared"_s, 40}};
    set.objectives[0].boardCategories = {u"other"_s};
    set.objectives[1].boardCategories = {u"declared"_s};
    set.objectives[1].lineCategories = {u"declared"_s}; // not declared as a line category
    const auto compiled = compileConstrained(set, {.rows = 3, .columns = 4});
    QCOMPARE(compiled->boardCategories, (std::vector<QString>{u"declared"_s, u"other"_s}));
    QCOMPARE(compiled->boardCaps, (std::vector<int>{5, unlimited}));
    QCOMPARE(compiled->lineCategories, std::vector<QString>{u"declared"_s});
    QCOMPARE(compiled->lineCaps, std::vector<int>(7, unlimited));
}

void TestConstrainedCompile::laterLimitCounts()
{
    GoalSet set = plainSet(1);
    set.boardLimits = {{u"c"_s, 100}, {u"d"_s, 50}, {u"c"_s, 0}};
    const auto compiled = compileConstrained(set, {.rows = 3, .columns = 4});
    QCOMPARE(compiled->boardCategories, (std::vector<QString>{u"c"_s, u"d"_s}));
    QCOMPARE(compiled->boardCaps, (std::vector<int>{0, 6}));
}

void TestConstrainedCompile::goals()
{
    GoalSet set = plainSet(4);
    set.objectives[0].disabled = true;
    set.objectives[0].tag = u"of a disabled goal"_s;
    set.objectives[2].range = {0, 3, 3, 1, -2, 9};
    set.objectives[2].individualLimit = 7;
    set.objectives[2].weighting = 140;
    set.objectives[2].boardCategories = {u"b"_s, u"a"_s, u"b"_s};
    set.objectives[3].tag = u"t"_s;
    set.objectives[3].range = {1, 2};
    set.objectives[3].individualLimit = 2;
    set.objectives[3].weighting = -1;
    const auto compiled = compileConstrained(set, {.rows = 3, .columns = 3});
    QCOMPARE(compiled->goals.size(), 3U);
    QCOMPARE(compiled->tagCount, 1);

    const CompiledGoal &plain = compiled->goals[0];
    QCOMPARE(plain.row, RowId{2});
    QCOMPARE(plain.copies, 1);
    QCOMPARE(plain.tag, -1);
    QCOMPARE(plain.weighting, 100);
    QCOMPARE(plain.values.count, 0U);
    QVERIFY(!plain.forced);

    const CompiledGoal &ranged = compiled->goals[1];
    QCOMPARE(listed(ranged.values, compiled->values), (std::vector<int>{1, 3, 9}));
    QCOMPARE(ranged.copies, 3);
    QCOMPARE(ranged.weighting, 100);
    QCOMPARE(ranged.boardCategories.count, 2U);

    const CompiledGoal &tagged = compiled->goals[2];
    QCOMPARE(tagged.copies, 1);
    QCOMPARE(tagged.tag, 0);
    QCOMPARE(tagged.weighting, 0);
}

void TestConstrainedCompile::forcedSites()
{
    GoalSet set = plainSet(3);
    set.objectives[0].forcedPositions = {9, 1, 9, 0, 10};
    set.objectives[1].forcedPositions = {-4, 77};
    set.objectives[2].forcedPositions = {5, 1};
    const auto compiled = compileConstrained(set, {.rows = 3, .columns = 3});
    const std::vector<SiteIndex> corners{SiteIndex{0}, SiteIndex{8}};
    QCOMPARE(listed(compiled->goals[0].forcedSites, compiled->sites), corners);
    QVERIFY(compiled->goals[1].forced);
    QCOMPARE(compiled->goals[1].copies, 0);
    const std::vector<SiteIndex> all{SiteIndex{0}, SiteIndex{4}, SiteIndex{8}};
    QCOMPARE(compiled->forcedTargets, all);
}

void TestConstrainedCompile::zones()
{
    GoalSet set = plainSet(3);
    set.objectives[0].disabled = true;
    set.objectives[1].progression = Zone::Early | Zone::Late;
    set.objectives[1].progressiveRanges = true;
    const auto compiled
        = compileConstrained(set, {.mode = GameMode::Ascend, .rows = 3, .columns = 3});
    QCOMPARE(compiled->goals[0].zones, Zone::Early | Zone::Late);
    QVERIFY(compiled->goals[0].progressive);
    QCOMPARE(compiled->goals[0].rowIndex, 1);
    QCOMPARE(compiled->goals[1].zones, allZones); // no zones listed means all
    QVERIFY(!compiled->goals[1].progressive);
    QCOMPARE(compiled->rows, 3);
    // Only goal 3 fits the top row.
    QCOMPARE(fixedOf(*compiled).eligible, (std::vector<double>{1, 1, 1, 2, 2, 2, 2, 2, 2}));
}

/// Counted for all cells with the same zones at once; here cell by cell.
void TestConstrainedCompile::eligibleGoals()
{
    SplitMix random(7);
    for (int i = 0; i < 100; ++i) {
        const ModeSettings settings = randomSettings(random);
        const auto compiled = compileConstrained(randomGoalSet(random, settings), settings);
        const BoardState empty(*compiled);
        std::vector<double> expected;
        for (int site = 0; site < compiled->cells(); ++site) {
            int count = 0;
            for (std::size_t goal = 0; goal < compiled->goals.size(); ++goal)
                count += empty.fits(static_cast<GoalIndex>(goal), SiteIndex{site}) ? 1 : 0;
            expected.push_back(count);
        }
        QCOMPARE(fixedOf(*compiled).eligible, expected);
    }
}

void TestConstrainedCompile::capsOfModes()
{
    GoalSet set = plainSet(1);
    set.boardLimits = {{u"b"_s, 10}};
    set.lineLimits = {{u"l"_s, 50}};
    const auto caps = [&](GameMode mode, int size) {
        const auto compiled = compileConstrained(set, settingsOfSize(mode, size));
        std::vector<int> all = compiled->boardCaps;
        all.insert(all.end(), compiled->lineCaps.begin(), compiled->lineCaps.end());
        return all;
    };
    QCOMPARE(caps(GameMode::Ascend, 4), (std::vector{2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}));
    QCOMPARE(caps(GameMode::Summit, 6), (std::vector{3, 1, 1, 2, 2, 3, 3}));
    QCOMPARE(caps(GameMode::Triple, 9), (std::vector{1, 2, 2, 2}));
}

void TestConstrainedCompile::emptySet()
{
    const auto compiled = compileConstrained(GoalSet{}, {.rows = 3, .columns = 3});
    QVERIFY(compiled->goals.empty());
    QCOMPARE(compiled->cells(), 9);
    QCOMPARE(compiled->linesOfSite[4].size(), 4U);
    QCOMPARE(compiled->linesOfSite[1].size(), 2U);
}

void TestConstrainedCompile::aMillionCategories()
{
    GoalSet set = plainSet(12);
    for (int i = 0; i < 300'000; ++i)
        set.objectives[0].lineCategories << QString::number(i);
    set.objectives[1].boardCategories = set.objectives[0].lineCategories;
    BoardMaker maker(set, {.rows = 3, .columns = 3});
    QVERIFY(maker.run(u"1").has_value());
    QVERIFY(maker.result().findings.capacity() < 10'000);
    QVERIFY(maker.result().involved.capacity() < 100'000);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedCompile, NoApplication)

#include "tst_constrained_compile.moc"
