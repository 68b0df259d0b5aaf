// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/frequencies.h"
#include "core/balanced/goal_list.h"
#include "core/generator/watch.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright {

/// When the weights are balanced enough, and on which boards they are tried.
struct BalanceGoal {
    int boards = 1000; ///< a round
    int rounds = 50; ///< maximum
    double deviation = 60; ///< stops once the best deviation is at most this
    QString seed; ///< determines the seeds drawn: equal texts give equal weights
};

/// The result of one round, with the weights that it tried.
struct BalanceRound {
    int number = 0; ///< from 1
    /// Mean over difficulties of the sample standard deviation of the number of lines that a goal
    /// is in. Difficulties with fewer than two goals seen are left out. Nothing if all are left
    /// out.
    std::optional<double> deviation;
    bool isBest = false; ///< so far
    std::int64_t failed = 0; ///< boards
};

/// What boards with some weights are like.
struct BalanceTrial {
    std::optional<double> deviation; ///< as BalanceRound::deviation
    std::int64_t boards = 0; ///< tried
    std::int64_t failed = 0; ///< of these
    std::int64_t unseen = 0; ///< goals that are on none of them
};

/// The same boards with the weights that the list had, and with the best ones.
struct BalanceComparison {
    BalanceTrial before;
    BalanceTrial after;
};

/// Raises the weights of rare goals of a list and lowers those of frequent ones, in rounds: in each
/// difficulty the two goals in the most lines lose 0.1 and 0.05, the two in the fewest gain 0.05
/// and 0.1. Goals that never appear keep their weight and are named. One thread at a time; a round
/// takes about a second, so run it in a job.
class WeightBalancer final {
public:
    /// Balances the weights of the normal list, in normal mode.
    WeightBalancer(GoalList list, const Profile &profile, BalanceGoal goal);

    /// Runs a round. Nothing when balancing is complete, or if stopped (the round is discarded).
    std::optional<BalanceRound> round(Watch &watch);

    bool isDone() const;

    /// The list with the weights and deviation of the best round; unchanged if there was no round.
    const GoalList &best() const { return m_best; }

    /// Whether the weights of the best round are others than those of the list.
    bool isChanged() const { return m_bestWeights != m_firstWeights; }

    /// Makes as many boards as a round, of seeds that no round draws: the best round was chosen for
    /// its boards, so they say too much good of it. Nothing if stopped.
    std::optional<BalanceTrial> tryFirst(Watch &watch) const;
    std::optional<BalanceTrial> tryBest(Watch &watch) const;

    /// The ids of goals that were on no board of any round, in list order.
    QStringList neverSeen() const;

private:
    ListGoal &goalAt(std::size_t place);
    std::optional<double> deviationOf(const Frequencies &counts) const;
    std::optional<Frequencies> count(
        const BalancedTables &tables, std::uint32_t draw, Watch &watch) const;
    std::optional<BalanceTrial> trialOf(const std::vector<double> &weights, Watch &watch) const;
    void shiftWeights(const Frequencies &counts);

    GoalList m_list;
    GoalList m_best;
    std::optional<double> m_bestDeviation; ///< of a round
    Profile m_profile;
    BalanceGoal m_goal;
    BalancedTables m_tables;
    std::vector<double> m_firstWeights; ///< as BalancedTables::weights
    std::vector<double> m_bestWeights;
    std::vector<std::pair<std::size_t, qsizetype>> m_places; ///< bucket and index, by goal
    std::vector<std::vector<std::size_t>> m_groups; ///< goals, by their stated difficulty
    std::vector<std::int64_t> m_seen; ///< by goal: lines in all rounds
    int m_rounds = 0;
};

} // namespace boardwright
