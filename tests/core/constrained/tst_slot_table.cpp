// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table from which greedy filling picks: the places of goals, and that no goal is preferred.

#include "core/board/progression.h"
#include "core/constrained/cell_fill.h"
#include "core/constrained/slot_table.h"
#include "tests/support/boards/rolled_pool.h"
#include "tests/support/chi_square.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr GoalIndex nobody = 1'000'000;

std::vector<GoalIndex> slotsOf(const SlotTable &table)
{
    std::vector<GoalIndex> slots;
    for (std::uint64_t slot = 0; slot < std::uint64_t{1} << table.bits(); ++slot)
        slots.push_back(table.at(slot));
    return slots;
}

/// Goals 0, 1 ... with random hashes, sorted by hash. `clustered`: all share a few home slots.
std::vector<Slotted> randomGoals(SplitMix &random, int count, bool clustered)
{
    std::vector<Slotted> goals;
    const std::uint64_t base = random.next();
    for (GoalIndex goal = 0; goal < count; ++goal)
        goals.push_back(
            {.hash = clustered ? base + (random.next() >> 9) : random.next(), .goal = goal});
    std::ranges::sort(goals);
    return goals;
}

/// Textbook linear probing: each goal goes to the first free slot from its home on, wrapping
/// around.
std::vector<GoalIndex> plainTable(const std::vector<Slotted> &goals, int bits)
{
    std::vector<GoalIndex> slots(std::size_t{1} << bits, nobody);
    for (const Slotted &goal : goals) {
        auto slot = static_cast<std::size_t>(goal.hash >> (64 - bits));
        while (slots[slot] != nobody)
            slot = (slot + 1) % slots.size();
        slots[slot] = goal.goal;
    }
    return slots;
}

/// The rows in the slots of each table of a set.
std::vector<std::vector<RowId>> rowsInTables(const GoalSet &set, const ModeSettings &settings)
{
    const auto compiled = compileConstrained(set, settings);
    std::vector<std::vector<RowId>> tables;
    for (const SlotTable &table : compiled->tables.slots) {
        std::vector<RowId> &rows = tables.emplace_back();
        for (const GoalIndex goal : slotsOf(table))
            rows.push_back(std::cmp_less(goal, compiled->goals.size())
                    ? compiled->goals[static_cast<std::size_t>(goal)].row
                    : RowId::none);
    }
    return tables;
}

using Pattern = std::function<bool(std::size_t place)>;

} // namespace

class TestSlotTable final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void growsAtThreeQuarters();
    static void eachGoalOnceFromItsHomeOn();
    static void rowsMayStandInAnyOrder();
    static void aTableForEachKindOfCell();
    static void anAddedGoalMovesFew();
    static void picksAreUniform_data();
    static void picksAreUniform();
};

void TestSlotTable::growsAtThreeQuarters()
{
    SplitMix random(51);
    const auto bitsOf
        = [&](int count) { return SlotTable(randomGoals(random, count, false), nobody).bits(); };
    QCOMPARE(bitsOf(0), 6);
    int bits = 6;
    for (int most = 48; most < 20'000; most *= 4, bits += 2) {
        QCOMPARE(bitsOf(most), bits);
        QCOMPARE(bitsOf(most + 1), bits + 2);
    }
}

