// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether worlds can be won, against a search of all that players can do in them.

#include "core/worlds/paths.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace boardwright {

using namespace worlds;
using namespace Qt::StringLiterals;

namespace {

/// A pool of a few zones, and a world of all of them with random joins.
struct Small {
    Pool pool;
    World world;
};

Small smallWorld(SplitMix &random, int states)
{
    Small small;
    const int zones = random.between(1, 4);
    for (int i = 0; i < zones; ++i) {
        PoolZone zone{.row = static_cast<RowId>(i + 1),
            .name = u"zone"_s,
            .portals = {},
            .gems = {},
            .claims = {}};
        const int portals = random.between(1, 3);
        for (int portal = 0; portal < portals; ++portal)
            zone.portals << QString::number(portal);
        for (int gem = random.below(3); gem > 0; --gem)
            zone.gems << QString::number(gem);
        const auto someStates = [&] {
            return states == 0 || random.below(3) != 0 ? 0 : States{1} << random.below(states);
        };
        for (int from = 0; from < portals; ++from) {
            for (int to = 0; to < portals; ++to) {
                if (random.below(2) != 0)
                    continue;
                zone.claims.push_back({.row = RowId::none,
                    .from = from,
                    .to = to,
                    .set = someStates(),
                    .unset = someStates(),
                    .sets = someStates(),
                    .unsets = someStates(),
                    .gems = static_cast<Gems>(random.below(1 << zone.gems.size()))});
            }
        }
        small.pool.zones.push_back(zone);
    }
    small.pool.hasStates = states > 0;
    small.world.clear();
    for (int i = 0; i < zones; ++i)
        small.world.add(small.pool, i);
    std::vector<Portal> free = small.world.freePortals();
    random.shuffle(free);
    for (std::size_t i = 0; i < free.size(); i += 2)
        small.world.join(free[i], free[std::min(i + 1, free.size() - 1)]);
    return small;
}

/// Everything that players can do, one claim after the other: the fewest claims of a walk that
/// takes all gems and ends at the start; -1: there is none.
int fewestClaims(const Small &small)
{
    using Place = std::tuple<Portal, States, Gems>;
    const World &world = small.world;
    std::set<Place> seen;
    std::set<Place> now;
    // Through the start, players come back to the portal that it is joined to.
    const auto arrive = [&](Portal by, States state, Gems gems, std::set<Place> &into) {
        const Portal to = world.joined[static_cast<std::size_t>(by)];
        into.insert({to, state, gems});
        if (to == startPortal)
            into.insert({world.joined[startPortal], state, gems});
    };
    arrive(startPortal, 0, 0, now);
    if (world.joined[startPortal] == startPortal)
        now.insert({startPortal, 0, 0});
    if (world.allGems() == 0)
        return 0;
    for (int claims = 0; !now.empty(); ++claims) {
        std::set<Place> next;
        for (const Place &place : now) {
            const auto &[portal, state, gems] = place;
            if (portal == startPortal && gems == world.allGems())
                return claims;
            if (!seen.insert(place).second || portal == startPortal)
                continue;
            const DrawnZone &drawn = world.zones[static_cast<std::size_t>(
                world.zoneOf[static_cast<std::size_t>(portal)])];
            for (const Claim &claim :
                small.pool.zones[static_cast<std::size_t>(drawn.zone)].claims) {
                if (drawn.firstPortal + claim.from != portal || (state & claim.set) != claim.set
                    || (state & claim.unset) != 0)
                    continue;
                arrive(drawn.firstPortal + claim.to, (state & ~claim.unsets) | claim.sets,
                    gems | (claim.gems << drawn.firstGem), next);
            }
        }
        now = std::move(next);
    }
    return -1;
}

using Spot = std::pair<Portal, States>;

/// Where players can be after one claim more; at the start they turn round.
std::set<Spot> afterOne(const Small &small, const Spot &spot)
{
    const World &world = small.world;
    const auto &[portal, state] = spot;
    if (portal == startPortal)
        return {{world.joined[startPortal], state}};
    const DrawnZone &drawn
        = world.zones[static_cast<std::size_t>(world.zoneOf[static_cast<std::size_t>(portal)])];
    std::set<Spot> next;
    for (const Claim &claim : small.pool.zones[static_cast<std::size_t>(drawn.zone)].claims) {
        if (drawn.firstPortal + claim.from == portal && claim.allows(state))
            next.insert({world.joined[static_cast<std::size_t>(drawn.firstPortal + claim.to)],
                claim.after(state)});
    }
    return next;
}

/// All that can come of a spot, itself included.
std::set<Spot> fromThere(const Small &small, const Spot &spot)
{
    std::set<Spot> reached{spot};
    std::vector<Spot> open{spot};
    while (!open.empty()) {
        const Spot at = open.back();
        open.pop_back();
        for (const Spot &next : afterOne(small, at)) {
            if (reached.insert(next).second)
                open.push_back(next);
        }
    }
    return reached;
}

std::vector<Reach> plainReach(const Small &small)
{
    std::vector<Reach> reach(small.world.zones.size(), Reach::Never);
    for (const Spot &spot : fromThere(small, {startPortal, 0})) {
        if (spot.first == startPortal)
            continue;
        const bool returns = std::ranges::any_of(
            fromThere(small, spot), [](const Spot &later) { return later.first == startPortal; });
        Reach &of = reach[static_cast<std::size_t>(
            small.world.zoneOf[static_cast<std::size_t>(spot.first)])];
        of = std::max(of, returns ? Reach::Returns : Reach::DeadEnd);
    }
    return reach;
}

/// The gems that are taken on the way to a spot from which players come back to the start.
Gems plainTakeable(const Small &small)
{
    const auto returns = [&](const Spot &spot) {
        return std::ranges::any_of(
            fromThere(small, spot), [](const Spot &later) { return later.first == startPortal; });
    };
    Gems gems = 0;
    for (const Spot &spot : fromThere(small, {startPortal, 0})) {
        const auto &[portal, state] = spot;
        if (portal == startPortal)
            continue;
        const DrawnZone &drawn = small.world.zones[static_cast<std::size_t>(
            small.world.zoneOf[static_cast<std::size_t>(portal)])];
        for (const Claim &claim : small.pool.zones[static_cast<std::size_t>(drawn.zone)].claims) {
            if (drawn.firstPortal + claim.from == portal && claim.allows(state)
                && returns(
                    {small.world.joined[static_cast<std::size_t>(drawn.firstPortal + claim.to)],
                        claim.after(state)}))
                gems |= claim.gems << drawn.firstGem;
        }
    }
    return gems;
}

/// Walks a world as its witness says; whether that wins it.
bool wins(const Small &small, const std::vector<Stride> &walk)
{
    Portal at = small.world.joined[startPortal];
    States state = 0;
    Gems gems = 0;
    for (const Stride &stride : walk) {
        if (at == startPortal)
            at = small.world.joined[startPortal];
        if (stride.from != at || !stride.claim->allows(state))
            return false;
        state = stride.claim->after(state);
        gems |= stride.gems;
        at = small.world.joined[static_cast<std::size_t>(stride.to)];
    }
    return (walk.empty() || at == startPortal) && gems == small.world.allGems();
}

} // namespace

