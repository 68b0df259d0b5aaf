// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/lab/seed_ranges.h"

#include <algorithm>

namespace boardwright {

// The seeds that a tuner makes boards of, and those of the trial afterwards, which are others.
// Where a site's rooms draw the seeds (Info::lastRoomSeed), a tuner has the first half of them, and
// begins again at their end; a trial has the second.

/// The first of the seeds of trials, unless there are rooms.
inline constexpr qint64 firstTrialSeed = 10'000'000'001;

/// The seed of a tuner's board. `number`: from 1.
inline qint64 tunedSeed(const Info &info, qint64 number)
{
    const qint64 half = info.lastRoomSeed / 2;
    return half > 0 ? (number - 1) % half + 1 : number;
}

/// So many seeds of a trial; fewer if the rooms have fewer.
inline SeedRange trialRange(const Info &info, qint64 count)
{
    const qint64 half = info.lastRoomSeed / 2;
    return half > 0 ? SeedRange{.first = half + 1, .last = half + std::min(count, half)}
                    : SeedRange{.first = firstTrialSeed, .last = firstTrialSeed + count - 1};
}

} // namespace boardwright
