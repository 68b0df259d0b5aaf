// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/boards/reference_boards.h"
#include "tests/support/sets/piece_sets.h"
#include "tests/support/sets/site_tiers.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/toy/toy_generator.h"

namespace boardwright {

/// With data for every generator, the toy among them.
inline GoalSet everyDataSet(int zones = 16)
{
    GoalSet set = listedSet();
    QList<TableRow> rooms = toySet(5, 3).tables.value(toy::rooms.key);
    for (TableRow &room : rooms)
        room.id = set.nextRow();
    set.tables.insert(toy::rooms.key, rooms);
    addPieces(set, 8);
    addSiteTiers(set);
    addZones(set, zones);
    return set;
}

} // namespace boardwright