class TestWorldPaths final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void agreesWithEverySearch_data();
    static void agreesWithEverySearch();
    static void tellsWhatCanBeTaken_data();
    static void tellsWhatCanBeTaken();
    static void tellsWhatZonesAreFor_data();
    static void tellsWhatZonesAreFor();
};

void TestWorldPaths::agreesWithEverySearch_data()
{
    QTest::addColumn<int>("states");
    QTest::newRow("without states") << 0;
    QTest::newRow("one state") << 1;
    QTest::newRow("three states") << 3;
}

void TestWorldPaths::agreesWithEverySearch()
{
    QFETCH(const int, states);
    SplitMix random(static_cast<std::uint64_t>(11 + states));
    int winnable = 0;
    constexpr int worlds = 4000;
    for (int i = 0; i < worlds; ++i) {
        const Small small = smallWorld(random, states);
        const int fewest = fewestClaims(small);
        Paths paths(small.pool);
        Steps steps;
        paths.take(small.world);
        const auto context = qPrintable(u"world %1, fewest %2"_s.arg(i).arg(fewest));
        QVERIFY2((paths.canBeWon(steps) == Found::Yes) == (fewest >= 0), context);
        std::vector<Stride> walk;
        QVERIFY2((paths.shortest(walk, steps) == Found::Yes) == (fewest >= 0), context);
        if (fewest < 0)
            continue;
        ++winnable;
        QCOMPARE(static_cast<int>(walk.size()), fewest);
        QVERIFY2(wins(small, walk), context);
        QCOMPARE(paths.takeable(steps), small.world.allGems());
    }
    QVERIFY(winnable > worlds / 20);
    QVERIFY(winnable < worlds * 19 / 20);
}

