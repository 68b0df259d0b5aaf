// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <expected>
#include <optional>

namespace boardwright {

/// What the boards of a balanced set come to, of the seeds 1 to so many.
struct TrialCount {
    int made = 0; ///< boards that could be made
    int failed = 0;
    std::int64_t lines = 0; ///< of those that were made
    std::int64_t shared = 0; ///< lines with two goals of the same first category
};

/// Tries a balanced set out on a few hundred boards, on a thread of the pool. GUI thread.
class BalancedTrial final : public QObject {
    Q_OBJECT

public:
    static constexpr int boards = 200;

    /// `pool` must outlive this.
    explicit BalancedTrial(JobPool &pool, QObject *parent = nullptr);
    ~BalancedTrial() override;

    /// Tries this set, and forgets the one before.
    void begin(const GoalSet &set);
    void stop();

    /// Of nothing until isDone().
    TrialCount count() const;

    bool isDone() const { return m_outcome.has_value(); }

    /// What it comes to, in words.
    QString words() const;

Q_SIGNALS:
    void updated();

private:
    /// The problems for which no boards can be made.
    using Outcome = std::expected<TrialCount, QList<Problem>>;

    static std::optional<Outcome> outcomeOf(const GoalSet &set, const std::stop_token &stop);

    std::optional<GoalSet> m_set; ///< nothing is tried without it
    std::optional<Outcome> m_outcome;
    PoolWork<Outcome> m_work;
};

} // namespace boardwright
