// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/settings.h"
#include "core/goalset/goalset.h"
#include "core/sculpted/puzzle.h"
#include "core/sculpted/tier_table.h"

#include <QStringList>

#include <functional>
#include <stop_token>

namespace boardwright::sculpted {

/// How a tier is tuned.
struct AutotuneOptions {
    PuzzleOptions puzzles{};
    bool keepsPublished = false; ///< published numbers stay
    bool turnsMechanics = false; ///< how often boards have fog and warps, too
    /// As the source describes it: the three metrics are all that is wanted, and how often boards
    /// have fog and warps is turned with the rest.
    bool asPublished = false;
    int shapes = 0; ///< different ones that the tier must have (hasShapes()); 0: any number
};

/// What is tuned: the arguments of tunePlanOf() and keep() (core/tune/plan.h).
struct AutotunePlan {
    GoalSet set; ///< withTargetsOf() the tier
    Settings settings;
    QStringList allowed; ///< keys of tunables that are rules
    QStringList kept; ///< keys of tunables that stay
    /// TunePlan::allows
    std::function<bool(const GoalSet &, const std::stop_token &)> allows{};
};

/// The set with the bands of a tier as its only targets, so that a tuner brings the tier's puzzles
/// into them. The fork depth counts twice. Source: seeds 4. Unless this is done as published, one
/// more target keeps the topologies of a puzzle few (fewTopologies): gates that hardly any topology
/// passes bring the rest into any band, but leave seeds without a puzzle.
GoalSet withTargetsOf(GoalSet set, Level level, bool asPublished = false);

AutotunePlan autotunePlanOf(GoalSet set, Level level, const AutotuneOptions &options);

} // namespace boardwright::sculpted
