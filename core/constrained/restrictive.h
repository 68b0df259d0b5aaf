// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"

namespace boardwright {

/// How restrictive a compiled set is, derived from caps, goals and modifiers; does not read
/// Restrictive itself. Only categories with a limit count. A line category caps at 1 if it does so
/// in more than half of the lines. A board category is tight if it allows at most
/// constants::tightCells, or at most as many cells as a limit of constants::tightPercent. The
/// numbers for limits that modifiers switch off are 0.
Restrictive restrictiveOf(const CompiledSet &set);

} // namespace boardwright
