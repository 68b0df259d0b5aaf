// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview.h"
#include "ui/editing/studies/statistics_result.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace boardwright {

/// The statistics of what the preview shows, always of the same seeds, so that another seed moves
/// nothing: 1,000 boards at first, then 10,000, shown as they are counted. They begin once the
/// preview has settled and start again with every edit. What is shown changes at most four times a
/// second. GUI thread only.
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
    bool isUpToDate() const { return m_isUpToDate && m_preview.isUpToDate(); }

    /// Whether more boards are still to be counted.
    bool isRunning() const { return m_work.isRunning(); }

Q_SIGNALS:
    /// result() is another one.
    void updated();
    /// result() is about something earlier from now on.
    void outdated();
    /// It has been for a while. Until now it looks up to date: numbers that turn pale with every
    /// key are no help.
    void grownOld();

private:
    using Reply = std::shared_ptr<const StatisticsResult>;
    using Work = PoolWork<Reply>;

    void start();
    void startOver();
    void show(Reply result);

    Preview &m_preview;
    Reply m_result;
    QTimer m_pause; ///< runs for a while after each update
    QTimer m_patience; ///< runs while the result is outdated, but has not grown old
    bool m_isUpToDate = false;
    Work m_work;
};

} // namespace boardwright
