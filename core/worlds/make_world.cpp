// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/make_world.h"

namespace boardwright::worlds {

Making makeWorld(WorldMaker &maker, const Options &options, const Draws &draws, Watch &watch,
    std::vector<Stride> &walk, int &attempts)
{
    walk.clear();
    attempts = 0;
    Found found = Found::No;
    while (found != Found::Yes) {
        if (watch.stopRequested())
            return Making::Stopped;
        if (attempts == options.attempts)
            return Making::NoneWon;
        ++attempts;
        Steps steps(&watch);
        Steps winning(&watch, options.winningSteps);
        if (maker.make(options.process, options.gems, draws, attempts, steps))
            found = maker.paths().canBeWon(winning);
    }
    Steps walking(&watch, options.walkingSteps);
    if (maker.paths().shortest(walk, walking) == Found::Yes)
        return Making::Won;
    return watch.stopRequested() ? Making::Stopped : Making::WalkTooLong;
}

} // namespace boardwright::worlds
