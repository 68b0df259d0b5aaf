// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/goalset/value.h"

#include <QList>
#include <QString>

namespace boardwright {

/// A goal as input of the generator. If a category repeats within `types`, `subtypes` or
/// `rowTypes`, its last number counts, at the position of its first.
struct BalancedGoal {
    QString id; ///< goals with the same id never appear on one board
    double time = 0; ///< minutes
    double weight = 0; ///< goals with a higher weight tend to be tried earlier
    QList<NamedNumber> types; ///< synergy with other goals, in minutes by category
    QList<NamedNumber> subtypes; ///< as types; count only if a goal has a type of the category
    /// Costs in minutes, by category. A full line whose goals all have a cost of the category saves
    /// the threshold (BalancedGoals::rowTypes) minus their sum, if the sum is lower; where the
    /// threshold is negative, it loses that difference.
    QList<NamedNumber> rowTypes;
    RowId row = RowId::none; ///< the objective it comes from, if any
    int rowIndex = 0; ///< index of that objective in the set, from 0

    friend bool operator==(const BalancedGoal &, const BalancedGoal &) = default;
};

/// A filter as spelled in a list; see synergyFilterOf().
struct NamedFilter {
    QString category;
    QString text;

    friend bool operator==(const NamedFilter &, const NamedFilter &) = default;
};

/// Everything that a list contributes to boards: its goals of difficulties 1 to 25, in that order.
struct BalancedGoals {
    QList<BalancedGoal> goals;
    QList<NamedNumber> rowTypes; ///< thresholds in minutes, by category
    QList<NamedFilter> filters;

    friend bool operator==(const BalancedGoals &, const BalancedGoals &) = default;
};

} // namespace boardwright
