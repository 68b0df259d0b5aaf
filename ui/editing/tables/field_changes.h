// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/lists/set_differences.h"

#include <QString>

#include <vector>

namespace boardwright {

/// One difference between two versions of a set, as people read it.
struct FieldChange {
    QString row; ///< a goal, a row of a table, a category, a section of the set
    QString field; ///< what differs, or that the row is only in one of them
    QString before; ///< empty: nothing
    QString after;
};

/// The words for differencesOf(), one for each change. Any thread.
std::vector<FieldChange> fieldChanges(
    const GoalSet &before, const GoalSet &after, const QList<SetDifference> &changes);

/// What differs between two versions of a set, each value in words.
std::vector<FieldChange> fieldChanges(const GoalSet &before, const GoalSet &after);

} // namespace boardwright
