// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/sculpted_set.h"
#include "core/sculpted/yields.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace boardwright {

/// What the puzzles of a tier and settings are like, those of the board in sight or others: always
/// the same seeds are counted, on one thread of the pool at a time, while someone looks. A change
/// that makes other puzzles starts again; other changes, such as those of targets, do not. Numbers
/// of previous puzzles stay until there are new ones (isStale()). GUI thread.
class TierQuality final : public QObject {
    Q_OBJECT

public:
    static constexpr std::int64_t seeds = 4'000; ///< those from the first on

    /// Whose puzzles are counted.
    struct About {
        sculpted::Level level{};
        sculpted::Tier tier;
        sculpted::PuzzleOptions options;

        /// Whether all seeds have the same puzzles by definition: these depend neither on targets
        /// nor on what hints look at.
        bool hasPuzzlesOf(const About &other) const;
    };

    /// Which puzzles are counted, and when their numbers are shown.
    struct Seeds {
        std::uint32_t first = 1;
        /// Numbers are shown once so many seeds are counted, even if others were asked for
        /// meanwhile. So those of a tier that changes all the time are seen, and do not jump. 0: as
        /// soon as there are any.
        std::int64_t least = 0;
    };

    /// Of the tier and settings of a preview's board; nothing if that is not sculpted.
    static std::optional<About> inSight(const Preview &preview);

    /// Follows the board in sight. Both must outlive this.
    TierQuality(Preview &preview, JobPool &pool, QObject *parent = nullptr);
    /// Counts what ask() says. The pool must outlive this.
    TierQuality(JobPool &pool, const Seeds &which, QObject *parent = nullptr);
    ~TierQuality() override;

    /// Counting pauses while nobody looks; at first nobody does.
    void setSeen(bool isSeen);

    /// Whose puzzles are counted from now on; nothing: none, and the numbers are dropped.
    void ask(const std::optional<About> &asked);

    /// Whose puzzles yield() is about; null before the first numbers, or if none are counted.
    const About *about() const { return m_about ? &*m_about : nullptr; }

    /// What was counted so far.
    const sculpted::Yield &yield() const { return m_yield; }

    /// Whether yield() is about other puzzles than those asked for.
    bool isStale() const;

    /// Whether all seeds of the tier and settings asked for were counted.
    bool isDone() const { return m_about && !isStale() && m_yield.seeds == seeds; }

    /// The progress and the result, in words.
    QString words() const;

    /// Gates of the tier that rejected nothing, and what bound would, in sentences; empty if there
    /// are none, or if not all seeds were counted.
    QString idleGateWords() const;

Q_SIGNALS:
    void updated();

private:
    using Work = PoolWork<sculpted::Yield>;

    void start();
    void receive(const Work::Replies &parts);

    Seeds m_seeds;
    std::optional<About> m_asked;
    std::optional<About> m_about; ///< of m_yield
    sculpted::Yield m_yield;
    About m_counted; ///< of what is counted
    sculpted::Yield m_coming; ///< of m_counted, until it is shown
    bool m_isSeen = false;
    bool m_isComing = false; ///< too little was received since the last start to be shown
    QTimer m_pause; ///< runs for some time after each update, because faster ones cannot be read
    Work m_work;
};

} // namespace boardwright
