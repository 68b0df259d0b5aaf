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

/// When weights are balanced enough, and on what they are tried.
struct BalanceGoal {
    int boards = 1000; ///< a round
    int rounds = 50; ///< most
    double deviation = 60; ///< it stops once the best is no higher
    QString seed; ///< of the seeds that are drawn: the same text, the same weights
};

/// What one round found, with the weights it was tried with.
struct BalanceRound {
    int number = 0; ///< from 1
    /// Mean over the difficulties of the sample standard deviation of how many lines a goal is in;
    /// difficulties with fewer than two goals seen have none and are left out. Nothing: no
    /// difficulty has.
    std::optional<double> deviation;
    bool isBest = false; ///< so far
    std::int64_t failed = 0; ///< boards
};

/// Gives rare goals of a list more weight and frequent ones less, in rounds: of each difficulty the
/// two goals in the most lines lose 0.1 and 0.05, the two in the fewest win 0.05 and 0.1. Goals
/// that appear nowhere stay as they are and are named. One thread at a time; a round takes about a
/// second, so it belongs into a job.
class WeightBalancer final {
public:
    /// Weights of the normal list are tried, in the normal mode.
    WeightBalancer(GoalList list, const Profile &profile, BalanceGoal goal);

    /// Nothing once it is done, or where it was told to stop; then the round does not count.
    std::optional<BalanceRound> round(Watch &watch);

    bool isDone() const;

    /// The list with the weights of the best round, and how far it deviates; as it was given where
    /// there is none.
    const GoalList &best() const { return m_best; }

    /// Ids of the goals that were on no board of any round, in the order of the list.
    QStringList neverSeen() const;

private:
    ListGoal &goalAt(std::size_t place);
    std::optional<double> deviationOf(const Frequencies &counts) const;
    void shiftWeights(const Frequencies &counts);

    GoalList m_list;
    GoalList m_best;
    std::optional<double> m_bestDeviation; ///< of a round
    Profile m_profile;
    BalanceGoal m_goal;
    BalancedTables m_tables;
    std::vector<std::pair<std::size_t, qsizetype>> m_places; ///< bucket and place, by goal
    std::vector<std::vector<std::size_t>> m_groups; ///< goals, by what they say of difficulty
    std::vector<std::int64_t> m_seen; ///< lines in all rounds, by goal
    int m_rounds = 0;
};

} // namespace boardwright
