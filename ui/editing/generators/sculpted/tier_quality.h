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

/// What the puzzles of the board in sight's tier and settings are like: always the same seeds are
/// counted, on one thread of the pool at a time, while someone looks. An edit that changes these
/// puzzles starts again; other edits, such as those of targets, do not. Numbers of previous puzzles
/// stay until there are new ones (isStale()). GUI thread.
class TierQuality final : public QObject {
    Q_OBJECT

public:
    static constexpr std::int64_t seeds = 4'000; ///< those from 1

    /// Whose puzzles are counted.
    struct About {
        sculpted::Level level{};
        sculpted::Tier tier;
        sculpted::PuzzleOptions options;
    };

    /// Both must outlive this.
    TierQuality(Preview &preview, JobPool &pool, QObject *parent = nullptr);
    ~TierQuality() override;

    /// Counting pauses while nobody looks; at first nobody does.
    void setSeen(bool isSeen);

    /// Whose puzzles yield() is about; null before the first numbers, or without a sculpted board.
    const About *about() const { return m_about ? &*m_about : nullptr; }

    /// What was counted so far.
    const sculpted::Yield &yield() const { return m_yield; }

    /// Whether yield() is about other puzzles than those of the board in sight.
    bool isStale() const;

    /// Whether all seeds of the board in sight's tier and settings were counted.
    bool isDone() const { return m_about && !isStale() && m_yield.seeds == seeds; }

    /// The progress and the result, in words.
    QString words() const;

Q_SIGNALS:
    void updated();

private:
    using Work = PoolWork<sculpted::Yield>;

    void follow();
    void start();
    void receive(const Work::Replies &parts);

    Preview &m_preview;
    std::optional<About> m_asked; ///< of the board in sight
    std::optional<About> m_about; ///< of m_yield
    sculpted::Yield m_yield;
    bool m_isSeen = false;
    bool m_isFresh = false; ///< nothing was received since the last start
    QTimer m_pause; ///< runs for some time after each update, because faster ones cannot be read
    Work m_work;
};

} // namespace boardwright
