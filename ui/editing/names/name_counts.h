// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "ui/editing/values/objective_columns.h"

namespace boardwright {

/// A name for a column of names, and the number of goals that have it there.
struct NameCount {
    QString name;
    int goals = 0;
    bool isDeclared = false; ///< has a limit or is in the list of tags; icons need no declaration

    friend bool operator==(const NameCount &, const NameCount &) = default;
};

/// All names that a set declares or uses in a column of categories, tags or icons: by descending
/// count, then by name. Linear; called when an editor opens.
QList<NameCount> nameCounts(const GoalSet &set, ObjectiveColumn column);

/// The names that match `typed`, ignoring case: first those that start with it, then those that
/// contain it.
QList<NameCount> namesMeant(const QList<NameCount> &names, const QString &typed);

} // namespace boardwright
