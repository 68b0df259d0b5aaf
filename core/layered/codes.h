// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"

namespace boardwright {

/// The codes of the layered generator, with the arguments for their words.
enum class LayeredCode : std::uint16_t {
    // Problems of a set.
    NoPieces = 3 * codesPerBlock, ///< no arguments
    MorePiecesThanCells, ///< pieces, cells
    KindMissing, ///< no arguments
    ListNotNumbers, ///< text

    // How a board was made.
    MadeInLayers, ///< layers, score, highest possible score
    RuleUnmet, ///< 1-based number of the rule, pieces that do not meet it

    // Findings of the checker: each is a bug in the generator.
    PieceCountWrong, ///< kind and name, pieces on the board, pieces in the set
    StrangerOnBoard, ///< 1-based number of the site
};

constexpr Code toCode(LayeredCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock layeredCodes{
    .first = 3 * codesPerBlock, .keys = codeKeys<LayeredCode, 3 * codesPerBlock>};

} // namespace boardwright
