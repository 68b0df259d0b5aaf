// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/possible_joins.h"

#include <algorithm>

namespace boardwright::worlds {

namespace {

/// Portals of a zone, as bits.
using PortalBits = std::uint32_t;

PortalBits portalBit(int portal)
{
    return PortalBits{1} << portal;
}

/// Whether any but one of them is set.
bool hasOther(PortalBits portals, int portal)
{
    return (portals & ~portalBit(portal)) != 0;
}

/// What a zone offers to joins.
struct ZoneWays {
    const PoolZone *zone = nullptr;
    PortalBits entrances = 0; ///< it can be added by them
    PortalBits exits = 0; ///< others can be added to them, after it was added by another one
};

PortalBits entrancesOf(const PoolZone &zone, Process process)
{
    PortalBits entrances = 0;
    for (int portal = 0; portal < zone.portalCount(); ++portal) {
        Gems gems = 0;
        bool isClaimed = process == Process::Old;
        for (const Claim &claim : zone.claims) {
            if (claim.from != portal)
                continue;
            gems |= claim.gems;
            isClaimed = true;
        }
        if (isClaimed && (process == Process::Old || gems == zone.allGems()))
            entrances |= portalBit(portal);
    }
    return entrances;
}

/// Where claims lead from a portal, that one included, when players can turn round everywhere.
PortalBits reachedFrom(const PoolZone &zone, int entrance)
{
    PortalBits reached = portalBit(entrance);
    for (PortalBits before = 0; before != reached;) {
        before = reached;
        for (const Claim &claim : zone.claims) {
            if ((reached & portalBit(claim.from)) != 0)
                reached |= portalBit(claim.to);
        }
    }
    return reached;
}

ZoneWays waysOf(const PoolZone &zone, Process process)
{
    ZoneWays ways{.zone = &zone, .entrances = entrancesOf(zone, process)};
    for (int entrance = 0; entrance < zone.portalCount(); ++entrance) {
        if ((ways.entrances & portalBit(entrance)) == 0)
            continue;
        const PortalBits reached = process == Process::Old ? portalBit(zone.portalCount()) - 1
                                                           : reachedFrom(zone, entrance);
        ways.exits |= reached & ~portalBit(entrance);
    }
    return ways;
}

/// A portal of a zone, as one end of a join.
struct JoinEnd {
    const ZoneWays &ways;
    int portal;

    bool isEntrance() const { return (ways.entrances & portalBit(portal)) != 0; }

    bool isExit() const { return (ways.exits & portalBit(portal)) != 0; }

    /// Whether the zone can be added by another portal.
    bool canBeLeft() const { return hasOther(ways.entrances, portal); }

    /// Whether players who come in by another portal can go out by this one.
    bool leadsOut() const
    {
        return std::ranges::any_of(ways.zone->claims,
            [this](const Claim &claim) { return claim.to == portal && claim.from != portal; });
    }

    /// Whether players who come in by this portal can go out by another one.
    bool leadsIn() const
    {
        return std::ranges::any_of(ways.zone->claims,
            [this](const Claim &claim) { return claim.from == portal && claim.to != portal; });
    }

    bool turnsRound() const
    {
        return std::ranges::any_of(ways.zone->claims,
            [this](const Claim &claim) { return claim.from == portal && claim.to == portal; });
    }
};

bool canBeMade(const JoinEnd &a, const JoinEnd &b)
{
    return (a.isExit() && b.isEntrance()) || (b.isExit() && a.isEntrance())
        || (a.canBeLeft() && b.canBeLeft());
}

/// Whether each gem of the zone of `a` has a claim that can be on a walk from the start and back.
bool leavesGems(const JoinEnd &a, const JoinEnd &b)
{
    // Players can also come out of `b` because they went in there, and turned round.
    const bool canArrive = b.leadsOut() || (b.turnsRound() && a.leadsOut());
    const bool canGoOn = b.leadsIn() || (b.turnsRound() && a.leadsIn());
    Gems gems = 0;
    for (const Claim &claim : a.ways.zone->claims) {
        if ((claim.from != a.portal || canArrive) && (claim.to != a.portal || canGoOn))
            gems |= claim.gems;
    }
    return gems == a.ways.zone->allGems();
}

} // namespace

JoinTable::JoinTable(const Pool &pool, Process process)
{
    std::vector<ZoneWays> ways;
    int portals = 0;
    for (const PoolZone &zone : pool.zones) {
        ways.push_back(waysOf(zone, process));
        m_firstPortal.push_back(portals);
        portals += zone.portalCount();
    }
    const auto count = static_cast<std::size_t>(portals);
    m_isPossible.assign(count == 0 ? 0 : count * (count - 1) / 2, 0);
    for (std::size_t other = 0; other < ways.size(); ++other) {
        for (std::size_t zone = 0; zone < other; ++zone) {
            if (!ways[zone].zone->canBeDrawn() || !ways[other].zone->canBeDrawn())
                continue;
            for (int from = 0; from < ways[zone].zone->portalCount(); ++from) {
                for (int to = 0; to < ways[other].zone->portalCount(); ++to) {
                    const JoinEnd a{.ways = ways[zone], .portal = from};
                    const JoinEnd b{.ways = ways[other], .portal = to};
                    if (!canBeMade(a, b) || !leavesGems(a, b) || !leavesGems(b, a))
                        continue;
                    m_isPossible[at(m_firstPortal[zone] + from, m_firstPortal[other] + to)] = 1;
                    ++m_possible;
                }
            }
        }
    }
}

} // namespace boardwright::worlds
