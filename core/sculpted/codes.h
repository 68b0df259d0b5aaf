// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"
#include "core/board/trace.h"

namespace boardwright {

/// The codes of the sculpted generator, with the arguments for their words.
enum class SculptedCode : std::uint16_t {
    // Problems of tiers.
    TierTwice = 5 * codesPerBlock, ///< no arguments
    TierSizesCrossed, ///< smallest size, largest size
    TierBandCrossed, ///< its first number, its last, as texts
    TierWeightsZero, ///< no arguments
    TierTargetBelowGate, ///< the end of the target, the gate, as texts
    TierWarpTooLong, ///< span, the longest that the smallest size has room for
    TierWallsLeaveNothing, ///< no arguments

    // How a board was made, or why it was not.
    RouteFound, ///< topologies, starts of the last one
    MechanicGivenUp, ///< topologies tried with it
    NoTopologyPassed, ///< topologies, those without a route, those below the gates

    // Findings of the checker: each is a bug in the generator.
    SculptureInParts, ///< cells reached, cells
    RouteIncomplete, ///< cells visited, cells
    RouteJumps, ///< 1-based step
    SculptureWrongSize, ///< cells
};

constexpr Code toCode(SculptedCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock sculptedCodes{
    .first = 5 * codesPerBlock, .keys = codeKeys<SculptedCode, 5 * codesPerBlock>};

/// The stages of the sculpted generator.
enum class SculptedStage : std::uint8_t {
    Sculpt = 2 * stagesPerBlock, ///< walls and warps
    Route, ///< cell by cell
};

constexpr Stage toStage(SculptedStage stage)
{
    return static_cast<Stage>(stage);
}

inline constexpr StageBlock sculptedStages{
    .first = 2 * stagesPerBlock, .keys = stageKeys<SculptedStage, 2 * stagesPerBlock>};

} // namespace boardwright
