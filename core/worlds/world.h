// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/pool.h"

#include <vector>

namespace boardwright::worlds {

/// A portal of a world: 0 is the start's, the others are those of its zones, zone by zone.
using Portal = int;

inline constexpr Portal startPortal = 0;
inline constexpr Portal notJoined = -1;

/// A zone in a world.
struct DrawnZone {
    int zone = 0; ///< index in the pool
    Portal firstPortal = 0;
    int firstGem = 0; ///< bit, among the gems of the world
};

/// Zones of a pool, joined at their portals. Reused from world to world.
struct World {
    std::vector<DrawnZone> zones;
    /// By portal: what it is joined to; itself: it leads back; notJoined: nothing yet.
    std::vector<Portal> joined;
    std::vector<int> zoneOf; ///< by portal: index in `zones`; -1: the start
    int gems = 0; ///< of all zones

    /// Removes all zones; the start remains.
    void clear();

    /// Adds a zone, joined to nothing; returns its index.
    int add(const Pool &pool, int zone);

    void join(Portal a, Portal b)
    {
        joined[static_cast<std::size_t>(a)] = b;
        joined[static_cast<std::size_t>(b)] = a;
    }

    bool isFree(Portal portal) const
    {
        return joined[static_cast<std::size_t>(portal)] == notJoined;
    }

    /// The portals that are joined to nothing yet, in order.
    std::vector<Portal> freePortals() const;

    Gems allGems() const { return (Gems{1} << gems) - 1; }
};

} // namespace boardwright::worlds
