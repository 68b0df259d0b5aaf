// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/pool.h"

#include <array>

namespace boardwright {

/// Pools as large as a file allows, each hard in its own way.
enum class LargePool : std::uint8_t {
    Free, ///< claims from each portal to any other, which take all gems
    OneWay, ///< the same, but nobody comes back to where they entered by
    Locked, ///< gems are taken only in a state that nothing gives together with the way back
    States, ///< each claim gives one of all states, of which there are too many to search
    SomeStates, ///< the same with so few that they can all be reached
    FewZones, ///< few zones, which share all claims: thousands for each portal
};

inline constexpr std::array largePools{LargePool::Free, LargePool::OneWay, LargePool::Locked,
    LargePool::States, LargePool::SomeStates, LargePool::FewZones};

inline const char *nameOf(LargePool pool)
{
    constexpr std::array names{"free", "one way", "locked", "states", "some states", "few zones"};
    return names.at(static_cast<std::size_t>(pool));
}

/// A claim takes about 12 of the values that a file may have.
inline constexpr int mostClaimsInFile = 64'000;

inline GoalSet largePool(LargePool kind)
{
    using namespace worlds;
    const auto numbered = [](const char *name, int number) {
        return QString::fromLatin1(name) + QString::number(number);
    };
    const bool isStates
        = kind == LargePool::States || kind == LargePool::SomeStates || kind == LargePool::FewZones;
    const int zones = kind == LargePool::FewZones ? 4 : mostZones;
    const int states = kind == LargePool::SomeStates ? 12 : mostStates;
    QStringList portals;
    for (int i = 0; i < mostPortals; ++i)
        portals << numbered("p", i);
    QStringList gems;
    for (int i = 0; i < mostGems; ++i)
        gems << numbered("gem", i);
    GoalSet set;
    QList<RowId> ids;
    for (int i = 0; i < zones; ++i) {
        TableRow zone{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(zone.values, columns::zoneName, numbered("zone ", i));
        setValue(zone.values, columns::portals, portals);
        setValue(zone.values, columns::gems, i % 2 == 0 ? QStringList() : gems);
        set.tables[zoneTable.key] << zone;
        ids << zone.id;
    }
    for (int i = 0; i < mostClaimsInFile; ++i) {
        // From the first portals to any other, then from the next.
        const int zone = i % zones;
        const int way = i / zones % (mostPortals * mostPortals);
        const int from = way / mostPortals;
        const int to = way % mostPortals;
        if (kind == LargePool::OneWay && to <= from)
            continue;
        TableRow claim{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(claim.values, columns::zone, QList<RowId>{ids[zone]});
        setValue(claim.values, columns::from, portals[from]);
        setValue(claim.values, columns::to, portals[to]);
        if (zone % 2 == 1)
            setValue(claim.values, columns::taken, gems);
        if (kind == LargePool::Locked) {
            setValue(claim.values, columns::needs,
                QStringList{QString::fromLatin1(zone % 2 == 1 || from == 0 ? "!lost" : "lost")});
            setValue(claim.values, columns::gives,
                zone % 2 == 1 ? QStringList{QStringLiteral("lost")} : QStringList());
        }
        if (isStates) {
            // What each needs is given by others.
            setValue(claim.values, columns::gives, QStringList{numbered("s", i % states)});
            if (i % 3 == 0)
                setValue(claim.values, columns::needs, QStringList{numbered("!s", i / 3 % states)});
        }
        set.tables[claimTable.key] << claim;
    }
    return set;
}

} // namespace boardwright
