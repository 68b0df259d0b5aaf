// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"

namespace boardwright {

/// The codes of the worlds generator, with the arguments for their words.
enum class WorldsCode : std::uint16_t {
    // Problems of a pool.
    NoZones = 4 * codesPerBlock, ///< no arguments
    ZonesTooMany, ///< zones, the most that count
    ZoneWithoutPortals, ///< no arguments
    ZoneTooLarge, ///< portals or gems of a zone, the most that count
    NoZoneToStartWith, ///< no arguments
    TooFewGemZones, ///< zones with gems, gems wanted
    TooFewPlainZones, ///< plain zones, how many the process takes
    ClaimWithoutZone, ///< no arguments
    PortalUnknown, ///< portal, zone
    GemUnknown, ///< gem, zone
    GemNeverTaken, ///< gem
    PortalNeverUsed, ///< portal
    StateNeverGiven, ///< state
    StatesTooMany, ///< states, the most that count
    BoardSettingUnknown, ///< what is no setting of a board
    GemNoGoal, ///< gem

    // How a world was made, or why it was not.
    MadeOfZones, ///< zones, attempts, claims of the shortest walk that wins it
    ZonesWithoutBoard, ///< zones of the world of whose goals no board could be made, all zones
    NoWorldWon, ///< attempts
    WalkTooLong, ///< zones

    // Findings of the checker: each but the last is a bug in the generator.
    StrangerInWorld, ///< 1-based number of the site
    PortalJoinedWrongly, ///< zone, portal, how many joins it has
    WorldNotWon, ///< gems that cannot be taken on the way back to the start
    WorldNotVerified, ///< steps: no bug, but nobody knows whether it can be won
};

constexpr Code toCode(WorldsCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock worldsCodes{
    .first = 4 * codesPerBlock, .keys = codeKeys<WorldsCode, 4 * codesPerBlock>};

} // namespace boardwright
