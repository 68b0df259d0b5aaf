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

/// Statistics for the set and settings of the preview, always with the same seeds, so that another
/// seed changes nothing: 1,000 boards at first, then 10,000, shown while they are counted; and then
/// those of all seeds that a room draws, if the generator makes boards of rooms. Counting
/// starts once the preview has settled and starts again after every edit. The result changes at
/// most four times a second. It ends early if no seed has a board (hopelessSeeds): the result then
/// is complete with fewer seeds. GUI thread only.
class LiveStatistics final : public QObject {
    Q_OBJECT

public:
    static constexpr qint64 firstSeeds = 1'000;
    static constexpr qint64 allSeeds = 10'000; ///< unless there are rooms
    /// Counting ends if none of so many seeds has a board, such as when gates reject all.
    static constexpr qint64 hopelessSeeds = 100;
    static constexpr std::chrono::milliseconds leastPause{250};

    /// How many seeds are counted of boards of a generator.
    static constexpr qint64 seedsOf(const Info &info)
    {
        return info.lastRoomSeed > 0 ? info.lastRoomSeed : allSeeds;
    }

    /// Both must outlive this.
    LiveStatistics(JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~LiveStatistics() override;

    /// The newest result, which may be out of date; null before the first, or if no boards can be
    /// made.
    std::shared_ptr<const StatisticsResult> result() const { return m_result; }

    /// Whether result() belongs to the preview's current set and settings. It may be incomplete.
    bool isUpToDate() const { return m_isUpToDate && m_preview.isUpToDate(); }

    /// Whether result() is of the set and settings that were counted last, even while the preview
    /// makes the board of another seed.
    bool isOfLastCount() const { return m_isUpToDate; }

    /// Whether more boards are to be counted.
    bool isRunning() const { return m_work.isRunning(); }

Q_SIGNALS:
    /// result() differs.
    void updated();
    /// result() is out of date from now on.
    void outdated();
    /// result() has been out of date for some time. Views should show it as current until then,
    /// because numbers that turn pale with every keystroke are distracting.
    void grownOld();

private:
    using Reply = std::shared_ptr<const StatisticsResult>;
    using Work = PoolWork<Reply>;

    void start();
    void startOver();
    void show(Reply result);

    Preview &m_preview;
    Reply m_result;
    QTimer m_pause; ///< runs for some time after each update
    QTimer m_patience; ///< runs from outdated() to grownOld()
    bool m_isUpToDate = false;
    Work m_work;
};

} // namespace boardwright
