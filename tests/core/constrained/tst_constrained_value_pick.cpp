// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/value_pick.h"
#include "tests/support/boards/plain_rules.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A goal with eight values and eight copies, after `plain` plain goals.
GoalSet setOfValues(int plain, bool isProgressive)
{
    GoalSet set = plainSet(plain);
    Objective &goal = addGoal(set, u"{{X}} times"_s);
    goal.range = {70, 10, 20, 20, 30, 80, 40, 50, 60};
    goal.individualLimit = 8;
    goal.progressiveRanges = isProgressive;
    return set;
}

} // namespace

namespace {

std::uint64_t drawOf(const Draws &draws, int round)
{
    return draws.bits({.purpose = Purpose::PickValue, .attempt = static_cast<std::uint8_t>(round)});
}

} // namespace

class TestConstrainedValuePick final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void noneForGoalsWithoutValues();
    static void drawnUniformly();
    static void aRoundDrawsAnew();
    static void byKeyNotByIndex();
    static void lowestAndHighest();
    static void lowestAndHighestOfTheZone();
};

void TestConstrainedValuePick::noneForGoalsWithoutValues()
{
    for (const ValueChoice choice : {ValueChoice::Any, ValueChoice::Lowest, ValueChoice::Highest}) {
        const auto set = compileConstrained(plainSet(30), {}, {.values = choice});
        const BoardState board(*set);
        QCOMPARE(pickValue(*set, board, drawOf(Draws(u"1"), 0), 3, SiteIndex{4}), -1);
    }
}

void TestConstrainedValuePick::drawnUniformly()
{
    const auto set = compileConstrained(setOfValues(0, false), {});
    BoardState board(*set);
    board.place(SiteIndex{24}, 0, 5);
    board.place(SiteIndex{3}, 0, 0);
    std::array<int, 8> picks{};
    constexpr int seeds = 12'000;
    for (int seed = 0; seed < seeds; ++seed)
        ++picks.at(static_cast<std::size_t>(
            pickValue(*set, board, drawOf(Draws(QString::number(seed)), 0), 0, SiteIndex{10})));
    // Six values are free: 2,000 picks are expected for each, with a standard deviation of 41.
    for (const std::size_t free : {1U, 2U, 3U, 4U, 6U, 7U})
        QVERIFY(picks.at(free) > 1830 && picks.at(free) < 2170);
    QCOMPARE(picks[5] + picks[0], 0);
}

void TestConstrainedValuePick::aRoundDrawsAnew()
{
    const auto set = compileConstrained(setOfValues(0, false), {});
    const BoardState board(*set);
    int same = 0;
    for (int seed = 0; seed < 800; ++seed) {
        const Draws draws(QString::number(seed));
        const int value = pickValue(*set, board, drawOf(draws, 0), 0, SiteIndex{10});
        QCOMPARE(pickValue(*set, board, drawOf(draws, 0), 0, SiteIndex{10}), value);
        same += pickValue(*set, board, drawOf(draws, 17), 0, SiteIndex{10}) == value ? 1 : 0;
    }
    QVERIFY(same > 50 && same < 150); // one in eight is expected
}

void TestConstrainedValuePick::byKeyNotByIndex()
{
    // A value used by another copy changes the pick only if it was the pick itself.
    const auto set = compileConstrained(setOfValues(0, false), {});
    const BoardState empty(*set);
    BoardState board(*set);
    board.place(SiteIndex{24}, 0, 1);
    int moved = 0;
    for (int seed = 0; seed < 800; ++seed) {
        const Draws draws(QString::number(seed));
        const int before = pickValue(*set, empty, drawOf(draws, 0), 0, SiteIndex{10});
        const int after = pickValue(*set, board, drawOf(draws, 0), 0, SiteIndex{10});
        QVERIFY(before == 1 ? after != 1 : after == before);
        moved += before == 1 ? 1 : 0;
    }
    QVERIFY(moved > 50);
}

void TestConstrainedValuePick::lowestAndHighest()
{
    for (const ValueChoice choice : {ValueChoice::Lowest, ValueChoice::Highest}) {
        const GoalSet goals = setOfValues(0, false);
        const auto set = compileConstrained(goals, {}, {.values = choice});
        BoardState board(*set);
        const auto values = set->goals[0].values.of(set->values);
        for (int copy = 0; copy < 8; ++copy) {
            const int value
                = pickValue(*set, board, drawOf(Draws(u"1"), 0), 0, SiteIndex{(copy * 7) % 25});
            QCOMPARE(values[static_cast<std::size_t>(value)],
                choice == ValueChoice::Lowest ? 10 * (copy + 1) : 80 - 10 * copy);
            board.place(SiteIndex{(copy * 7) % 25}, 0, value);
        }
    }
}

void TestConstrainedValuePick::lowestAndHighestOfTheZone()
{
    // Picks the lowest or highest of the values that the plain rules leave free in a cell.
    const ModeSettings settings = settingsOfSize(GameMode::Ascend, 5);
    const GoalSet goals = setOfValues(0, true);
    int zoned = 0; // unused values of other zones beyond the pick
    for (const ValueChoice choice : {ValueChoice::Lowest, ValueChoice::Highest}) {
        const auto set = compileConstrained(goals, settings, {.values = choice});
        const PlainRules plain(goals, settings);
        BoardState state(*set);
        std::vector<Placed> board(25);
        const auto values = set->goals[0].values.of(set->values);
        for (const int cell : {20, 16, 12, 8, 4, 24, 2, 18}) {
            const QList<int> free = plain.freeValues(board, 0, cell);
            const int index = pickValue(*set, state, drawOf(Draws(u"1"), 0), 0, SiteIndex{cell});
            if (free.isEmpty()) {
                QCOMPARE(index, -1);
                continue;
            }
            const int value = values[static_cast<std::size_t>(index)];
            QCOMPARE(value,
                choice == ValueChoice::Lowest ? std::ranges::min(free) : std::ranges::max(free));
            state.place(SiteIndex{cell}, 0, index);
            board[static_cast<std::size_t>(cell)] = {.what = set->goals[0].row, .value = value};
            for (int other = 10; other <= 80; other += 10) {
                const bool isUsed = std::ranges::contains(board, other, &Placed::value);
                zoned += !isUsed && (choice == ValueChoice::Lowest ? other < value : other > value)
                    ? 1
                    : 0;
            }
        }
    }
    QVERIFY(zoned > 5);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedValuePick, NoApplication)

#include "tst_constrained_value_pick.moc"
