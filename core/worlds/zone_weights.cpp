// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/zone_weights.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace boardwright::worlds {

namespace {

/// A number for each zone of the pool.
using ByZone = std::vector<double>;

/// Calls `into` with the zones of one kind that can be drawn.
template <typename Into>
void forEachOfKind(const Pool &pool, bool isPlain, Into into)
{
    for (std::size_t zone = 0; zone < pool.zones.size(); ++zone) {
        if (pool.zones[zone].isPlain() == isPlain && pool.zones[zone].canBeDrawn())
            into(zone);
    }
}

/// Scales the weights of each kind to a mean of fullWeight, or less for the sake of the largest.
void scaleWeights(const Pool &pool, ByZone &weights)
{
    for (const bool isPlain : {false, true}) {
        double sum = 0;
        double zones = 0;
        double largest = 0;
        forEachOfKind(pool, isPlain, [&](std::size_t zone) {
            sum += weights[zone];
            ++zones;
            largest = std::max(largest, weights[zone]);
        });
        if (sum <= 0)
            continue;
        const double scale = std::min(fullWeight * zones / sum, mostWeight / largest);
        forEachOfKind(pool, isPlain, [&](std::size_t zone) { weights[zone] *= scale; });
    }
}

int wholeWeight(double weight)
{
    constexpr double half = 0.5;
    return std::clamp(static_cast<int>(weight + half), 1, mostWeight);
}

/// Moves weights toward even appearances. `appearances`: in the worlds of a round. `everSeen`: in
/// those of all rounds so far. A zone that the process never takes keeps its weight: no weight
/// helps it, and the others must not make room for it.
void stepWeights(const Pool &pool, const ByZone &appearances, const ByZone &everSeen, double gain,
    ByZone &weights)
{
    constexpr double longest = 1;
    for (const bool isPlain : {false, true}) {
        double sum = 0;
        double zones = 0;
        forEachOfKind(pool, isPlain, [&](std::size_t zone) {
            sum += appearances[zone];
            zones += everSeen[zone] > 0 ? 1 : 0;
        });
        if (sum <= 0)
            continue;
        forEachOfKind(pool, isPlain, [&](std::size_t zone) {
            if (everSeen[zone] <= 0)
                return;
            const double missing = 1 - appearances[zone] * zones / sum;
            const double step = std::clamp(gain * missing, -longest, longest);
            // Nearly e to the power of `step`, but the same on every machine.
            weights[zone] *= (2 + step) / (2 - step);
        });
    }
}

} // namespace

std::vector<int> evenZoneWeights(Pool pool, const Options &options, const WeightEffort &effort,
    int threads, const std::stop_token &stop, const CandidateProgress &progress)
{
    constexpr double firstGain = 1;
    constexpr double slowness = 5; ///< rounds until steps are half as long
    const JoinTable joins(pool, options.process);
    ByZone weights;
    for (const PoolZone &zone : pool.zones)
        weights.push_back(zone.weight);
    ByZone sums(weights.size(), 0);
    ByZone everSeen(weights.size(), 0);
    for (int round = 0; round < effort.rounds; ++round) {
        const CandidateSeeds seeds{.first = qint64{round} * effort.worlds + 1,
            .last = (qint64{round} + 1) * effort.worlds};
        CandidateProgress tell;
        if (progress)
            tell = [&](qint64 done) { progress(seeds.first - 1 + done); };
        const std::vector<WorldCandidate> worlds
            = makeCandidates(pool, options, joins, seeds, threads, stop, tell);
        if (stop.stop_requested())
            return {};
        ByZone appearances(weights.size(), 0);
        for (const WorldCandidate &world : worlds) {
            for (const std::uint16_t zone : world.zones) {
                ++appearances[zone];
                ++everSeen[zone];
            }
        }
        stepWeights(pool, appearances, everSeen, firstGain / (1 + round / slowness), weights);
        scaleWeights(pool, weights);
        for (std::size_t zone = 0; zone < weights.size(); ++zone) {
            if (pool.zones[zone].canBeDrawn())
                pool.zones[zone].weight = wholeWeight(weights[zone]);
            if (round >= effort.rounds / 2)
                sums[zone] += weights[zone];
        }
    }
    scaleWeights(pool, sums);
    std::vector<int> found;
    found.reserve(sums.size());
    for (std::size_t zone = 0; zone < sums.size(); ++zone)
        found.push_back(
            pool.zones[zone].canBeDrawn() ? wholeWeight(sums[zone]) : pool.zones[zone].weight);
    return found;
}

} // namespace boardwright::worlds
