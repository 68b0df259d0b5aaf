// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/fill.h"
#include "core/generator/generator.h"
#include "core/sculpted/parameters.h"
#include "core/sculpted/puzzle.h"

#include <optional>
#include <stop_token>

namespace boardwright::sculpted {

/// A set prepared for sculpted boards of some settings.
struct SculptedSet final : Compiled {
    SculptedSet(const GoalSet &set, const Settings &settings, const std::stop_token &stop)
        : options(optionsOf(settings))
        , tier(tierOf(set, options.level))
    {
        if (options.hasGoals && !set.objectives.isEmpty())
            goals.emplace(set, stop);
    }

    PuzzleOptions puzzleOptions() const
    {
        return {.routing = options.routing, .depth = options.depth};
    }

    Options options;
    Tier tier;
    std::optional<ShapeFill> goals; ///< puts them on boards; nothing: there are none
};

/// One thread's memory.
struct SculptedScratch final : Scratch {
    Puzzle puzzle; ///< the one made last
};

} // namespace boardwright::sculpted
