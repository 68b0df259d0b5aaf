// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/arranging.h"
#include "core/constrained/attempts.h"

namespace boardwright {

/// The most entries that a board has in Result::made.
inline constexpr std::size_t mostProvenance = 6;

/// Writes Result::made: the stage that completed the board and its effort, whether phases were
/// skipped, constrained mode with its reasons if the search used it, modifiers,
/// and what the placement rules gained.
void writeProvenance(const CompiledSet &set, const AttemptsReport &report, const Effort &effort,
    const Arranged &arranged, Result &into);

} // namespace boardwright
