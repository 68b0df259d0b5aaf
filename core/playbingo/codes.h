// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"

namespace boardwright {

/// The codes of boards of PlayBingo, with the arguments for their words; those of other sites, too,
/// are in core/sites/room_codes.h.
enum class PlayBingoCode : std::uint16_t {
    // Why the site makes no board.
    NoGoalForCell = 11 * codesPerBlock, ///< 1-based row and column

    // Problems of a set.
    LayoutWithoutCells, ///< no arguments
    LayoutTooLarge, ///< cells, most that are made
    LayoutNotWhole, ///< cells, columns
    FewerGoalsThanCells, ///< goals that pass the filters, cells
    DifficultyTooRare, ///< difficulty, goals that have it, cells for them
    FewGoalSets, ///< how many different sets of goals boards have

    // Why a file is no list of the site.
    ListLacks, ///< what is missing
    ListSaysUnknown, ///< a word

    // Findings of the checker: each is a bug in the generator.
    CellAgainstLayout, ///< 1-based number of the cell
    CategoryAboveMaximum, ///< category
};

constexpr Code toCode(PlayBingoCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock playBingoCodes{
    .first = 11 * codesPerBlock, .keys = codeKeys<PlayBingoCode, 11 * codesPerBlock>};

} // namespace boardwright
