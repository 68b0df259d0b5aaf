// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/possible_joins.h"

#include <array>
#include <vector>

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

/// A portal of a zone, as one end of a join: all that a join asks of it, so that a pair of portals
/// costs the same however many claims their zones have.
struct JoinEnd {
    bool isEntrance = false;
    bool isExit = false;
    bool canBeLeft = false; ///< the zone can be added by another portal
    bool leadsOut = false; ///< players who come in by another portal can go out by this one
    bool leadsIn = false; ///< players who come in by this portal can go out by another one
    bool turnsRound = false;
    /// Whether each gem of the zone has a claim that can be on a walk from the start and back: by
    /// whether players can arrive by the other end of the join, and whether they can go on there.
    std::array<std::array<bool, 2>, 2> leavesGems{};
};

/// The gems of claims that do not come in by the portal unless players can arrive there, nor go out
/// by it unless they can go on.
Gems gemsLeft(const PoolZone &zone, int portal, bool canArrive, bool canGoOn)
{
    Gems gems = 0;
    for (const Claim &claim : zone.claims) {
        if ((claim.from != portal || canArrive) && (claim.to != portal || canGoOn))
            gems |= claim.gems;
    }
    return gems;
}

JoinEnd endOf(const ZoneWays &ways, int portal)
{
    JoinEnd end{.isEntrance = (ways.entrances & portalBit(portal)) != 0,
        .isExit = (ways.exits & portalBit(portal)) != 0,
        .canBeLeft = hasOther(ways.entrances, portal)};
    for (const Claim &claim : ways.zone->claims) {
        const bool comesIn = claim.from == portal;
        const bool goesOut = claim.to == portal;
        end.leadsOut = end.leadsOut || (goesOut && !comesIn);
        end.leadsIn = end.leadsIn || (comesIn && !goesOut);
        end.turnsRound = end.turnsRound || (comesIn && goesOut);
    }
    for (const std::size_t canArrive : {0U, 1U}) {
        for (const std::size_t canGoOn : {0U, 1U})
            end.leavesGems.at(canArrive).at(canGoOn)
                = gemsLeft(*ways.zone, portal, canArrive == 1, canGoOn == 1)
                == ways.zone->allGems();
    }
    return end;
}

bool canBeMade(const JoinEnd &a, const JoinEnd &b)
{
    return (a.isExit && b.isEntrance) || (b.isExit && a.isEntrance) || (a.canBeLeft && b.canBeLeft);
}

bool leavesGems(const JoinEnd &a, const JoinEnd &b)
{
    // Players can also come out of `b` because they went in there, and turned round.
    const bool canArrive = b.leadsOut || (b.turnsRound && a.leadsOut);
    const bool canGoOn = b.leadsIn || (b.turnsRound && a.leadsIn);
    return a.leavesGems.at(canArrive ? 1 : 0).at(canGoOn ? 1 : 0);
}

} // namespace

JoinTable::JoinTable(const Pool &pool, Process process)
{
    std::vector<std::vector<JoinEnd>> ends; // by zone; none if it is never drawn
    int portals = 0;
    for (const PoolZone &zone : pool.zones) {
        std::vector<JoinEnd> &ofZone = ends.emplace_back();
        m_firstPortal.push_back(portals);
        portals += zone.portalCount();
        if (!zone.canBeDrawn())
            continue;
        const ZoneWays ways = waysOf(zone, process);
        ofZone.reserve(static_cast<std::size_t>(zone.portalCount()));
        for (int portal = 0; portal < zone.portalCount(); ++portal)
            ofZone.push_back(endOf(ways, portal));
    }
    const auto count = static_cast<std::size_t>(portals);
    m_isPossible.assign(count == 0 ? 0 : count * (count - 1) / 2, 0);
    for (std::size_t other = 0; other < ends.size(); ++other) {
        for (std::size_t zone = 0; zone < other; ++zone) {
            for (std::size_t from = 0; from < ends[zone].size(); ++from) {
                for (std::size_t to = 0; to < ends[other].size(); ++to) {
                    const JoinEnd &a = ends[zone][from];
                    const JoinEnd &b = ends[other][to];
                    if (!canBeMade(a, b) || !leavesGems(a, b) || !leavesGems(b, a))
                        continue;
                    m_isPossible[at(m_firstPortal[zone] + static_cast<int>(from),
                        m_firstPortal[other] + static_cast<int>(to))]
                        = 1;
                    ++m_possible;
                }
            }
        }
    }
}

} // namespace boardwright::worlds
