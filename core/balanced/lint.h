// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QList>

namespace boardwright {

/// What is wrong with a set for balanced boards of a mode. Errors: AllTimesMissing,
/// TooFewObjectives, DifficultyWithoutGoals, MaximumSynergyNegative, OffsetsCrossed; with one of
/// them no board of the mode can be made. Warnings: GoalTimeMissing, GoalNeverRead, GoalIdTwice,
/// RowTypeWithoutThreshold, FilterNotUnderstood. Pure.
QList<Problem> lintBalanced(const GoalSet &set, BalancedMode mode);

} // namespace boardwright
