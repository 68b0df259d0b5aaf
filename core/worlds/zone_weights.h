// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/curation.h"
#include "core/worlds/parameters.h"
#include "core/worlds/pool.h"
#include "core/worlds/possible_joins.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace boardwright::worlds {

/// How many worlds the search for weights makes, in rounds.
struct WeightEffort {
    int rounds = 40;
    int worlds = 400; ///< in each round
};

/// Searches for weights of zones (PoolZone::weight) with which the worlds that can be won have each
/// zone with gems about equally often, and each plain one. Zones that cannot be drawn keep their
/// weight; those that the process never takes nearly do. The weights of a kind are whole, at least
/// 1, at most mostWeight, and their mean is fullWeight or, where the largest would be too large,
/// less.
///
/// Stochastic approximation (Robbins and Monro, "A stochastic approximation method", 1951) of the
/// logarithms: after each round, a zone that appeared too often loses weight, in ever smaller
/// steps. The answer is the mean over the later half of the rounds (Polyak and Juditsky, 1992). A
/// pure function of the pool, the options and the effort. One thread at a time.
class ZoneBalancer final {
public:
    ZoneBalancer(Pool pool, const Options &options, const WeightEffort &effort);

    /// How often zones appeared in the worlds of a round, with the weights before it.
    struct Round {
        int number = 0; ///< from 1
        double leastZone = 0; ///< as WorldEvenness::leastZone
        double mostZone = 0;
    };

    /// Makes the worlds of one round, on `threads` threads. Nothing if stopped, or if all rounds
    /// are done.
    std::optional<Round> round(
        int threads, const std::stop_token &stop = {}, const CandidateProgress &progress = {});

    bool isDone() const { return m_round == m_effort.rounds; }

    /// The answer, by index in the pool: of all rounds, or, before half of them are done, of the
    /// last one.
    std::vector<int> weights() const;

private:
    void learn(const std::vector<WorldCandidate> &worlds);

    Pool m_pool; ///< with the weights of the next round
    Options m_options;
    WeightEffort m_effort;
    JoinTable m_joins;
    int m_round = 0; ///< rounds done
    std::vector<double> m_weights; ///< by zone, not rounded
    std::vector<double> m_sums; ///< by zone: weights of the later half of the rounds
    std::vector<double> m_everSeen; ///< by zone: appearances in all rounds
};

/// What a ZoneBalancer finds in all rounds. Empty if stopped. `progress` counts worlds.
std::vector<int> evenZoneWeights(Pool pool, const Options &options, const WeightEffort &effort,
    int threads, const std::stop_token &stop = {}, const CandidateProgress &progress = {});

} // namespace boardwright::worlds
