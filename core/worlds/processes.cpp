// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/processes.h"

#include "core/base/portable_math.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <numeric>
#include <utility>

namespace boardwright::worlds {

namespace {

/// How often pairs of portals are exchanged before a world is given up.
constexpr int mostClimbs = 400;

} // namespace

WorldMaker::WorldMaker(const Pool &pool)
    : m_pool(&pool)
    , m_names(pool)
    , m_paths(pool)
{
}

/// Step and climbs are below 2^24.
std::uint64_t WorldMaker::bits(Drawn what, std::uint64_t about, std::size_t step) const
{
    constexpr unsigned stepBits = 24;
    DrawPlace place = m_place;
    place.detail = (std::uint32_t{static_cast<std::uint8_t>(what)} << stepBits)
        | static_cast<std::uint32_t>(step);
    return m_draws->bits(place, about);
}

/// The index of the item with the highest draw: each is as likely. There is one at least.
template <typename Item, typename AboutOf>
std::size_t WorldMaker::drawn(
    const std::vector<Item> &items, const AboutOf &aboutOf, Drawn what, std::size_t step) const
{
    std::size_t best = 0;
    std::uint64_t highest = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::uint64_t draw = bits(what, aboutOf(items[i]), step);
        if (i > 0 && draw <= highest)
            continue;
        best = i;
        highest = draw;
    }
    return best;
}

/// Puts items in a random order: that of their draws.
template <typename Item, typename AboutOf>
void WorldMaker::shuffle(
    std::vector<Item> &items, const AboutOf &aboutOf, Drawn what, std::size_t step) const
{
    std::vector<std::pair<std::uint64_t, Item>> byDraw;
    byDraw.reserve(items.size());
    for (const Item &item : items)
        byDraw.emplace_back(bits(what, aboutOf(item), step), item);
    std::ranges::stable_sort(byDraw, std::greater(), &std::pair<std::uint64_t, Item>::first);
    std::ranges::transform(byDraw, items.begin(), [](const auto &drawn) { return drawn.second; });
}

/// Puts zones of the pool in a random order, in which those of greater weights are earlier: as if
/// each was drawn from those that are left, with a chance in proportion to its weight (Efraimidis
/// and Spirakis, "Weighted random sampling with a reservoir", 2006).
void WorldMaker::shuffleZones(std::vector<int> &zones, Drawn what, std::size_t step) const
{
    const auto weightOf
        = [&](int zone) { return m_pool->zones[static_cast<std::size_t>(zone)].weight; };
    const auto aboutOf = [&](int zone) { return m_names.ofZone(zone); };
    // Equal weights leave the order of the draws as it is.
    if (std::ranges::all_of(
            zones, [&](int zone) { return weightOf(zone) == weightOf(zones.front()); }))
        return shuffle(zones, aboutOf, what, step);
    std::vector<std::pair<double, int>> byWait;
    byWait.reserve(zones.size());
    for (const int zone : zones) {
        constexpr unsigned shift = 11; // 53 bits are left
        constexpr double scale = 0x1p-53;
        const double uniform
            = (static_cast<double>(bits(what, aboutOf(zone), step) >> shift) + 0.5) * scale;
        byWait.emplace_back(-portableLog(uniform) / weightOf(zone), zone);
    }
    std::ranges::stable_sort(byWait, std::less(), &std::pair<double, int>::first);
    std::ranges::transform(byWait, zones.begin(), [](const auto &drawn) { return drawn.second; });
}

std::uint64_t WorldMaker::identityOf(Portal portal) const
{
    const int index = m_world.zoneOf[static_cast<std::size_t>(portal)];
    if (index < 0)
        return Names::start;
    const DrawnZone &of = m_world.zones[static_cast<std::size_t>(index)];
    return m_names.ofPortal(of.zone, portal - of.firstPortal);
}

std::uint64_t WorldMaker::identityOf(const Standing &standing) const
{
    return Names::together(identityOf(standing.portal), m_names.ofStates(standing.state));
}

bool WorldMaker::make(Process process, int gems, const Draws &draws, int attempt, Steps &steps)
{
    constexpr unsigned low = 16;
    m_draws = &draws;
    m_place = {.purpose = Purpose::WorldStep,
        .attempt = static_cast<std::uint8_t>(attempt >> low),
        .cell = static_cast<std::uint16_t>(attempt)};
    m_world.clear();
    m_isUsed.assign(m_pool->zones.size(), 0);
    const bool isOurs = process == Process::Ours;
    const bool isJoined = process == Process::Old ? joinOld(gems) : joinNew(gems, isOurs, steps);
    if (isJoined)
        joinRest();
    m_paths.take(m_world); // also of a world that could not be made: it is measured
    if (!isJoined)
        return false;
    if (isOurs)
        climb(steps);
    return !steps.areOver();
}

