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

/// Where lists of other programs have more than the site's fields. Generators declare them.
struct ListFields {
    const Section *groups = nullptr; ///< Table: exclusion groups
    const Field *groupName = nullptr; ///< Text
    const Section *membership = nullptr; ///< beside each objective
    const Field *memberOf = nullptr; ///< RowRefs: rows of `groups`
    const Section *translations = nullptr; ///< beside each objective
    const Field *japanese = nullptr; ///< Text
};

// Defined in generator/format_registry.cpp.

DifficultyField difficultyField();
ListFields listFields();

} // namespace boardwright