void TestWorldPaths::tellsWhatCanBeTaken_data()
{
    agreesWithEverySearch_data();
    QTest::newRow("six states") << 6;
    QTest::newRow("seven states, too many for sets") << 7;
}

/// In worlds that cannot be won, too, and after joins have changed.
void TestWorldPaths::tellsWhatCanBeTaken()
{
    QFETCH(const int, states);
    SplitMix random(static_cast<std::uint64_t>(51 + states));
    int some = 0;
    constexpr int worlds = 1000;
    for (int i = 0; i < worlds; ++i) {
        Small small = smallWorld(random, states);
        Paths paths(small.pool);
        Steps steps;
        paths.take(small.world);
        for (int times = 0; times < 2; ++times) {
            const Gems taken = plainTakeable(small);
            QCOMPARE(paths.takeable(steps), taken);
            some += taken != 0 && taken != small.world.allGems() ? 1 : 0;
            const auto portals = static_cast<int>(small.world.joined.size());
            const Portal a = random.below(portals);
            const Portal b = random.below(portals);
            const Portal toA = small.world.joined[static_cast<std::size_t>(a)];
            const Portal toB = small.world.joined[static_cast<std::size_t>(b)];
            if (toA == b)
                continue;
            small.world.join(a, b);
            small.world.join(toA == a ? toB : toA, toB == b ? toA : toB);
        }
    }
    QVERIFY(some > worlds / 20);
}

void TestWorldPaths::tellsWhatZonesAreFor_data()
{
    agreesWithEverySearch_data();
}

/// Dead ends, zones that nobody enters, and those without which a world cannot be won.
void TestWorldPaths::tellsWhatZonesAreFor()
{
    QFETCH(const int, states);
    SplitMix random(static_cast<std::uint64_t>(31 + states));
    std::map<Reach, int> times;
    int needed = 0;
    int spared = 0;
    for (int i = 0; i < 6000; ++i) {
        const Small small = smallWorld(random, states);
        Paths paths(small.pool);
        Steps steps;
        paths.take(small.world);
        const std::vector<Reach> reach = paths.reach(steps);
        QCOMPARE(reach, plainReach(small));
        for (const Reach one : reach)
            ++times[one];
        if (paths.canBeWon(steps) != Found::Yes)
            continue;
        for (std::size_t zone = 0; zone < reach.size(); ++zone) {
            Small without = small;
            without.pool.zones[zone].claims.clear();
            const bool canBeWon = paths.canBeWon(steps, static_cast<int>(zone)) == Found::Yes;
            QCOMPARE(canBeWon, fewestClaims(without) >= 0);
            ++(canBeWon ? spared : needed);
        }
    }
    QVERIFY(std::ranges::min(times | std::views::values) > 100 && times.size() == 3);
    QVERIFY(std::min(needed, spared) > 100);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorldPaths, NoApplication)
#include "tst_world_paths.moc"
