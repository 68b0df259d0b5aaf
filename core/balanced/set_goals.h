// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/balanced_goals.h"
#include "core/balanced/profile.h"
#include "core/goalset/goalset.h"

#include <optional>

namespace boardwright {

/// What a set says of an objective for balanced boards, every number as its field allows it.
struct BalancedRow {
    QString id; ///< as the field says, or made of the goal
    bool isShort = false;
    std::optional<double> time; ///< minutes; nothing: the goal takes no part
    double skill = 0;
    double weight = 0;
    std::optional<int> difficulty; ///< nothing: as the time says
    QList<NamedNumber> types;
    QList<NamedNumber> subtypes;
    QList<NamedNumber> rowTypes;
};

BalancedRow balancedRowOf(const Objective &objective);

/// Whether boards of this mode are made of the set's short list: it is asked for and has a goal.
bool takesShortList(const GoalSet &set, BalancedMode mode);

/// The goals that take part in boards of a mode, in the order of the set: enabled, of its list,
/// with a time, and not of a difficulty that no cell has.
BalancedGoals goalsOf(const GoalSet &set, BalancedMode mode);

} // namespace boardwright
