// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/overlays/overlay_numbers.h"

#include <QObject>

#include <memory>

namespace boardwright {

class LiveStatistics;

/// The chosen overlay on the board in sight: follows the choice, what is counted, and the goal or
/// category that is chosen elsewhere. GUI thread only.
class BoardOverlay final : public QObject {
    Q_OBJECT

public:
    /// `choice` must outlive this.
    explicit BoardOverlay(const BoardChoice &choice, QObject *parent = nullptr);

    /// What many boards say, from now on; without it, overlays of many boards have no numbers.
    void follow(const LiveStatistics &statistics);

    /// The board in sight; null: none. Does not signal: its numbers are shown with it.
    void showBoard(std::shared_ptr<const PreviewResult> result);

    /// What was chosen last counts: another goal brings its own category with it.
    void setGoal(RowId goal);
    void setCategory(const QString &category);

    const OverlayNumbers &numbers() const { return m_numbers; }

    /// Whether the numbers are of many boards of an earlier set.
    bool isOutdated() const { return m_isOutdated && m_numbers.isOfSeeds; }

Q_SIGNALS:
    /// numbers() or isOutdated() differ, for another reason than another board.
    void changed();

private:
    void count();
    void recount();

    const BoardChoice &m_choice;
    std::shared_ptr<const PreviewResult> m_board;
    std::shared_ptr<const StatisticsResult> m_statistics;
    OverlaySubject m_subject;
    OverlayNumbers m_numbers;
    bool m_isOutdated = false;
};

} // namespace boardwright
