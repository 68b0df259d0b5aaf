// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"

namespace boardwright {

/// The codes of boards of Bingosync, with the arguments for their words;
/// those of other sites, too, are in core/sites/room_codes.h.
enum class BingosyncCode : std::uint16_t {
    // Why the site makes no board.
    SiteTierEmpty = 9 * codesPerBlock, ///< tier
    SiteNoGoalFits, ///< 1-based row and column
    SiteDrawsTooMuch, ///< no arguments
    SiteCopiesTooMuch, ///< no arguments
    SiteGoalUntyped, ///< goal

    // Problems of a set.
    GoalWithoutTier, ///< the highest tier of the kind
    TierOfOneGoal, ///< tier

    // Repairs of a list.
    ElementIsNoGoal, ///< no arguments
    TypesAreLetters, ///< text
    GoalsBeforeTiers, ///< goals

    // A finding of the checker: a bug in the generator.
    SiteTypeUsed, ///< 1-based number of the cell

    // Why a set cannot be written.
    NoScriptForList, ///< no arguments
};

constexpr Code toCode(BingosyncCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock bingosyncCodes{
    .first = 9 * codesPerBlock, .keys = codeKeys<BingosyncCode, 9 * codesPerBlock>};

} // namespace boardwright
