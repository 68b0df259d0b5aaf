// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/document/document.h"
#include "ui/editing/overlays/board_overlay.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace boardwright {

class BoardScroll;
class BoardTabs;
class BoardView;
class EditReceipt;
class LastEdit;
class OverlayBar;
class ParameterBar;
class ReceiptBar;
class ReplayBar;
class SeedBar;

/// The right side of the window: what is previewed, the board, and what there is to say about the
/// whole of it.
class BoardPanel final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardPanel)

public:
    /// All must outlive the panel.
    BoardPanel(GoalSetDocument &document, Preview &preview, BoardChoice &choice,
        QWidget *parent = nullptr);
    ~BoardPanel() override;

    BoardView &view() const { return *m_view; }

    SeedBar &seedBar() const { return *m_seedBar; }

    ParameterBar &parameterBar() const { return *m_parameters; }

    ReceiptBar &receiptBar() const { return *m_receipt; }

    /// Why this goal, steps, metrics.
    BoardTabs &tabs() const { return *m_tabs; }

    /// Tells below the board what edits do, and lets the board be pinned for comparison.
    void follow(LastEdit &edit, EditReceipt &receipt);

    QAction *pinAction() const { return m_pin; }

    /// In, out, whole board.
    QList<QAction *> zoomActions() const;

    /// Only the board and its seed are left, for showing to others.
    void setBare(bool bare);

    /// Offers what many boards say of the cells, from now on.
    void follow(const LiveStatistics &statistics) { m_overlay.follow(statistics); }

    /// Marks the cells where a row stands; overlays of many boards are about it, or about the
    /// category, whichever came last.
    void showGoal(RowId id);

    void showCategory(const QString &category) { m_overlay.setCategory(category); }

    /// A goal is dragged over the window, or dropped: on a cell of the whole board it is forced
    /// there. More than one are not taken.
    void hoverGoals(const QList<RowId> &ids, const QPoint &globalPosition);
    void dropGoals(const QList<RowId> &ids, const QPoint &globalPosition);
    void endHover();

private:
    void layOut();
    void connectParts();
    void startOver();
    void showBoard();
    void showPart();
    void showPinned(bool pinned);
    void showWaiting(bool waiting);
    void showReplaying(bool isReplaying);
    /// What there is to say of the whole board is pale while it is not in sight.
    void updatePale();
    void forceGoal(RowId id, SiteIndex site);
    void showCellMenu(SiteIndex site, RowId id, const QPoint &globalPosition);

    GoalSetDocument &m_document;
    Preview &m_preview;
    BoardChoice &m_choice;
    BoardOverlay m_overlay;
    ParameterBar *m_parameters;
    SeedBar *m_seedBar;
    OverlayBar *m_overlays;
    ReplayBar *m_replay; ///< instead of the overlays while steps are walked through
    QWidget *m_path; ///< the way back from the board of a part
    QToolButton *m_back;
    QLabel *m_partName;
    BoardView *m_view;
    BoardScroll *m_scroll; ///< around the view
    QList<QWidget *> m_around; ///< what a bare board is without
    ReceiptBar *m_receipt;
    const LastEdit *m_edit = nullptr; ///< what follow() was told
    BoardTabs *m_tabs;
    QAction *m_pin;
    QLabel *m_measures;
    QLabel *m_made;
    QTimer m_patience; ///< runs while the board is outdated, but not yet pale
    std::optional<GoalSet> m_toPin; ///< its board is still being made
    bool m_isWaiting = false;
    bool m_isReplaying = false;
};

} // namespace boardwright
