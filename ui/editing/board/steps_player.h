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

/// Walks through a trace: to any step, or on by itself at a pace. After the last step the board is
/// the board: nothing is replayed then. GUI thread only.
class StepsPlayer final : public QObject {
    Q_OBJECT

public:
    /// Where a step happened.
    struct Place {
        SiteIndex part = SiteIndex::none; ///< the site that has the board; none: the whole board
        SiteIndex site = SiteIndex::none; ///< none: nowhere in particular

        friend bool operator==(const Place &, const Place &) = default;
    };

    explicit StepsPlayer(QObject *parent = nullptr);

    /// Goes behind its last step; null: there is none.
    void setTrace(std::shared_ptr<const TraceResult> trace);

    int count() const;

    /// How many steps are done, 0..count().
    int step() const { return m_step; }

    /// Stops playing.
    void goTo(int step);

    bool isReplaying() const { return m_step < count(); }

    /// The board after step() steps; null: nothing is replayed.
    std::shared_ptr<const PreviewResult> board() const;

    /// Where the last step that is done happened.
    Place place() const;

    bool isPlaying() const { return m_timer.isActive(); }

    /// On from here, or from the start when all is done.
    void setPlaying(bool playing);

    /// Steps a second, at least 1.
    void setPace(int pace);

    int pace() const { return m_pace; }

Q_SIGNALS:
    /// Another trace or step, or it plays, or does no more.
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
