// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/watch.h"
#include "core/worlds/parameters.h"
#include "core/worlds/processes.h"

#include <cstdint>
#include <vector>

namespace boardwright::worlds {

/// How the making of a world ended.
enum class Making : std::uint8_t {
    Won, ///< the world can be won, and a shortest walk that does it was found
    NoneWon, ///< none of the attempts can be won
    WalkTooLong, ///< a world can be won, but the search for a shortest walk gave up
    Stopped, ///< `watch` asked for it
};

/// Makes worlds, one an attempt, until one can be won, and finds a shortest walk that wins it. The
/// world is then in `maker`. A pure function of the pool, `options` and the seed of `draws`.
/// `walk`: empty unless the world was won. `attempts`: worlds made for it, from 1. `watch` is
/// polled before each attempt, and after so many Steps.
Making makeWorld(WorldMaker &maker, const Options &options, const Draws &draws, Watch &watch,
    std::vector<Stride> &walk, int &attempts);

} // namespace boardwright::worlds
