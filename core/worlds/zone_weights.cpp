// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/zone_weights.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <numeric>
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

ZoneBalancer::ZoneBalancer(Pool pool, const Options &options, const WeightEffort &effort)
    : m_pool(std::move(pool))
    , m_options(options)
    , m_effort(effort)
    , m_joins(m_pool, options.process)
    , m_sums(m_pool.zones.size(), 0)
    , m_everSeen(m_pool.zones.size(), 0)
{
    for (const PoolZone &zone : m_pool.zones)
        m_weights.push_back(zone.weight);
}

std::optional<ZoneBalancer::Round> ZoneBalancer::round(
    int threads, const std::stop_token &stop, const CandidateProgress &progress)
{
    if (isDone())
        return std::nullopt;
    const CandidateSeeds seeds{.first = qint64{m_round} * m_effort.worlds + 1,
        .last = (qint64{m_round} + 1) * m_effort.worlds};
    CandidateProgress tell;
    if (progress)
        tell = [&](qint64 done) { progress(seeds.first - 1 + done); };
    const std::vector<WorldCandidate> worlds
        = makeCandidates(m_pool, m_options, m_joins, seeds, threads, stop, tell);
    if (stop.stop_requested())
        return std::nullopt;
    std::vector<std::size_t> all(worlds.size());
    std::ranges::iota(all, std::size_t{0});
    const WorldEvenness evenness = evennessOf(m_pool, m_joins, worlds, all);
    learn(worlds);
    return Round{.number = m_round, .leastZone = evenness.leastZone, .mostZone = evenness.mostZone};
}

void ZoneBalancer::learn(const std::vector<WorldCandidate> &worlds)
{
    constexpr double firstGain = 1;
    constexpr double slowness = 5; ///< rounds until steps are half as long
    ByZone appearances(m_weights.size(), 0);
    for (const WorldCandidate &world : worlds) {
        for (const std::uint16_t zone : world.zones) {
            ++appearances[zone];
            ++m_everSeen[zone];
        }
    }
    stepWeights(m_pool, appearances, m_everSeen, firstGain / (1 + m_round / slowness), m_weights);
    scaleWeights(m_pool, m_weights);
    for (std::size_t zone = 0; zone < m_weights.size(); ++zone) {
        if (m_pool.zones[zone].canBeDrawn())
            m_pool.zones[zone].weight = wholeWeight(m_weights[zone]);
        if (m_round >= m_effort.rounds / 2)
            m_sums[zone] += m_weights[zone];
    }
    ++m_round;
}

std::vector<int> ZoneBalancer::weights() const
{
    ByZone found = m_round > m_effort.rounds / 2 ? m_sums : m_weights;
    scaleWeights(m_pool, found);
    std::vector<int> whole;
    whole.reserve(found.size());
    for (std::size_t zone = 0; zone < found.size(); ++zone)
        whole.push_back(
            m_pool.zones[zone].canBeDrawn() ? wholeWeight(found[zone]) : m_pool.zones[zone].weight);
    return whole;
}

std::vector<int> evenZoneWeights(Pool pool, const Options &options, const WeightEffort &effort,
    int threads, const std::stop_token &stop, const CandidateProgress &progress)
{
    ZoneBalancer balancer(std::move(pool), options, effort);
    while (!balancer.isDone()) {
        if (!balancer.round(threads, stop, progress))
            return {};
    }
    return balancer.weights();
}

WeightTrial::WeightTrial(
    const Pool &before, const std::vector<int> &weights, const Options &options)
    : m_before{.pool = before}
    , m_after{.pool = before}
    , m_options(options)
    , m_joins(before, options.process)
{
    for (std::size_t zone = 0; zone < weights.size(); ++zone)
        m_after.pool.zones[zone].weight = weights[zone];
}

bool WeightTrial::step(int threads, const std::stop_token &stop, const CandidateProgress &progress)
{
    if (isDone())
        return true;
    constexpr qint64 firstFresh = 1'000'000'001;
    constexpr qint64 perStep = 2 * seeds / steps; // both sides take turns
    const bool isAfter = m_step % 2 == 1;
    const qint64 first = firstFresh + m_step / 2 * perStep;
    Side &side = isAfter ? m_after : m_before;
    CandidateProgress tell;
    if (progress)
        tell = [&](qint64 done) { progress(m_step * perStep + done); };
    std::vector<WorldCandidate> made = makeCandidates(side.pool, m_options, m_joins,
        {.first = first, .last = first + perStep - 1}, threads, stop, tell);
    if (stop.stop_requested())
        return false;
    std::ranges::move(made, std::back_inserter(side.worlds));
    ++m_step;
    return true;
}

WeightComparison WeightTrial::result() const
{
    const auto evenness = [this](const Side &side) {
        std::vector<std::size_t> all(side.worlds.size());
        std::ranges::iota(all, std::size_t{0});
        return evennessOf(side.pool, m_joins, side.worlds, all);
    };
    return {.seeds = seeds, .before = evenness(m_before), .after = evenness(m_after)};
}

} // namespace boardwright::worlds
