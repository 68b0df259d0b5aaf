// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/pool.h"
#include "tests/support/split_mix.h"

namespace boardwright {

/// A pool of invented zones, every other one with a gem. Between any two portals of a zone, and
/// from one back to itself, there is a claim in `percent` of cases; half of those in a zone with a
/// gem take it. With states, a tenth of the claims need one, and a tenth give one.
inline worlds::Pool syntheticPool(int zones, int percent, std::uint64_t seed, int states = 0)
{
    SplitMix random(seed);
    worlds::Pool pool;
    pool.hasStates = states > 0;
    const auto someState = [&]() -> worlds::States {
        return states > 0 && random.chance(10) ? worlds::States{1} << random.below(states) : 0;
    };
    for (int i = 0; i < zones; ++i) {
        const bool hasGem = i % 2 == 1;
        worlds::PoolZone zone{.row = static_cast<RowId>(i + 1),
            .name = QString::number(i + 1),
            .portals = {},
            .gems = {},
            .claims = {},
            .weight = worlds::fullWeight};
        const int portals = hasGem ? random.between(1, 4) : random.between(2, 4);
        for (int portal = 0; portal < portals; ++portal)
            zone.portals << QString::number(portal + 1);
        if (hasGem)
            zone.gems << QStringLiteral("gem");
        for (int from = 0; from < portals; ++from) {
            for (int to = 0; to < portals; ++to) {
                if (random.chance(percent))
                    zone.claims.push_back({.row = RowId::none,
                        .from = from,
                        .to = to,
                        .set = someState(),
                        .sets = someState(),
                        .gems = hasGem ? static_cast<worlds::Gems>(random.below(2)) : 0});
            }
        }
        pool.zones.push_back(zone);
    }
    return pool;
}

} // namespace boardwright
