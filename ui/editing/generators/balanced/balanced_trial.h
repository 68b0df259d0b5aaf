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

/// Counts over the boards of a balanced set with the seeds from 1.
struct TrialCount {
    int made = 0; ///< boards that were filled
    int failed = 0;
    std::int64_t lines = 0; ///< of the filled boards
    std::int64_t shared = 0; ///< lines with two goals of the same first category
};

/// Makes some boards of a balanced set and counts them, on a thread of the pool. GUI thread.
class BalancedTrial final : public QObject {
    Q_OBJECT

public:
    static constexpr int boards = 200;

    /// `pool` must outlive this.
    explicit BalancedTrial(JobPool &pool, QObject *parent = nullptr);
    ~BalancedTrial() override;

    /// Starts with this set and discards the previous result.
    void begin(const GoalSet &set);
    void stop();

    /// All 0 until isDone().
    TrialCount count() const;

    bool isDone() const { return m_outcome.has_value(); }

    /// The result in words.
    QString words() const;

Q_SIGNALS:
    void updated();

private:
    /// The error holds the problems that prevent boards.
    using Outcome = std::expected<TrialCount, QList<Problem>>;

    static std::optional<Outcome> outcomeOf(const GoalSet &set, const std::stop_token &stop);

    std::optional<GoalSet> m_set; ///< std::nullopt: nothing to try
    std::optional<Outcome> m_outcome;
    PoolWork<Outcome> m_work;
};

} // namespace boardwright
