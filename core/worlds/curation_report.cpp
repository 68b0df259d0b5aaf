// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/curation_report.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>

namespace boardwright::worlds {

namespace {

/// Counts what some worlds have.
struct AppearanceCounts {
    std::vector<qint64> zones;
    std::vector<qint64> pairs; ///< lower zone * zones + higher one
    std::vector<qint64> joins;
};

AppearanceCounts appearancesIn(const Pool &pool, const JoinTable &joins,
    const std::vector<WorldCandidate> &candidates, const std::vector<std::size_t> &chosen)
{
    const std::size_t zones = pool.zones.size();
    AppearanceCounts counts{.zones = std::vector<qint64>(zones, 0),
        .pairs = std::vector<qint64>(zones * zones, 0),
        .joins = std::vector<qint64>(joins.size(), 0)};
    for (const std::size_t index : chosen) {
        const WorldCandidate &world = candidates[index];
        for (const std::size_t zone : world.zones) {
            ++counts.zones[zone];
            for (const std::size_t other : world.zones) {
                if (zone < other)
                    ++counts.pairs[zone * zones + other];
            }
        }
        for (const std::uint32_t join : world.joins)
            ++counts.joins[join];
    }
    return counts;
}

double quotient(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

/// Of the zones of a kind, those that can be drawn.
struct ZonesOfKind {
    double zones = 0;
    double appearances = 0;

    double mean() const { return quotient(appearances, zones); }

    /// The lift of two of them if worlds draw so many of equal ones.
    double liftAsDrawn(double worlds) const
    {
        const double perWorld = quotient(appearances, worlds);
        return zones > 1 ? quotient(perWorld - 1, perWorld) * zones / (zones - 1) : 0;
    }
};

using Kinds = std::array<ZonesOfKind, 2>; // with gems, plain

std::size_t kindOf(const PoolZone &zone)
{
    return zone.isPlain() ? 1 : 0;
}

Kinds kindsOf(const Pool &pool, const AppearanceCounts &counts)
{
    Kinds kinds;
    for (std::size_t zone = 0; zone < pool.zones.size(); ++zone) {
        ZonesOfKind &kind = kinds.at(kindOf(pool.zones[zone]));
        kind.zones += pool.zones[zone].canBeDrawn() ? 1 : 0;
        kind.appearances += static_cast<double>(counts.zones[zone]);
    }
    return kinds;
}

/// Calls `visit` with each zone that can be drawn, and its appearances as a share of the mean of
/// its kind.
template <typename Visit>
void forEachZone(const Pool &pool, const AppearanceCounts &counts, const Kinds &kinds, Visit visit)
{
    for (std::size_t zone = 0; zone < pool.zones.size(); ++zone) {
        if (pool.zones[zone].canBeDrawn())
            visit(zone,
                quotient(static_cast<double>(counts.zones[zone]),
                    kinds.at(kindOf(pool.zones[zone])).mean()));
    }
}

void judgeZones(
    const Pool &pool, const AppearanceCounts &counts, const Kinds &kinds, WorldEvenness &into)
{
    bool isFirst = true;
    forEachZone(pool, counts, kinds, [&](std::size_t zone, double share) {
        const double mean = kinds.at(kindOf(pool.zones[zone])).mean();
        into.leastZone = isFirst ? share : std::min(into.leastZone, share);
        into.mostZone = isFirst ? share : std::max(into.mostZone, share);
        into.chiSquare += (share - 1) * (share - 1) * mean;
        ++into.freedom;
        isFirst = false;
    });
    for (const ZonesOfKind &kind : kinds)
        into.freedom -= kind.zones > 0 ? 1 : 0;
}

bool isEvenLift(double lift)
{
    return lift >= curation_bounds::leastLift && lift <= curation_bounds::mostLift;
}

/// Calls `visit` with each pair of zones that can be drawn, and its lift.
template <typename Visit>
void forEachPair(const Pool &pool, const AppearanceCounts &counts, double worlds, Visit visit)
{
    const std::size_t zones = pool.zones.size();
    for (std::size_t other = 0; other < zones; ++other) {
        for (std::size_t zone = 0; zone < other; ++zone) {
            if (!pool.zones[zone].canBeDrawn() || !pool.zones[other].canBeDrawn())
                continue;
            const double apart = static_cast<double>(counts.zones[zone])
                * static_cast<double>(counts.zones[other]);
            const auto together = static_cast<double>(counts.pairs[zone * zones + other]);
            visit(zone, other, quotient(together * worlds, apart));
        }
    }
}

void judgePairs(
    const Pool &pool, const AppearanceCounts &counts, const Kinds &kinds, WorldEvenness &into)
{
    const auto worlds = static_cast<double>(into.worlds);
    into.gemLift = kinds[0].liftAsDrawn(worlds);
    into.plainLift = kinds[1].liftAsDrawn(worlds);
    double pairs = 0;
    double even = 0;
    double evenAsDrawn = 0;
    forEachPair(pool, counts, worlds, [&](std::size_t zone, std::size_t other, double lift) {
        const std::size_t kind = kindOf(pool.zones[zone]);
        const bool isMixed = kind != kindOf(pool.zones[other]);
        const double asDrawn = isMixed ? 1 : kinds.at(kind).liftAsDrawn(worlds);
        ++pairs;
        even += isEvenLift(lift) ? 1 : 0;
        evenAsDrawn += isEvenLift(quotient(lift, asDrawn)) ? 1 : 0;
    });
    into.evenPairs = quotient(even, pairs);
    into.evenPairsAsDrawn = quotient(evenAsDrawn, pairs);
}

void judgeJoins(const JoinTable &joins, const AppearanceCounts &counts, WorldEvenness &into)
{
    double all = 0;
    for (std::size_t join = 0; join < joins.size(); ++join) {
        if (joins.isPossible(join))
            all += static_cast<double>(counts.joins[join]);
        else
            into.impossibleJoins += counts.joins[join];
    }
    into.meanJoin = quotient(all, joins.possibleCount());
    double even = 0;
    for (std::size_t join = 0; join < joins.size(); ++join) {
        if (!joins.isPossible(join))
            continue;
        const auto seen = static_cast<double>(counts.joins[join]);
        into.unseenJoins += counts.joins[join] == 0 ? 1 : 0;
        even += seen * curation_bounds::joinFactor >= into.meanJoin
                && seen <= curation_bounds::joinFactor * into.meanJoin
            ? 1
            : 0;
    }
    into.evenJoins = quotient(even, joins.possibleCount());
}

double medianRelevanceOf(
    const std::vector<WorldCandidate> &candidates, const std::vector<std::size_t> &chosen)
{
    std::vector<double> all;
    all.reserve(chosen.size());
    for (const std::size_t index : chosen)
        all.push_back(candidates[index].relevance());
    if (all.empty())
        return 0;
    // Of an even number the lower one, so that no bound is met by half of it.
    const auto middle = all.begin() + (std::ssize(all) - 1) / 2;
    std::ranges::nth_element(all, middle);
    return *middle;
}

qint64 attemptsOf(const std::vector<WorldCandidate> &candidates, std::size_t size)
{
    qint64 attempts = 0;
    for (std::size_t i = 0; i < size; ++i)
        attempts += candidates[i].attempts;
    return attempts;
}

} // namespace

bool WorldEvenness::hasEvenZones() const
{
    return leastZone >= 1 - curation_bounds::zoneDeviation
        && mostZone <= 1 + curation_bounds::zoneDeviation;
}

AppearanceShares appearanceSharesOf(const Pool &pool, const JoinTable &joins,
    const std::vector<WorldCandidate> &candidates, const std::vector<std::size_t> &chosen)
{
    const AppearanceCounts counts = appearancesIn(pool, joins, candidates, chosen);
    AppearanceShares shares;
    shares.zones.assign(pool.zones.size(), std::numeric_limits<double>::quiet_NaN());
    forEachZone(pool, counts, kindsOf(pool, counts),
        [&](std::size_t zone, double share) { shares.zones[zone] = share; });
    forEachPair(pool, counts, static_cast<double>(chosen.size()),
        [&](std::size_t /*zone*/, std::size_t /*other*/, double lift) {
            shares.lifts.push_back(lift);
        });
    double all = 0;
    for (std::size_t join = 0; join < joins.size(); ++join) {
        if (!joins.isPossible(join))
            continue;
        shares.joins.push_back(static_cast<double>(counts.joins[join]));
        all += shares.joins.back();
    }
    for (double &join : shares.joins)
        join = quotient(join, quotient(all, joins.possibleCount()));
    return shares;
}

WorldEvenness evennessOf(const Pool &pool, const JoinTable &joins,
    const std::vector<WorldCandidate> &candidates, const std::vector<std::size_t> &chosen)
{
    WorldEvenness evenness{.worlds = std::ssize(chosen)};
    for (const std::size_t index : chosen) {
        evenness.attempts += candidates[index].attempts;
        evenness.withExits += candidates[index].hasExits ? 1 : 0;
    }
    const AppearanceCounts counts = appearancesIn(pool, joins, candidates, chosen);
    const Kinds kinds = kindsOf(pool, counts);
    judgeZones(pool, counts, kinds, evenness);
    judgePairs(pool, counts, kinds, evenness);
    judgeJoins(joins, counts, evenness);
    evenness.medianRelevance = medianRelevanceOf(candidates, chosen);
    return evenness;
}

bool isWithin(const WorldEvenness &evenness, const CurationWishes &wishes)
{
    return (!wishes.exits || evenness.withExits == evenness.worlds)
        && (!wishes.relevant || evenness.medianRelevance >= leastRelevance)
        && (!wishes.zones || evenness.hasEvenZones())
        && (!wishes.pairs || evenness.evenPairs >= curation_bounds::share)
        && (!wishes.joins || evenness.evenJoins >= curation_bounds::share);
}

std::vector<CurationWishes> wishesInTurn(const CurationWishes &all)
{
    CurationWishes wishes{
        .exits = false, .relevant = false, .zones = false, .pairs = false, .joins = false};
    std::vector<CurationWishes> turns{wishes};
    const auto add = [&](bool CurationWishes::*wish) {
        if (all.*wish) {
            wishes.*wish = true;
            turns.push_back(wishes);
        }
    };
    add(&CurationWishes::exits);
    add(&CurationWishes::relevant);
    add(&CurationWishes::zones);
    add(&CurationWishes::pairs);
    add(&CurationWishes::joins);
    return turns;
}

Wish lastOf(const CurationWishes &wishes)
{
    if (wishes.joins)
        return Wish::Joins;
    if (wishes.pairs)
        return Wish::Pairs;
    if (wishes.zones)
        return Wish::Zones;
    if (wishes.relevant)
        return Wish::Relevant;
    return wishes.exits ? Wish::Exits : Wish::None;
}

std::optional<WishCost> costOf(const Pool &pool, const JoinTable &joins,
    const std::vector<WorldCandidate> &candidates, const CurationWishes &wishes, std::size_t count,
    const std::stop_token &stop)
{
    // How many candidates are tried, as multiples of the worlds wanted, in percent.
    constexpr std::array<std::size_t, 12> sizes{
        100, 105, 110, 125, 150, 200, 300, 400, 600, 800, 1200, 1600};
    constexpr std::size_t hundred = 100;
    WishCost cost{.wishes = wishes,
        .candidates = {},
        .chosen = chooseWorlds(pool, joins, candidates, wishes, count, stop),
        .evenness = {}};
    cost.evenness = evennessOf(pool, joins, candidates, cost.chosen);
    for (const std::size_t percent : sizes) {
        const std::size_t size = count * percent / hundred;
        if (cost.candidates || size > candidates.size() || stop.stop_requested())
            break;
        const std::vector<std::size_t> chosen
            = chooseWorlds(pool, joins, std::span(candidates).first(size), wishes, count, stop);
        if (chosen.size() == count && isWithin(evennessOf(pool, joins, candidates, chosen), wishes))
            cost.candidates = size;
    }
    if (!cost.candidates && cost.chosen.size() == count && isWithin(cost.evenness, wishes))
        cost.candidates = candidates.size();
    if (stop.stop_requested())
        return std::nullopt;
    cost.attempts = attemptsOf(candidates, cost.candidates.value_or(candidates.size()));
    return cost;
}

std::vector<WishCost> costsOfWishes(const Pool &pool, const JoinTable &joins,
    const std::vector<WorldCandidate> &candidates, const CurationWishes &wishes, std::size_t count,
    const std::stop_token &stop)
{
    std::vector<WishCost> costs;
    for (const CurationWishes &now : wishesInTurn(wishes)) {
        if (auto cost = costOf(pool, joins, candidates, now, count, stop))
            costs.push_back(*std::move(cost));
    }
    return costs;
}

std::vector<SortRelevance> relevanceBySort(const Pool &pool,
    const std::vector<WorldCandidate> &candidates, const std::vector<std::size_t> &chosen)
{
    std::array<std::array<SortRelevance, mostPortals + 1>, 2> sorts{};
    const auto count = [&](const PoolZone &zone, const auto &into) {
        auto &kind = sorts.at(kindOf(zone));
        into(kind.at(0));
        into(kind.at(static_cast<std::size_t>(zone.portalCount())));
    };
    for (const PoolZone &zone : pool.zones) {
        if (zone.canBeDrawn())
            count(zone, [](SortRelevance &sort) { ++sort.zones; });
    }
    for (const std::size_t index : chosen) {
        const WorldCandidate &world = candidates[index];
        for (std::size_t place = 0; place < world.zones.size(); ++place) {
            count(pool.zones[world.zones[place]], [&](SortRelevance &sort) {
                ++sort.appearances;
                sort.entered += static_cast<qint64>(world.entered >> place & 1);
                sort.needed += static_cast<qint64>(world.needed >> place & 1);
            });
        }
    }
    std::vector<SortRelevance> rows;
    for (std::size_t kind = 0; kind < sorts.size(); ++kind) {
        for (std::size_t portals = 0; portals <= mostPortals; ++portals) {
            SortRelevance &sort = sorts.at(kind).at(portals);
            sort.isPlain = kind == 1;
            sort.portals = static_cast<int>(portals);
            if (sort.zones > 0)
                rows.push_back(sort);
        }
    }
    return rows;
}

bool Curation::isComplete() const
{
    return std::ssize(costs.back().chosen) == wanted;
}

bool Curation::isEven() const
{
    return isWithin(costs.back().evenness, costs.back().wishes);
}

double WishCost::yieldOf(qint64 wanted) const
{
    return candidates ? quotient(static_cast<double>(wanted), static_cast<double>(attempts)) : 0;
}

} // namespace boardwright::worlds
