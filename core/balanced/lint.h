// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QList>

namespace boardwright {

/// The problems of a set for balanced boards of a mode. Errors, with which no board of the mode can
/// be made: AllTimesMissing, TooFewObjectives, DifficultyWithoutGoals, MaximumSynergyNegative,
/// OffsetsCrossed. Warnings: GoalTimeMissing, GoalNeverRead, GoalIdTwice, RowTypeWithoutThreshold,
/// FilterNotUnderstood. Pure.
QList<Problem> lintBalanced(const GoalSet &set, BalancedMode mode);

} // namespace boardwright
