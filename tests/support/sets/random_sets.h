// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"
#include "core/goalset/goalset.h"
#include "tests/support/split_mix.h"

#include <bitset>
#include <cstddef>

namespace boardwright {

/// A mode and a size, mostly small: such boards are fast to make and have tight limits. Many are
/// smaller than any size that the mode offers.
ModeSettings randomSettings(SplitMix &random);

/// A goal set with any mixture of features, for boards of these settings. Some sets have loose
/// limits, some cannot be filled, and some contain values that are invalid in a file.
GoalSet randomGoalSet(SplitMix &random, const ModeSettings &settings);

/// Special properties of an objective. A test asserts that every possible pair occurs.
enum class Trait : std::uint8_t {
    Weighted,
    OddWeighting, ///< outside 1..100
    Tagged,
    Grouped, ///< in an exclusion group
    SeveralGroups,
    Repeated, ///< individual limit above 1
    OddLimit, ///< individual limit below 1
    Ranged,
    EqualValues,
    OddValue, ///< not positive
    ProgressiveRange,
    Zoned,
    BoardCategory,
    LineCategory,
    UndeclaredCategory,
    SameCategoryTwice,
    Forced,
    ForcedOutside,
    Disabled,
    SameText, ///< as another objective
    Twin, ///< equal to another objective except for its weighting
    Count,
};

using Traits = std::bitset<static_cast<std::size_t>(Trait::Count)>;

/// The traits of one objective of `set` on boards of `cells` cells.
Traits traitsOf(const GoalSet &set, qsizetype row, int cells);

/// False if no objective can have both.
bool canMeet(Trait one, Trait other);

} // namespace boardwright
