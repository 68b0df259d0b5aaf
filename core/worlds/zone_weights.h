// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/curation_report.h"
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

/// What the worlds of the same seeds are like with the weights of the pool, and with those that
/// were found.
struct WeightComparison {
    qint64 seeds = 0;
    WorldEvenness before; ///< of the worlds of these seeds, unchosen
    WorldEvenness after;
};

/// Compares weights on seeds of which no search for weights makes worlds: the answer is fitted to
/// the worlds that it saw. In steps, so that the caller may do something else between them. A pure
/// function of the pools and options. One thread at a time.
class WeightTrial final {
public:
    WeightTrial(const Pool &before, const std::vector<int> &weights, const Options &options);

    static constexpr qint64 seeds = 1'200; ///< of each
    static constexpr int steps = 6;

    /// Makes the worlds of one step, on `threads` threads. False if stopped; then the step is not
    /// done. Does nothing if all are done.
    bool step(
        int threads, const std::stop_token &stop = {}, const CandidateProgress &progress = {});

    bool isDone() const { return m_step == steps; }

    /// Needs isDone().
    WeightComparison result() const;

private:
    struct Side {
        Pool pool;
        std::vector<WorldCandidate> worlds{};
    };

    Side m_before;
    Side m_after;
    Options m_options;
    JoinTable m_joins;
    int m_step = 0;
};

} // namespace boardwright::worlds
