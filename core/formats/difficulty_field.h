// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

namespace boardwright {

/// The field beside each objective that says how hard it is, in the tiers 1 to 25 of classic lists.
/// A generator declares it.
struct DifficultyField {
    const Section *section = nullptr;
    const Field *field = nullptr; ///< Integer; values below lowestTier: unknown
};

inline constexpr int lowestTier = 1;
inline constexpr int highestTier = 25;

/// Defined in generator/format_registry.cpp.
DifficultyField difficultyField();

} // namespace boardwright
