// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"

namespace boardwright {

/// The codes of the balanced generator, with the arguments for their words.
enum class BalancedCode : std::uint16_t {
    // Goal lists (goal_list_json.h, goal_sheet_csv.h).
    NotAGoalList = codesPerBlock, ///< the key that is missing
    ListNotCombined, ///< no arguments
    ListBucketMissing, ///< list, difficulty
    ListBucketUnread, ///< list, difficulty that no cell has, number of goals with it
    SheetColumnMissing, ///< column
    SheetNotANumber, ///< column, what was found

    // Problems of a goal set for balanced boards (lint.h).
    GoalTimeMissing, ///< no arguments
    AllTimesMissing, ///< no arguments; no goal of the set has a time
    GoalIdTwice, ///< id, 1-based number of the earlier row
    GoalNeverRead, ///< difficulty that no cell has
    DifficultyWithoutGoals, ///< difficulty, lowest and highest minutes as text
    MaximumSynergyNegative, ///< minutes as text
    OffsetsCrossed, ///< initial and maximum minutes as text
    RowTypeWithoutThreshold, ///< category, goals that have it
    FilterNotUnderstood, ///< category, filter

    // How a board was made, or why not.
    MadeByAttempts, ///< attempts made, attempts allowed, candidates tried, number of the seed
    SeedIsText, ///< the number that the text is mapped to
    NoAttemptSucceeded, ///< attempts
    AttemptStuck, ///< of the last attempt: position, difficulty, lowest and highest minutes as text

    // Findings of the checker: each is a bug in the generator.
    TimeOutsideWindow, ///< position, time, lowest and highest minutes as text
    IdTwice, ///< id
    LineSynergyOutside, ///< line kind, line number from 1, synergy, lowest, highest as text
    PairTooMuch, ///< position, other position

    // Filters of a funnel (board/trace.h), in the order they are applied. Beside each: what passes.
    TimeFilter, ///< goals within the cell's time window
    UnusedFilter, ///< goals whose id is not on the board
    ConflictFilter, ///< goals without too much synergy with a goal on the board
    LineSynergyFilter, ///< goals that keep the synergy of every line within bounds
};

constexpr Code toCode(BalancedCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock balancedCodes{
    .first = codesPerBlock, .keys = codeKeys<BalancedCode, codesPerBlock>};

} // namespace boardwright
