// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/weight_balancer.h"

#include "core/base/exactly.h"
#include "core/random/draws.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <ranges>

namespace boardwright {

namespace {

constexpr int balanceAttempts = 100; ///< per board, as in the reference

/// The goals of a group that appeared, by descending number of lines; ties in list order.
std::vector<std::size_t> seenOf(const std::vector<std::size_t> &group, const Frequencies &counts)
{
    std::vector<std::size_t> seen;
    std::ranges::copy_if(
        group, std::back_inserter(seen), [&](std::size_t goal) { return counts.lines[goal] > 0; });
    std::ranges::stable_sort(
        seen, std::ranges::greater(), [&](std::size_t goal) { return counts.lines[goal]; });
    return seen;
}

/// Divides by n - 1; there are at least two goals.
double sampleDeviation(const std::vector<std::size_t> &goals, const Frequencies &counts)
{
    double sum = 0;
    for (const std::size_t goal : goals)
        sum += static_cast<double>(counts.lines[goal]);
    const double mean = sum / static_cast<double>(goals.size());
    double squares = 0;
    for (const std::size_t goal : goals) {
        const double off = static_cast<double>(counts.lines[goal]) - mean;
        squares += off * off;
    }
    return std::sqrt(squares / static_cast<double>(goals.size() - 1));
}

} // namespace

WeightBalancer::WeightBalancer(GoalList list, const Profile &profile, BalanceGoal goal)
    : m_list(std::move(list))
    , m_best(m_list)
    , m_profile(profile)
    , m_goal(std::move(goal))
    , m_tables(balancedTables(goalsOf(m_list), m_profile, false))
    , m_firstWeights(m_tables.weights)
    , m_bestWeights(m_firstWeights)
    , m_seen(m_tables.goals())
{
    std::map<int, std::vector<std::size_t>> groups; // by difficulty, ascending
    for (std::size_t bucket = lowestDifficulty; bucket <= highestDifficulty; ++bucket) {
        for (qsizetype i = 0; i < m_list.buckets.at(bucket).size(); ++i) {
            const ListGoal &listed = m_list.buckets.at(bucket)[i];
            if (!listed.time)
                continue;
            groups[listed.difficulty].push_back(m_places.size());
            m_places.emplace_back(bucket, i);
        }
    }
    for (auto &[difficulty, goals] : groups)
        m_groups.push_back(std::move(goals));
}

ListGoal &WeightBalancer::goalAt(std::size_t place)
{
    const auto [bucket, i] = m_places[place];
    return m_list.buckets.at(bucket)[i];
}

bool WeightBalancer::isDone() const
{
    return m_rounds >= m_goal.rounds || (m_bestDeviation && *m_bestDeviation <= m_goal.deviation);
}

std::optional<double> WeightBalancer::deviationOf(const Frequencies &counts) const
{
    double sum = 0;
    int groups = 0;
    for (const std::vector<std::size_t> &group : m_groups) {
        const std::vector<std::size_t> seen = seenOf(group, counts);
        if (seen.size() < 2)
            continue;
        sum += sampleDeviation(seen, counts);
        ++groups;
    }
    return groups == 0 ? std::nullopt : std::optional(sum / groups);
}

void WeightBalancer::shiftWeights(const Frequencies &counts)
{
    constexpr double first = 0.1;
    constexpr double second = 0.05;
    for (const std::vector<std::size_t> &group : m_groups) {
        const std::vector<std::size_t> seen = seenOf(group, counts);
        if (seen.size() < 2)
            continue;
        const auto shift = [&](std::size_t place, double by) {
            ListGoal &goal = goalAt(seen[place]);
            goal.weight = exactly(goal.weight.value_or(0) + by);
        };
        // In small groups these overlap and add up.
        shift(0, -first);
        shift(1, -second);
        shift(seen.size() - 2, second);
        shift(seen.size() - 1, first);
    }
    for (std::size_t goal = 0; goal < m_tables.goals(); ++goal)
        m_tables.weights[goal] = goalAt(m_tables.origin[goal]).weight.value_or(0);
}

/// Of the boards of a draw, which is the number of the round. Nothing if stopped.
std::optional<Frequencies> WeightBalancer::count(
    const BalancedTables &tables, std::uint32_t draw, Watch &watch) const
{
    const Draws draws(m_goal.seed);
    Attempts5x5 attempts(tables);
    Frequencies counts;
    for (int board = 0; board < m_goal.boards; ++board) {
        constexpr std::uint32_t seeds = 999'999; // 1 .. this, the range that players use
        const auto seed = draws.below(seeds, {.purpose = Purpose::SeedNumber, .detail = draw},
                              static_cast<std::uint64_t>(board))
            + 1;
        if (!countBoard(attempts, tables, seed, balanceAttempts, watch, counts))
            return std::nullopt;
    }
    counts.lines.resize(tables.goals()); // in case no boards were requested
    return counts;
}

std::optional<BalanceTrial> WeightBalancer::trialOf(
    const std::vector<double> &weights, Watch &watch) const
{
    BalancedTables tables = m_tables;
    tables.weights = weights;
    constexpr std::uint32_t fresh = 0; // rounds count from 1
    const auto counts = count(tables, fresh, watch);
    if (!counts)
        return std::nullopt;
    return BalanceTrial{.deviation = deviationOf(*counts),
        .boards = m_goal.boards,
        .failed = counts->failed,
        .unseen = std::ranges::count(counts->lines, 0)};
}

std::optional<BalanceTrial> WeightBalancer::tryFirst(Watch &watch) const
{
    return trialOf(m_firstWeights, watch);
}

std::optional<BalanceTrial> WeightBalancer::tryBest(Watch &watch) const
{
    return trialOf(m_bestWeights, watch);
}

std::optional<BalanceRound> WeightBalancer::round(Watch &watch)
{
    if (isDone())
        return std::nullopt;
    const auto counts = count(m_tables, static_cast<std::uint32_t>(m_rounds) + 1, watch);
    if (!counts)
        return std::nullopt;
    ++m_rounds;
    std::ranges::transform(counts->lines, m_seen, m_seen.begin(), std::plus());
    BalanceRound done{
        .number = m_rounds, .deviation = deviationOf(*counts), .failed = counts->failed};
    done.isBest = done.deviation && (!m_bestDeviation || *done.deviation < *m_bestDeviation);
    if (done.isBest) {
        m_bestDeviation = done.deviation;
        m_best = m_list;
        m_best.averageStandardDeviation = done.deviation;
        m_bestWeights = m_tables.weights;
    }
    shiftWeights(*counts);
    return done;
}

QStringList WeightBalancer::neverSeen() const
{
    QStringList ids;
    for (std::size_t goal = 0; goal < m_seen.size(); ++goal) {
        const auto [bucket, i] = m_places[goal];
        if (m_seen[goal] == 0)
            ids.append(m_list.buckets.at(bucket)[i].id);
    }
    return ids;
}

} // namespace boardwright
