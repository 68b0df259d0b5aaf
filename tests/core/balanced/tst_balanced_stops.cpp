// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Counting and balancing, stopped at each poll: what is counted covers whole boards, and a round
// that was stopped leaves no trace.

#include "core/balanced/frequencies.h"
#include "core/balanced/parameters.h"
#include "core/balanced/weight_balancer.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QTest>

#include <numeric>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualAttempts = 100;

/// All polls in long tests; otherwise fewer of the later ones.
std::uint64_t after(std::uint64_t poll)
{
    return poll + 1 + (isEverythingTried() ? 0 : poll / 8);
}

std::int64_t sumOf(const std::vector<std::int64_t> &counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

} // namespace

class TestBalancedStops final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void counts();
    static void rounds();
    static void trials();
};

void TestBalancedStops::counts()
{
    constexpr std::uint64_t last = 30;
    ReferenceMaker maker(inventedList(), BalancedMode::Normal, profileOf(BalancedMode::Normal));
    const auto count = [&](std::uint64_t first, std::uint64_t to, Watch &watch, Frequencies &into) {
        return countFrequencies(
            maker.attempts(), maker.tables(), first, to, usualAttempts, watch, into);
    };
    Watch unlimited;
    Frequencies whole;
    QVERIFY(count(1, last, unlimited, whole));
    std::uint64_t poll = 0;
    for (;; poll = after(poll)) {
        Watch watch({}, poll);
        Frequencies some;
        const bool isWhole = count(1, last, watch, some);
        // The rest, from the first board that is not counted.
        const auto counted = static_cast<std::uint64_t>(some.made + some.failed);
        QCOMPARE(isWhole, counted == last);
        QCOMPARE(sumOf(some.boards), 25 * some.made);
        if (isWhole)
            break;
        Frequencies rest;
        QVERIFY(count(counted + 1, last, unlimited, rest));
        some.add(rest);
        QVERIFY(some == whole);
    }
    QCOMPARE_GE(poll, last); // each board has a poll at least
}

void TestBalancedStops::rounds()
{
    const BalanceGoal goal{.boards = 12, .rounds = 3, .deviation = 0, .seed = u"s"_s};
    const Profile profile = profileOf(BalancedMode::Normal);
    const auto balanced = [&](std::uint64_t poll, int &stops) {
        WeightBalancer balancer(inventedList().normal, profile, goal);
        while (!balancer.isDone()) {
            // Each round is stopped once, then done.
            Watch watch({}, poll);
            Watch unlimited;
            const auto round = balancer.round(watch);
            stops += round ? 0 : 1;
            if (!round && !balancer.round(unlimited))
                break;
        }
        return balancer.best();
    };
    int stops = 0;
    const GoalList whole = balanced(Watch::unlimited, stops);
    QCOMPARE(stops, 0);
    int all = 0;
    for (std::uint64_t poll = 0;; poll = after(poll)) {
        stops = 0;
        QVERIFY(balanced(poll, stops) == whole);
        all += stops;
        if (stops == 0)
            break;
    }
    QCOMPARE_GE(all, 20);
}

void TestBalancedStops::trials()
{
    const BalanceGoal goal{.boards = 12, .rounds = 1, .deviation = 0, .seed = u"s"_s};
    const WeightBalancer balancer(inventedList().normal, profileOf(BalancedMode::Normal), goal);
    Watch unlimited;
    const auto whole = balancer.tryFirst(unlimited);
    QVERIFY(whole.has_value());
    std::uint64_t poll = 0;
    for (;; poll = after(poll)) {
        Watch watch({}, poll);
        const auto trial = balancer.tryFirst(watch);
        if (!trial)
            continue;
        QCOMPARE(trial->boards, whole->boards);
        QCOMPARE(trial->deviation, whole->deviation);
        break;
    }
    QCOMPARE_GE(poll, std::uint64_t{12});
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBalancedStops, NoApplication)
#include "tst_balanced_stops.moc"
