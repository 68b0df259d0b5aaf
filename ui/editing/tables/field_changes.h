// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QString>

#include <vector>

namespace boardwright {

/// One value of a set that differs in another version of it, as people read it.
struct FieldChange {
    QString row; ///< a goal, a row of a table, a category; empty: the set itself
    QString field;
    QString before; ///< empty: nothing
    QString after;
};

/// What differs between two versions of a set, in the order of its goals, limits and sections: the
/// values of rows that both have, and the limits of categories. Rows that only one of them has are
/// left out.
std::vector<FieldChange> fieldChanges(const GoalSet &before, const GoalSet &after);

} // namespace boardwright
