// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/world_set.h"

namespace boardwright::worlds {

WorldSet::WorldSet(const GoalSet &set, const Settings &settings)
    : goals(set)
    , options(optionsOf(settings))
    , pool(poolOf(set))
{
    const QList<TableRow> claims = set.tables.value(claimTable.key);
    for (qsizetype row = 0; row < claims.size(); ++row)
        claimRows.insert(claims.at(row).id, static_cast<int>(row));
}

} // namespace boardwright::worlds
