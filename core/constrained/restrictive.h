// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"

namespace boardwright {

/// How restrictive a compiled set is, from its caps, goals and modifiers; Restrictive itself is not
/// read. Only categories with a limit count. A line category caps at 1 if it does in more than half
/// of the lines; a board category is tight if it allows no more cells than a limit of
/// constants::tightPercent would, or than constants::tightCells. Limits that modifiers switch off
/// are not looked at: their numbers are 0.
Restrictive restrictiveOf(const CompiledSet &set);

} // namespace boardwright
