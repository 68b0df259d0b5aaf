// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/exclusion.h"
#include "core/goalset/goalset.h"

namespace boardwright {

/// Gives the set exclusion groups; the n-th allows most[n] goals.
inline void addGroups(GoalSet &set, const QList<int> &most)
{
    using namespace Qt::StringLiterals;
    QList<TableRow> groups;
    for (const int number : most) {
        TableRow group;
        group.id = set.nextRow();
        setValue(group.values, exclusion::name, u"group %1"_s.arg(groups.size() + 1));
        setValue(group.values, exclusion::most, qint64{number});
        groups.append(group);
    }
    set.tables.insert(exclusion::groups.key, groups);
}

/// Adds a goal to a group; both 0-based.
inline void join(GoalSet &set, qsizetype goal, qsizetype group)
{
    FieldValues &values = set.objectives[goal].extension[exclusion::membership.key];
    QList<RowId> groups = rowsOf(values, exclusion::memberOf);
    groups.append(set.tables[exclusion::groups.key].at(group).id);
    setValue(values, exclusion::memberOf, groups);
}

} // namespace boardwright
