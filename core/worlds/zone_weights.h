// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/curation.h"
#include "core/worlds/parameters.h"
#include "core/worlds/pool.h"

#include <stop_token>
#include <vector>

namespace boardwright::worlds {

/// How many worlds the search for weights makes, in rounds.
struct WeightEffort {
    int rounds = 40;
    int worlds = 400; ///< in each round
};

/// Weights of zones (PoolZone::weight), by index in the pool, with which the worlds that can be won
/// have each zone with gems about equally often, and each plain one. Zones that cannot be drawn
/// keep their weight; those that the process never takes nearly do. The weights of a kind are
/// whole, at least 1, at most mostWeight, and their mean is fullWeight or, where the largest would
/// be too large, less. Empty if stopped.
///
/// Stochastic approximation (Robbins and Monro, "A stochastic approximation method", 1951) of the
/// logarithms: after each round, a zone that appeared too often loses weight, in ever smaller
/// steps. The answer is the mean over the later half of the rounds (Polyak and Juditsky, 1992). A
/// pure function of the pool, `options` and `effort`, on `threads` threads.
std::vector<int> evenZoneWeights(Pool pool, const Options &options, const WeightEffort &effort,
    int threads, const std::stop_token &stop = {}, const CandidateProgress &progress = {});

} // namespace boardwright::worlds
