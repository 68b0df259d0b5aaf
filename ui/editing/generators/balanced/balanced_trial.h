// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "ui/editing/workers/job_pool.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>

namespace boardwright {

/// What the boards of a balanced set come to, of the seeds 1 to so many.
struct TrialCount {
    int made = 0; ///< boards that could be made
    int failed = 0;
    std::int64_t lines = 0; ///< of those that were made
    std::int64_t shared = 0; ///< lines with two goals of the same first category
};

/// Tries a balanced set out on a few hundred boards, on the threads of the pool. GUI thread.
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

    /// So far; whole once isDone().
    TrialCount count() const;
    bool isDone() const;

    /// What it comes to, in words.
    QString words() const;

Q_SIGNALS:
    void updated();

private:
    struct Shared;

    JobPool &m_pool;
    std::shared_ptr<Shared> m_shared; ///< null: nothing is tried
    RunningJob m_job;
};

} // namespace boardwright
