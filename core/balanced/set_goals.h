// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/balanced_goals.h"
#include "core/balanced/profile.h"
#include "core/goalset/goalset.h"

#include <optional>

namespace boardwright {

/// The data of an objective for balanced boards, with every number clamped to its field.
struct BalancedRow {
    QString id; ///< from the field, or derived from the text that the goal draws from
    bool isShort = false;
    std::optional<double> time; ///< minutes; nothing: the goal is never on a board
    double skill = 0;
    double weight = 0;
    std::optional<int> difficulty; ///< nothing: determined by the time
    QList<NamedNumber> types;
    QList<NamedNumber> subtypes;
    QList<NamedNumber> rowTypes;
};

BalancedRow balancedRowOf(const Objective &objective);

/// Whether boards of this mode use the set's short list: the mode asks for it, and it has a goal.
bool takesShortList(const GoalSet &set, BalancedMode mode);

/// The goals for boards of a mode, in the order of the set: enabled, of its list, with a time, and
/// not of a difficulty that no cell has.
BalancedGoals goalsOf(const GoalSet &set, BalancedMode mode);

} // namespace boardwright
