// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "ui/editing/values/objective_columns.h"

namespace boardwright {

/// A name that can stand in a column of names, and how many goals have it there.
struct NameCount {
    QString name;
    int goals = 0;
    bool isDeclared = false; ///< in the limits, or among the tags; icons need no declaration

    friend bool operator==(const NameCount &, const NameCount &) = default;
};

/// All names that a set declares for or uses in a column of categories, tags or icons: by falling
/// count, then by name. Linear; for when an editor opens.
QList<NameCount> nameCounts(const GoalSet &set, ObjectiveColumn column);

/// Those that a person may mean by `typed`, in any case: first those that begin with it, then those
/// that hold it elsewhere.
QList<NameCount> namesMeant(const QList<NameCount> &names, const QString &typed);

} // namespace boardwright
