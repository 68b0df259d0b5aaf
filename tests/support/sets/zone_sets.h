// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/pool.h"

namespace boardwright {

/// Adds zones of three portals, every other one with two gems. Each has a claim from any portal to
/// any other that takes all its gems, and a small board.
inline void addZones(GoalSet &set, int count)
{
    using namespace worlds;
    const QStringList portals{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    for (int i = 0; i < count; ++i) {
        const QStringList gems = i % 2 == 0
            ? QStringList()
            : QStringList{QStringLiteral("ruby"), QStringLiteral("pearl")};
        TableRow zone{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(zone.values, columns::zoneName, QStringLiteral("zone %1").arg(i + 1));
        setValue(zone.values, columns::portals, portals);
        setValue(zone.values, columns::gems, gems);
        setValue(zone.values, columns::board, QStringLiteral("size=3x3"));
        set.tables[zoneTable.key] << zone;
        for (const QString &from : portals) {
            for (const QString &to : portals) {
                if (from == to)
                    continue;
                TableRow claim{.id = set.nextRow(), .values = {}, .verbatim = {}};
                setValue(claim.values, columns::zone, QList<RowId>{zone.id});
                setValue(claim.values, columns::from, from);
                setValue(claim.values, columns::to, to);
                setValue(claim.values, columns::taken, gems);
                set.tables[claimTable.key] << claim;
            }
        }
    }
}

} // namespace boardwright
