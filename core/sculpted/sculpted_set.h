// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/sculpted/parameters.h"
#include "core/sculpted/puzzle.h"

namespace boardwright::sculpted {

/// A set prepared for sculpted boards of some settings.
struct SculptedSet final : Compiled {
    SculptedSet(const GoalSet &set, const Settings &settings)
        : options(optionsOf(settings))
        , tier(tierOf(set, options.level))
    {
        if (options.hasGoals)
            goals = set;
    }

    PuzzleOptions puzzleOptions() const
    {
        return {.routing = options.routing, .depth = options.depth};
    }

    Options options;
    Tier tier;
    GoalSet goals; ///< what is put on boards; without objectives: nothing
};

/// One thread's memory.
struct SculptedScratch final : Scratch {
    Puzzle puzzle; ///< the one made last
};

} // namespace boardwright::sculpted
