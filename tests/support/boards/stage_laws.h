// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/boards/stages_ran.h"

#include <QString>

#include <vector>

namespace boardwright {

/// Which law of their order the stages of a board break first, in words; empty where they keep all:
/// each attempt has its forced and its greedy stage; search, relaxation and another attempt come
/// only where cells are open still, and the fullest board comes back only after the last attempt.
QString wrongOrder(const std::vector<StageRan> &stages);

/// Which law of what stages do they break first: a search in vain leaves the board as it was, the
/// others never take anything back, only the last resort breaks limits, and the result counts what
/// the attempt that counts has placed.
QString wrongDeeds(const std::vector<StageRan> &stages, const Trace &trace, const Effort &effort);

} // namespace boardwright
