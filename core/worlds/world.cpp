// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/world.h"

namespace boardwright::worlds {

void World::clear()
{
    zones.clear();
    joined.assign(1, notJoined);
    zoneOf.assign(1, -1);
    gems = 0;
}

int World::add(const Pool &pool, int zone)
{
    const PoolZone &added = pool.zones[static_cast<std::size_t>(zone)];
    const auto index = static_cast<int>(zones.size());
    zones.push_back(
        {.zone = zone, .firstPortal = static_cast<Portal>(joined.size()), .firstGem = gems});
    joined.resize(joined.size() + static_cast<std::size_t>(added.portals.size()), notJoined);
    zoneOf.resize(joined.size(), index);
    gems += static_cast<int>(added.gems.size());
    return index;
}

std::vector<Portal> World::freePortals() const
{
    std::vector<Portal> free;
    for (std::size_t portal = 0; portal < joined.size(); ++portal) {
        if (joined[portal] == notJoined)
            free.push_back(static_cast<Portal>(portal));
    }
    return free;
}

} // namespace boardwright::worlds
