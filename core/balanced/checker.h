// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright {

/// Checks a balanced board by an independent implementation of the rules: WrongShape, CellEmpty,
/// UnknownObjective, ObjectiveDisabled, IdTwice, TimeOutsideWindow, LineSynergyOutside,
/// PairTooMuch. Shares no code with the generator: it uses categories by name and sums in any
/// order, so a violation that rounding alone could explain is not reported. Takes the square from
/// the seed recorded in the board; without one, times are not checked. Pure; any thread.
std::vector<Finding> checkBalanced(const GoalSet &set, BalancedMode mode, const Result &result);

} // namespace boardwright
