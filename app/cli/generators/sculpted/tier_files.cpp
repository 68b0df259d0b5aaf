// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/sculpted/tier_files.h"

#include "app/cli/read_set.h"

#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

std::optional<GoalSet> readTiers(
    const QString &path, const std::vector<sculpted::Level> &levels, QTextStream &err)
{
    GoalSet set;
    set.gameName = u"Sculpted boards"_s;
    set.setName = u"Tiers"_s;
    if (!path.isEmpty()) {
        auto opened = readSet(path, err);
        if (!opened)
            return std::nullopt;
        set = std::move(opened->file.set);
    }
    for (const sculpted::Level level : levels) {
        if (sculpted::rowOfLevel(set, level) != nullptr)
            continue;
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        sculpted::writeTier(sculpted::ownTier(level), level, row.values);
        set.tables[sculpted::tierTable.key] << row;
    }
    return set;
}

} // namespace boardwright