/// The unused zones with or without gems; as the first of a world, only those with several exits.
std::vector<int> WorldMaker::zonesLike(bool hasGems, bool isFirst) const
{
    std::vector<int> zones;
    for (std::size_t i = 0; i < m_pool->zones.size(); ++i) {
        const PoolZone &zone = m_pool->zones[i];
        const bool isEnough = !isFirst || zone.portalCount() >= exitsAtFirst;
        if (m_isUsed[i] == 0 && zone.isPlain() != hasGems && isEnough && zone.canBeDrawn())
            zones.push_back(static_cast<int>(i));
    }
    return zones;
}

/// As many zones with gems as gems are wanted and as many plain ones, each joined to any earlier
/// one.
bool WorldMaker::joinOld(int gems)
{
    std::vector<int> chosen;
    for (const bool hasGems : {true, false}) {
        std::vector<int> zones = zonesLike(hasGems, false);
        if (std::cmp_less(zones.size(), gems))
            return false;
        shuffleZones(zones, Drawn::OldZone);
        chosen.insert(chosen.end(), zones.begin(), zones.begin() + gems);
    }
    shuffle(chosen, [this](int zone) { return m_names.ofZone(zone); }, Drawn::OldOrder);
    const auto first = std::ranges::find_if(chosen, [&](int index) {
        const PoolZone &zone = m_pool->zones[static_cast<std::size_t>(index)];
        return zone.isPlain() && zone.portalCount() >= exitsAtFirst;
    });
    if (first == chosen.end())
        return false;
    std::rotate(chosen.begin(), first, first + 1);
    return std::ranges::all_of(chosen, [this](int zone) { return addAnywhere(zone); });
}

/// Joins a random portal of a zone to any that is free. False: none is.
bool WorldMaker::addAnywhere(int zone)
{
    const std::vector<Portal> free = m_world.freePortals();
    if (free.empty())
        return false;
    const Portal to = free[drawn(
        free,
        [&](Portal portal) { return Names::together(m_names.ofZone(zone), identityOf(portal)); },
        Drawn::OldTo)];
    const auto index = static_cast<std::size_t>(m_world.add(*m_pool, zone));
    std::vector<Portal> own(
        static_cast<std::size_t>(m_pool->zones[static_cast<std::size_t>(zone)].portalCount()));
    std::ranges::iota(own, m_world.zones[index].firstPortal);
    m_world.join(to,
        own[drawn(own, [this](Portal portal) { return identityOf(portal); }, Drawn::OldPortal)]);
    return true;
}

/// A plain zone with several exits, then in turn one with gems and one without, until there are
/// enough gems.
bool WorldMaker::joinNew(int gems, bool isOurs, Steps &steps)
{
    for (bool hasGems = false; m_world.gems < gems; hasGems = !hasGems) {
        const bool isFirst = m_world.zones.empty();
        const bool isLast = hasGems && m_world.gems + 1 >= gems;
        if (!addReachable(hasGems, isFirst, isLast, isOurs, steps))
            return false;
    }
    return true;
}

/// Whether some claims lead in from there, and take all gems of the zone.
bool WorldMaker::fits(const Addition &addition) const
{
    const PoolZone &zone = m_pool->zones[static_cast<std::size_t>(addition.zone)];
    bool isClaimed = false;
    Gems gems = 0;
    for (const Claim &claim : zone.claims) {
        if (claim.from != addition.portal || !claim.allows(addition.at.state))
            continue;
        isClaimed = true;
        gems |= claim.gems;
    }
    return isClaimed && gems == zone.allGems();
}

/// Whether a claim leads from there to another portal of the zone, which is free by then.
bool WorldMaker::leadsOn(const Addition &addition) const
{
    const PoolZone &zone = m_pool->zones[static_cast<std::size_t>(addition.zone)];
    return std::ranges::any_of(zone.claims, [&](const Claim &claim) {
        return claim.from == addition.portal && claim.to != addition.portal
            && claim.allows(addition.at.state);
    });
}

/// Whether players who come back to there by the portal that they left by can go on.
bool WorldMaker::leadsBack(const Standing &exit) const
{
    const int index = m_world.zoneOf[static_cast<std::size_t>(exit.portal)];
    if (index < 0)
        return true;
    const DrawnZone &drawn = m_world.zones[static_cast<std::size_t>(index)];
    const PoolZone &zone = m_pool->zones[static_cast<std::size_t>(drawn.zone)];
    return std::ranges::any_of(zone.claims,
        [&](const Claim &claim) { return drawn.firstPortal + claim.from == exit.portal; });
}

void WorldMaker::add(const Addition &addition)
{
    const int index = m_world.add(*m_pool, addition.zone);
    m_isUsed[static_cast<std::size_t>(addition.zone)] = 1;
    m_world.join(addition.at.portal,
        m_world.zones[static_cast<std::size_t>(index)].firstPortal + addition.portal);
}

