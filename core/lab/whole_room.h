// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/lab/tally.h"

namespace boardwright {

/// Whether boards were counted for every seed that a room draws, and no other, so that shares are
/// no estimates.
inline bool isWholeRoom(const Tally &tally, const Info &info)
{
    const auto &ranges = tally.seeds.ranges();
    return info.lastRoomSeed > 0 && ranges.size() == 1
        && ranges.front() == SeedRange{.first = 1, .last = info.lastRoomSeed};
}

} // namespace boardwright
