// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/weight_balancer.h"
#include "ui/editing/document/document.h"
#include "ui/editing/lab/chart_data.h"
#include "ui/editing/studies/tool_results.h"
#include "ui/editing/workers/pool_work.h"
#include "ui/text/tune_words.h"

#include <QObject>

#include <optional>
#include <vector>

namespace boardwright {

/// Searches for weights with which the goals of the normal list appear equally often, in rounds on
/// the job pool, then compares boards before and after. Nothing is applied before apply(). The
/// result belongs to the set that the search started with (ToolResults). GUI thread.
class BalancedWeights final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    BalancedWeights(GoalSetDocument &document, JobPool &pool, QObject *parent = nullptr);
    ~BalancedWeights() override;

    /// Discards the result and starts again.
    void begin(const BalanceGoal &goal);
    /// Keeps the result so far.
    void stop();

    bool isRunning() const { return m_isRunning; }

    const std::vector<BalanceRound> &rounds() const { return m_rounds; }

    const BalanceGoal &goal() const { return m_goal; }

    /// Null if there is no best round.
    const BalanceRound *best() const;

    /// Whether the set is neither the one used by the rounds nor what apply() made of it.
    bool isStale() const { return m_results.isOutdated(); }

    /// The number of goals whose weight the best round would change.
    int changes() const;

    bool canApply() const { return !m_isRunning && m_results.isCurrent() && changes() > 0; }

    /// The set that the rounds use, and what apply() would make of it.
    const GoalSet &setBefore() const { return m_of; }

    GoalSet setAfter() const;

    /// What the best weights leave worse than it was; not known until all rounds are done and
    /// before and after are compared.
    WorseNumbers worse() const;

    /// Gives the goals the weights of the best round, as one step.
    void apply();

    /// The progress and the result, in words.
    QString words() const;

    /// A bar for each round.
    ChartData chart() const;

Q_SIGNALS:
    void updated();

private:
    /// The result of one round, or of the comparison after them.
    struct Reply {
        std::optional<BalanceRound> made{};
        GoalList best{}; ///< the best list so far, if this round produced it
        QStringList neverSeen{}; ///< ids
        bool isLast = false; ///< no more rounds
        std::optional<BalanceComparison> comparison{};
    };

    struct Job;

    using Work = PoolWork<Reply>;

    /// A goal of the set and its new weight.
    struct Change {
        RowId row = RowId::none;
        double weight = 0;
    };

    void receive(const Work::Replies &replies);
    void nameNeverSeen(const QStringList &ids);
    void findChanges(const GoalList &best);
    QString neverSeenWords() const;

    GoalSetDocument &m_document;
    BalanceGoal m_goal;
    GoalSet m_of; ///< the set that the rounds use
    std::vector<BalanceRound> m_rounds;
    std::vector<Change> m_changes;
    QStringList m_neverSeen; ///< goals
    bool m_isRunning = false;
    bool m_isComparing = false; ///< while running: all rounds are done
    std::optional<BalanceComparison> m_comparison;
    ToolResults m_results;
    Work m_work;
};

} // namespace boardwright
