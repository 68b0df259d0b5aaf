// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview.h"
#include "ui/editing/studies/statistics_result.h"
#include "ui/editing/workers/job_pool.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace boardwright {

/// The statistics of what the preview shows, always of the same seeds, so that another seed moves
/// nothing: 1,000 boards at first, then 10,000, shown as they are counted. They begin once the
/// preview is up to date and start again with every edit. What is shown changes at most four times
/// a second. GUI thread only.
class LiveStatistics final : public QObject {
    Q_OBJECT

public:
    static constexpr qint64 firstSeeds = 1'000;
    static constexpr qint64 allSeeds = 10'000;
    static constexpr std::chrono::milliseconds leastPause{250};

    /// Both must outlive this.
    LiveStatistics(JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~LiveStatistics() override;

    /// The newest, of what was last asked or of something earlier; null before the first, or where
    /// no boards can be made.
    std::shared_ptr<const StatisticsResult> result() const { return m_result; }

    /// Whether result() is about what the preview shows; all seeds may not be counted yet.
    bool isUpToDate() const;

    /// Whether more boards are still to be counted.
    bool isRunning() const { return m_job.isRunning(); }

    /// Forgets the result, and stops: another document.
    void startOver();

Q_SIGNALS:
    /// result() is another one.
    void updated();
    /// result() is about something earlier from now on.
    void outdated();
    /// It has been for a while. Until now it looks up to date: numbers that turn pale with every
    /// key are no help.
    void grownOld();

private:
    struct Count;

    void follow();
    void start(StatisticsRequest request);
    void take();

    JobPool &m_pool;
    Preview &m_preview;
    std::shared_ptr<const StatisticsResult> m_result;
    std::shared_ptr<Count> m_count; ///< that m_job works on; null: nothing was asked
    RunningJob m_job;
    QTimer m_pause; ///< runs for a while after each update
    QTimer m_patience; ///< runs while the result is outdated, but has not grown old
    bool m_isUpToDate = false;
};

} // namespace boardwright
