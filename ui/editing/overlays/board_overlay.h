// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/overlays/overlay_numbers.h"

#include <QObject>

#include <memory>

namespace boardwright {

class LiveStatistics;

/// The chosen overlay on the current board. Follows the choice, the statistics, and the goal or
/// category selected elsewhere. GUI thread only.
class BoardOverlay final : public QObject {
    Q_OBJECT

public:
    /// `choice` must outlive this.
    explicit BoardOverlay(const BoardChoice &choice, QObject *parent = nullptr);

    /// Follows these statistics; without them, overlays of many boards have no numbers.
    void follow(const LiveStatistics &statistics);

    /// The current board; null: none. Emits no signal, because its numbers are shown with it.
    void showBoard(std::shared_ptr<const PreviewResult> result);

    /// The last selection wins: selecting a goal also selects its own category.
    void setGoal(RowId goal);
    void setCategory(const QString &category);

    const OverlayNumbers &numbers() const { return m_numbers; }

    /// Whether the numbers come from many boards of an earlier set.
    bool isOutdated() const { return m_isOutdated && m_numbers.isOfSeeds; }

Q_SIGNALS:
    /// numbers() or isOutdated() differ for a reason other than a new board.
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
