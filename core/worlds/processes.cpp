// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/processes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace boardwright::worlds {

namespace {

/// How often pairs of portals are exchanged before a world is given up.
constexpr int mostClimbs = 400;

} // namespace

WorldMaker::WorldMaker(const Pool &pool)
    : m_pool(&pool)
    , m_paths(pool)
{
}

int WorldMaker::below(std::size_t count)
{
    ++m_place.detail;
    return static_cast<int>(m_draws->below(static_cast<std::uint32_t>(count), m_place));
}

template <typename Item>
void WorldMaker::shuffle(std::vector<Item> &items)
{
    for (std::size_t last = items.size(); last > 1; --last)
        std::swap(items[last - 1], items[static_cast<std::size_t>(below(last))]);
}

/// Puts zones of the pool in a random order, in which those of greater weights are earlier: each is
/// drawn from those that are left, with a chance in proportion to its weight.
void WorldMaker::shuffleZones(std::vector<int> &zones)
{
    const auto weightOf
        = [&](int zone) { return m_pool->zones[static_cast<std::size_t>(zone)].weight; };
    const bool isPlain = zones.empty() || std::ranges::all_of(zones, [&](int zone) {
        return weightOf(zone) == weightOf(zones.front());
    });
    if (isPlain)
        return shuffle(zones);
    std::size_t left = 0;
    for (const int zone : zones)
        left += static_cast<std::size_t>(weightOf(zone));
    for (auto next = zones.begin(); next != zones.end(); ++next) {
        int at = below(left);
        auto drawn = next;
        while (at >= weightOf(*drawn))
            at -= weightOf(*drawn++);
        left -= static_cast<std::size_t>(weightOf(*drawn));
        std::iter_swap(next, drawn);
    }
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
    if (!(process == Process::Old ? joinOld(gems) : joinNew(gems, isOurs, steps)))
        return false;
    joinRest();
    m_paths.take(m_world);
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
        shuffleZones(zones);
        chosen.insert(chosen.end(), zones.begin(), zones.begin() + gems);
    }
    shuffle(chosen);
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
    const Portal to = free[static_cast<std::size_t>(below(free.size()))];
    const int index = m_world.add(*m_pool, zone);
    const auto portals
        = static_cast<std::size_t>(m_pool->zones[static_cast<std::size_t>(zone)].portalCount());
    m_world.join(to, m_world.zones[static_cast<std::size_t>(index)].firstPortal + below(portals));
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
    shuffle(exits);
    shuffleZones(zones);
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
                .portal = portals[static_cast<std::size_t>(below(portals.size()))]});
            return true;
        }
    }
    return false;
}

/// Joins the free portals in pairs, in a random order; the last of an odd number to itself.
void WorldMaker::joinRest()
{
    m_rest = m_world.freePortals();
    shuffle(m_rest);
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
    int best = std::popcount(m_paths.takeable(steps));
    std::vector<std::uint8_t> left = m_paths.left(); // of the world that is kept
    for (int climbs = 0; climbs < mostClimbs && best < m_world.gems && !steps.areOver(); ++climbs) {
        const Portal a = m_rest[static_cast<std::size_t>(below(m_rest.size()))];
        const Portal b = m_rest[static_cast<std::size_t>(below(m_rest.size()))];
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