void TestSlotTable::eachGoalOnceFromItsHomeOn()
{
    SplitMix random(52);
    int displaced = 0;
    int wrapped = 0;
    for (int round = 0; round < 2000; ++round) {
        const bool isClustered = random.chance(30);
        const std::vector<Slotted> goals = randomGoals(random, random.below(400), isClustered);
        const SlotTable table(goals, nobody);
        const std::vector<GoalIndex> slots = slotsOf(table);
        QVERIFY(slots == plainTable(goals, table.bits()));
        std::vector<int> seen(goals.size(), 0);
        for (const GoalIndex goal : slots) {
            if (goal != nobody)
                ++seen[static_cast<std::size_t>(goal)];
        }
        QVERIFY(std::ranges::all_of(seen, [](int times) { return times == 1; }));
        for (const Slotted &goal : goals) {
            const auto home = static_cast<std::ptrdiff_t>(goal.hash >> (64 - table.bits()));
            const auto at = std::ranges::find(slots, goal.goal) - slots.begin();
            displaced += at > home ? 1 : 0;
            wrapped += at < home ? 1 : 0;
        }
    }
    qInfo("%d goals beside their homes, %d beyond the end", displaced, wrapped);
    QVERIFY(displaced > 10'000 && wrapped > 100);
}

void TestSlotTable::rowsMayStandInAnyOrder()
{
    SplitMix random(53);
    for (int round = 0; round < 60; ++round) {
        const ModeSettings settings = randomSettings(random);
        const GoalSet set = distinctSet(random, settings);
        const auto tables = rowsInTables(set, settings);
        GoalSet moved = set;
        for (qsizetype row = moved.objectives.size() - 1; row > 0; --row)
            moved.objectives.swapItemsAt(row, random.below(static_cast<int>(row) + 1));
        QVERIFY(rowsInTables(moved, settings) == tables);
    }
}

void TestSlotTable::aTableForEachKindOfCell()
{
    SplitMix random(54);
    int several = 0;
    for (int round = 0; round < 60; ++round) {
        const ModeSettings settings = randomSettings(random);
        const auto set = compileConstrained(distinctSet(random, settings), settings);
        const FillTables &tables = set->tables;
        several += tables.slots.size() > 3 ? 1 : 0;
        for (std::size_t site = 0; site < set->shape->sites.size(); ++site) {
            std::vector<GoalIndex> slots = slotsOf(tables.slots[tables.slotsOfSite[site]]);
            std::erase(slots, static_cast<GoalIndex>(set->goals.size()));
            std::ranges::sort(slots);
            std::vector<GoalIndex> expected;
            for (std::size_t goal = 0; goal < set->goals.size(); ++goal) {
                if (!set->goals[goal].forced
                    && zonesMatch(set->goals[goal].zones, set->shape->sites[site].zones))
                    expected.push_back(static_cast<GoalIndex>(goal));
            }
            QVERIFY(slots == expected);
        }
    }
    QVERIFY(several > 5);
}

void TestSlotTable::anAddedGoalMovesFew()
{
    SplitMix random(55);
    int added = 0;
    int moved = 0;
    for (int count = 1; count < 192; ++count) {
        if (count == 48) // the table grows, so all goals move
            continue;
        for (int round = 0; round < 20; ++round) {
            std::vector<Slotted> goals = randomGoals(random, count, false);
            const std::vector<GoalIndex> before = slotsOf(SlotTable(goals, nobody));
            goals.push_back({.hash = random.next(), .goal = count});
            std::ranges::sort(goals);
            const std::vector<GoalIndex> after = slotsOf(SlotTable(goals, nobody));
            QCOMPARE(after.size(), before.size());
            ++added;
            for (std::size_t slot = 0; slot < before.size(); ++slot)
                moved += before[slot] != nobody && before[slot] != after[slot] ? 1 : 0;
        }
    }
    const double average = static_cast<double>(moved) / added;
    qInfo("%.2f goals move aside for another one", average);
    QVERIFY(average > 0.3 && average < 1.5);

    // At any load, only goals of one run of taken slots move.
    for (int round = 0; round < 500; ++round) {
        std::vector<Slotted> goals = randomGoals(random, 47, false);
        const SlotTable table(goals, nobody);
        const std::vector<GoalIndex> before = slotsOf(table);
        const std::uint64_t hash = random.next();
        goals.push_back({.hash = hash, .goal = 47});
        std::ranges::sort(goals);
        const std::vector<GoalIndex> after = slotsOf(SlotTable(goals, nobody));
        // From the home of the new goal to the first free slot.
        auto slot = static_cast<std::size_t>(hash >> (64 - table.bits()));
        std::vector<bool> mayMove(before.size(), false);
        for (; before[slot] != nobody; slot = (slot + 1) % before.size())
            mayMove[slot] = true;
        mayMove[slot] = true;
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(mayMove[i] || after[i] == before[i]);
    }
}

void TestSlotTable::picksAreUniform_data()
{
    QTest::addColumn<Pattern>("fits"); // by place in the table's order
    const auto row = [](const char *name, Pattern fits) { QTest::newRow(name) << std::move(fits); };
    row("all", [](std::size_t) { return true; });
    row("every other", [](std::size_t place) { return place % 2 == 0; });
    row("the first ten", [](std::size_t place) { return place < 10; });
    row("the last ten", [](std::size_t place) { return place >= 35; });
    row("one here, one there", [](std::size_t place) { return place == 3 || place == 31; });
    row("all but three neighbours", [](std::size_t place) { return place < 20 || place > 22; });
    row("every ninth and its neighbour", [](std::size_t place) { return place % 9 < 2; });
}

// A goal in a long run of others is as likely as an isolated one, because slots are drawn directly,
// not as starting points of a walk. If few goals fit, many draws fail.
void TestSlotTable::picksAreUniform()
{
    QFETCH(const Pattern, fits);
    GoalSet goals = plainSet(45);
    goals.boardLimits = {{u"never"_s, 0}};
    const auto table = rowsInTables(goals, {}).front();
    std::vector<RowId> order;
    std::ranges::copy_if(
        table, std::back_inserter(order), [](RowId row) { return row != RowId::none; });
    QCOMPARE(order.size(), 45U);
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (!fits(place))
            goals.objectives[rowOf(goals, order[place])].boardCategories = {u"never"_s};
    }
    QVERIFY(rowsInTables(goals, {}).front() == table);

    const auto set = compileConstrained(goals, {});
    Pool pool(*set);
    BoardState board(*set);
    FillScratch scratch(*set);
    Recorder recorder(nullptr);
    Watch watch;
    std::vector<int> counts(45, 0);
    for (int seed = 0; seed < 20'000; ++seed) {
        const Draws draws(QString::number(seed));
        pool.roll(*set, draws);
        board.clear();
        Fill fill(*set, pool, draws, 1, board, scratch, recorder, watch);
        QVERIFY(fill.greedy().has_value());
        const GoalIndex goal = board.goalAt(board.fillOrder().front());
        const RowId row = set->goals[static_cast<std::size_t>(goal)].row;
        ++counts[static_cast<std::size_t>(std::ranges::find(order, row) - order.begin())];
    }
    std::vector<int> ofFitting;
    for (std::size_t place = 0; place < counts.size(); ++place) {
        if (fits(place))
            ofFitting.push_back(counts[place]);
        else
            QCOMPARE(counts[place], 0);
    }
    QVERIFY2(looksUniform(ofFitting), qPrintable(QString::number(chiSquare(ofFitting))));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSlotTable, NoApplication)

#include "tst_slot_table.moc"
