// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace boardwright {

/// What the value of a key is, beside the text, in a goal of another program.
enum class GoalKey : std::uint8_t {
    Unknown,
    Types,
    Type, ///< a common slip for "types"
    Tier,
    Tooltip,
    Range,
    Weighting,
    Tag,
    Progression,
    Least, ///< of a range
    Most,
    Variants, ///< values, perhaps each with a tier
    Excludes,
    Japanese,
    Translation,
};

/// That of a key in any case. Unknown ones may still title a column of tables (column_titles.h).
GoalKey goalKeyOf(const QString &key);

} // namespace boardwright
