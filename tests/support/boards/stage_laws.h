// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/effort.h"
#include "tests/support/boards/stages_ran.h"

#include <QString>

#include <vector>

namespace boardwright {

/// The first law about the order of stages that a board breaks, in words; empty if it breaks none.
/// Each attempt has its forced and its greedy stage. Search, relaxation and another attempt happen
/// only while cells are open, and the fullest board is restored only after the last attempt.
QString wrongOrder(const std::vector<StageRan> &stages);

/// The first law about the actions of stages that a board breaks, in words; empty if it breaks
/// none. A failed search leaves the board as it was, other stages never remove a goal, only
/// relaxation exceeds limits, and the result counts the placements of the attempt that made the
/// board.
QString wrongDeeds(const std::vector<StageRan> &stages, const Trace &trace, const Effort &effort);

} // namespace boardwright
