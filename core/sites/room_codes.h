// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"

namespace boardwright {

/// The codes of boards that sites make for their rooms, whichever the site, with the arguments for
/// their words.
enum class RoomCode : std::uint16_t {
    // Why a site makes no board.
    NotARoomSeed = 10 * codesPerBlock, ///< text
    SiteHasTooFewGoals, ///< cells

    // Findings about a board.
    TypesShared, ///< clash
    GoalRepeated, ///< 1-based number of the cell that has the goal, too

    // Findings of the checkers: each is a bug in the generator.
    SiteGoalUnknown, ///< 1-based number of the cell
    SiteTiersWrong, ///< no arguments
    SiteClashWrong, ///< 1-based number of the cell, another goal for it that clashes less
    SiteGoalTwice, ///< goal

    // Filters of a funnel: what the site had before it for a cell.
    ListFilter,
    TierFilter,
    LookedFilter,
    GoalUsedFilter,
    FirstTypeFilter,
    ClashFilter,
    CellFilter,
    BarredFilter,
    LeastClashFilter,
    KeptFilter,
    CategoryFilter,
    PickFilter,
};

constexpr Code toCode(RoomCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock roomCodes{
    .first = 10 * codesPerBlock, .keys = codeKeys<RoomCode, 10 * codesPerBlock>};

} // namespace boardwright
