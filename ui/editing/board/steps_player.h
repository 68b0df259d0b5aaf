// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/replayer.h"
#include "core/generator/row_texts.h"
#include "ui/editing/board/trace_result.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace boardwright {

/// Steps through a trace: jumps to any step, or plays at a pace. After the last step the real board
/// is shown, and nothing is replayed. GUI thread only.
class StepsPlayer final : public QObject {
    Q_OBJECT

public:
    /// Where a step happened.
    struct Place {
        /// The site that contains the part; none: the whole board.
        SiteIndex part = SiteIndex::none;
        SiteIndex site = SiteIndex::none; ///< none: no particular site

        friend bool operator==(const Place &, const Place &) = default;
    };

    explicit StepsPlayer(QObject *parent = nullptr);

    /// Moves to the end of the trace; null if there is no trace.
    void setTrace(std::shared_ptr<const TraceResult> trace);

    int count() const;

    /// The number of steps done, 0..count().
    int step() const { return m_step; }

    /// Stops playing.
    void goTo(int step);

    bool isReplaying() const { return m_step < count(); }

    /// The board after step() steps; null if nothing is being replayed.
    std::shared_ptr<const PreviewResult> board() const;

    /// Where the last step done happened.
    Place place() const;

    bool isPlaying() const { return m_timer.isActive(); }

    /// Plays from here, or from the start if all steps are done.
    void setPlaying(bool playing);

    /// Steps per second, at least 1.
    void setPace(int pace);

    int pace() const { return m_pace; }

Q_SIGNALS:
    /// The trace or the step differs, or playing started or stopped.
    void changed();

private:
    void moveTo(int step);
    void playOn();

    std::shared_ptr<const TraceResult> m_trace;
    std::optional<RowTexts> m_texts;
    std::optional<Replayer> m_replayer;
    QTimer m_timer;
    int m_step = 0;
    int m_pace = 1;
};

} // namespace boardwright
