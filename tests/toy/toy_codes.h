// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"
#include "core/board/trace.h"

namespace boardwright {

/// Far from the blocks of Boardwright's own generators.
inline constexpr std::uint16_t firstToyCode = 100 * codesPerBlock;

/// The codes of the toy, with the arguments for their words.
enum class ToyCode : std::uint16_t {
    TooFewRooms = firstToyCode, ///< rooms there are, rooms needed
    MadeAtTheParty, ///< rooms, goals
    RoomTwice, ///< 1-based number of the site
    GuestFilter, ///< a filter: goals that are not guests of another room
};

constexpr Code toCode(ToyCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock toyCodes{.first = firstToyCode, .keys = codeKeys<ToyCode, firstToyCode>};

inline constexpr std::uint8_t firstToyStage = 7 * stagesPerBlock;

/// The stages of the toy, beside Stage::Join and Stage::Part.
enum class ToyStage : std::uint8_t {
    Party = firstToyStage, ///< the walk through the rooms
};

constexpr Stage toStage(ToyStage stage)
{
    return static_cast<Stage>(stage);
}

inline constexpr StageBlock toyStages{
    .first = firstToyStage, .keys = stageKeys<ToyStage, firstToyStage>};

} // namespace boardwright
