// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"

namespace boardwright {

/// The codes of the constrained generator, with the arguments for their words.
enum class ConstrainedCode : std::uint16_t {
    // Problems of a goal set for a mode and size (lint.h).
    NeverOnBoard = 2 * codesPerBlock, ///< cells; all forced positions are outside
    NeverInZones, ///< zones of the goal (bits of Zone), 1: among its forced positions, 0: anywhere
    DedicatedModeUnknown, ///< game mode that the set is dedicated to, known modes joined by ", "
    DedicatedSizeUnknown, ///< game mode, size that it does not have
    TooManyBlanks, ///< cells to stay empty, cells
    NoCentreIgnored, ///< no arguments; the board has no centre
    ProgressionIgnored, ///< label of the mode (context boardwright::Fields), goals that list zones

    // Findings about a board, or why there is none.
    GoalsPulledBack, ///< how many
    NoCandidate, ///< position of a cell that no goal may be placed on
    PoolTooSmall, ///< cells left empty, copies that can be placed, cells
    NoGoalFits, ///< cells left empty although supply suffices
    ForcedGoalTaken, ///< position of its cell: limits keep it out, but no cell may stay empty

    // How a board was made (Result::made).
    MadeByGreedy, ///< attempt from 1, most attempts
    MadeBySearch, ///< attempt, phase (1-based), 1: from a clean slate, nodes used, nodes allowed
    MadeByRelaxation, ///< attempt, cells it filled, search phases, nodes used, nodes allowed
    MadeInPart, ///< attempts, search phases of the last, nodes used; some cell is empty
    SearchStoppedEarly, ///< phases begun, phases allowed, 1: all was tried, 0: hardly any progress
    ConstrainedByLines, ///< line categories that cap at 1, all, percent of goals in them
    ConstrainedByBoard, ///< tight board categories, board categories, percent of goals in them
    MadeWithModifiers, ///< modifiers that are on, 1: all that the mode has ("chaos")
    MadeArranged, ///< happiness before and after goals were exchanged

    // Filters of a funnel (board/trace.h), in the order they are applied after
    // PoolFilter. Beside each: what passes.
    TagFilter, ///< goals whose tag is not on the board
    ProgressionFilter, ///< goals of a zone of the cell
    BoardCategoryFilter, ///< goals whose board categories have capacity
    IndividualLimitFilter, ///< goals with a copy left
    RangeFilter, ///< goals with a value left
    LineCategoryFilter, ///< goals with line capacity that are in no line of the cell
};

constexpr Code toCode(ConstrainedCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock constrainedCodes{
    .first = 2 * codesPerBlock, .keys = codeKeys<ConstrainedCode, 2 * codesPerBlock>};

} // namespace boardwright
