// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/yield.h"

namespace boardwright::worlds {

Yield yieldOf(WorldMaker &maker, Process process, int gems, const Draws &draws, int first,
    int count, const std::stop_token &stop)
{
    Yield yield;
    for (int i = 0; i < count && !stop.stop_requested(); ++i) {
        ++yield.made;
        if (maker.make(process, gems, draws, first + i) && maker.paths().canBeWon() == Found::Yes)
            ++yield.won;
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