/// Joins a zone to a place where players can be. In our process, zones that do not lead on never
/// take the last way on, unless no zone is wanted after them.
bool WorldMaker::addReachable(bool hasGems, bool isFirst, bool isLast, bool isOurs, Steps &steps)
{
    m_paths.take(m_world);
    std::vector<Standing> exits = m_paths.exits(steps);
    std::vector<int> zones = zonesLike(hasGems, isFirst);
    const std::size_t step = m_world.zones.size();
    shuffle(exits, [this](const Standing &exit) { return identityOf(exit); }, Drawn::Exit, step);
    shuffleZones(zones, Drawn::NextZone, step);
    const bool mayEnd = isLast || std::ranges::any_of(exits, [&](const Standing &exit) {
        return exit.portal != exits.front().portal;
    });
    std::vector<int> portals;
    for (const Standing &exit : exits) {
        for (const int zone : zones) {
            const PoolZone &added = m_pool->zones[static_cast<std::size_t>(zone)];
            portals.clear();
            for (int portal = 0; portal < added.portalCount(); ++portal) {
                if (!steps.take(added.claims.size() + 1))
                    return false;
                const Addition addition{.at = exit, .zone = zone, .portal = portal};
                if (fits(addition) && (!isOurs || leadsOn(addition) || (mayEnd && leadsBack(exit))))
                    portals.push_back(portal);
            }
            if (portals.empty())
                continue;
            add({.at = exit,
                .zone = zone,
                .portal = portals[drawn(
                    portals, [&](int portal) { return m_names.ofPortal(zone, portal); },
                    Drawn::NextPortal, step)]});
            return true;
        }
    }
    return false;
}

/// Joins the free portals in pairs, in a random order; the last of an odd number to itself.
void WorldMaker::joinRest()
{
    m_rest = m_world.freePortals();
    shuffle(m_rest, [this](Portal portal) { return identityOf(portal); }, Drawn::Rest);
    // The first of those that are left draws from the others, so that most pairs stay as they are
    // if one portal comes or goes.
    for (auto first = m_rest.begin(); m_rest.end() - first > 2; first += 2) {
        const std::vector<Portal> others(first + 1, m_rest.end());
        const auto other = drawn(
            others,
            [&](Portal portal) { return Names::pair(identityOf(*first), identityOf(portal)); },
            Drawn::Pair);
        const auto at = first + 1 + static_cast<std::ptrdiff_t>(other);
        std::rotate(first + 1, at, at + 1);
    }
    for (std::size_t i = 0; i < m_rest.size(); i += 2)
        m_world.join(m_rest[i], m_rest[std::min(i + 1, m_rest.size() - 1)]);
}

/// Joins two of the rest to each other, and what they were joined to.
void WorldMaker::rejoin(Portal a, Portal b)
{
    const Portal toA = m_world.joined[static_cast<std::size_t>(a)];
    const Portal toB = m_world.joined[static_cast<std::size_t>(b)];
    m_world.join(a, b);
    // One of the two may have been joined to itself.
    m_world.join(toA == a ? toB : toA, toB == b ? toA : toB);
}

/// Exchanges the ends of two joins of the rest as long as more gems can be taken than before, or as
/// many, until all can.
void WorldMaker::climb(Steps &steps)
{
    constexpr std::size_t fewest = 3;
    if (m_rest.size() < fewest)
        return;
    const auto aboutOf = [this](Portal portal) { return identityOf(portal); };
    int best = std::popcount(m_paths.takeable(steps));
    std::vector<std::uint8_t> left = m_paths.left(); // of the world that is kept
    for (int climbs = 0; climbs < mostClimbs && best < m_world.gems && !steps.areOver(); ++climbs) {
        const auto next = 2 * static_cast<std::size_t>(climbs);
        const Portal a = m_rest[drawn(m_rest, aboutOf, Drawn::Climb, next)];
        const Portal b = m_rest[drawn(m_rest, aboutOf, Drawn::Climb, next + 1)];
        const Portal toA = m_world.joined[static_cast<std::size_t>(a)];
        const Portal toB = m_world.joined[static_cast<std::size_t>(b)];
        if (a == b || toA == b)
            continue;
        const bool isSame = !left.empty()
            && std::ranges::none_of(std::array{a, b, toA, toB},
                [&](Portal portal) { return left[static_cast<std::size_t>(portal)] != 0; });
        rejoin(a, b);
        if (isSame)
            continue;
        const int now = std::popcount(m_paths.takeable(steps));
        if (now >= best) {
            best = now;
            left = m_paths.left();
            continue;
        }
        m_world.join(a, toA);
        m_world.join(b, toB);
    }
}

} // namespace boardwright::worlds
