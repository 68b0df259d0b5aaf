// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright {

/// What an independent reading of the rules says about a balanced board: WrongShape, CellEmpty,
/// UnknownObjective, ObjectiveDisabled, IdTwice, TimeOutsideWindow, LineSynergyOutside,
/// PairTooMuch. Shares no code with the generator: categories by name, sums as they come, so that
/// what rounding alone could have decided is not told. The square is that of the seed that the
/// board says it was made of; of a board that says none, times are not looked at. Pure; any thread.
std::vector<Finding> checkBalanced(const GoalSet &set, BalancedMode mode, const Result &result);

} // namespace boardwright
