// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/goalset/value.h"

#include <QList>
#include <QString>

namespace boardwright {

/// A goal as the generator takes it. Of names that stand twice in one list, the last number counts,
/// at the place of the first.
struct BalancedGoal {
    QString id; ///< goals of one id never share a board
    double time = 0; ///< minutes
    double weight = 0; ///< the higher, the earlier it is tried
    QList<NamedNumber> types; ///< what it shares with others, in minutes by category
    QList<NamedNumber> subtypes; ///< likewise; only felt beside a type of the category
    QList<NamedNumber> rowTypes; ///< what a whole line may save, by category
    RowId row = RowId::none; ///< where it comes from a goal set
    int rowIndex = 0; ///< place of that row in the set

    friend bool operator==(const BalancedGoal &, const BalancedGoal &) = default;
};

/// A filter as a list spells it; see synergyFilterOf().
struct NamedFilter {
    QString category;
    QString text;

    friend bool operator==(const NamedFilter &, const NamedFilter &) = default;
};

/// All that one list brings into a board: the goals of its difficulties 1 to 25, in that order.
struct BalancedGoals {
    QList<BalancedGoal> goals;
    QList<NamedNumber> rowTypes; ///< thresholds
    QList<NamedFilter> filters;

    friend bool operator==(const BalancedGoals &, const BalancedGoals &) = default;
};

} // namespace boardwright
