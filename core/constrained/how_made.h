// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/attempts.h"

namespace boardwright {

/// No board has more to tell of how it was made.
inline constexpr std::size_t mostMade = 5;

/// Writes Result::made: which stage finished the board and with what effort, that phases were
/// skipped, constrained mode with its reasons where the search used it, modifiers.
void tellHowMade(const CompiledSet &set, const AttemptsReport &report, Result &into);

} // namespace boardwright
