// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/yield.h"

#include "core/worlds/make_world.h"

namespace boardwright::worlds {

Yield yieldOf(WorldMaker &maker, Process process, int gems, const Draws &draws, int first,
    int count, const std::stop_token &stop)
{
    Watch watch(stop);
    Yield yield;
    for (int i = 0; i < count && !watch.stopRequested(); ++i) {
        Steps steps(&watch);
        Steps winning(&watch, mostWinningSteps);
        const bool isWon = maker.make(process, gems, draws, first + i, steps)
            && maker.paths().canBeWon(winning) == Found::Yes;
        if (watch.stopRequested())
            break; // the last one was not decided
        ++yield.made;
        yield.won += isWon ? 1 : 0;
    }
    return yield;
}

int mostGemsOf(const Pool &pool)
{
    int gems = 0;
    for (const PoolZone &zone : pool.zones)
        gems += zone.canBeDrawn() ? static_cast<int>(zone.gems.size()) : 0;
    return gems;
}

} // namespace boardwright::worlds
