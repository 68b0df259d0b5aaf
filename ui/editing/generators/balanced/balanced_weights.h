// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/weight_balancer.h"
#include "ui/editing/document/document.h"
#include "ui/editing/lab/chart_data.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>

#include <optional>
#include <vector>

namespace boardwright {

/// Looks for weights with which the goals of the normal list appear equally often, in rounds on the
/// threads of the pool. Nothing changes before apply(). What it found is about the set it began
/// with: once that is another, isStale() says so. GUI thread.
class BalancedWeights final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    BalancedWeights(GoalSetDocument &document, JobPool &pool, QObject *parent = nullptr);
    ~BalancedWeights() override;

    /// Forgets what was found and begins anew.
    void begin(const BalanceGoal &goal);
    /// What was found so far stays.
    void stop();

    bool isRunning() const { return m_isRunning; }

    const std::vector<BalanceRound> &rounds() const { return m_rounds; }

    const BalanceGoal &goal() const { return m_goal; }

    /// Null: no round is better than none.
    const BalanceRound *best() const;

    /// Whether the set is another than the one that the rounds were made of.
    bool isStale() const { return m_isStale; }

    /// Goals that the best round gives another weight.
    int changes() const;

    bool canApply() const { return !m_isRunning && !isStale() && changes() > 0; }

    /// Gives the goals the weights of the best round, as one step.
    void apply();

    /// Where it is and what was found, in words.
    QString words() const;

    /// A bar for each round.
    ChartData chart() const;

Q_SIGNALS:
    void updated();

private:
    /// What became of one round.
    struct Round {
        std::optional<BalanceRound> made; ///< nothing: there were enough already
        GoalList best; ///< of all rounds so far, where this is the best
        QStringList neverSeen; ///< ids
        bool isLast = false;
    };

    using Work = PoolWork<Round>;

    /// A goal of the set and the weight it would get.
    struct Change {
        RowId row = RowId::none;
        double weight = 0;
    };

    void receive(const Work::Replies &rounds);
    void findChanges(const GoalList &best);
    QString neverSeenWords() const;

    GoalSetDocument &m_document;
    BalanceGoal m_goal;
    GoalSet m_of; ///< that the rounds were made of
    std::vector<BalanceRound> m_rounds;
    std::vector<Change> m_changes;
    QStringList m_neverSeen; ///< goals
    bool m_hasBegun = false;
    bool m_isRunning = false;
    bool m_isStale = false; ///< asked often, and two large sets are long to compare
    Work m_work;
};

} // namespace boardwright
