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
class QBoxLayout;
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

/// The right side of the window: the settings of the preview, the board, and notes and measures of
/// the whole board.
class BoardPanel final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardPanel)

public:
    /// All arguments must outlive the panel.
    BoardPanel(GoalSetDocument &document, Preview &preview, BoardChoice &choice,
        QWidget *parent = nullptr);
    ~BoardPanel() override;

    BoardView &view() const { return *m_view; }

    SeedBar &seedBar() const { return *m_seedBar; }

    ParameterBar &parameterBar() const { return *m_parameters; }

    ReceiptBar &receiptBar() const { return *m_receipt; }

    /// The pages below the board: why this goal, steps, metrics.
    BoardTabs &tabs() const { return *m_tabs; }

    /// Shows the effect of edits below the board and allows the board to be pinned for comparison.
    void follow(LastEdit &edit, EditReceipt &receipt);

    QAction *pinAction() const { return m_pin; }

    /// Zoom in, zoom out, show the whole board.
    QList<QAction *> zoomActions() const;

    /// Shows the whole board with its seed and with what explains its colours, and nothing else,
    /// for presenting. Afterwards the zoom is as before.
    void setBare(bool bare);

    /// Adds the overlays of many boards.
    void follow(const LiveStatistics &statistics) { m_overlay.follow(statistics); }

    /// Marks the cells of an objective. Overlays of many boards refer to this objective or to the
    /// category, whichever was set last.
    void showGoal(RowId id);

    void showCategory(const QString &category) { m_overlay.setCategory(category); }

    /// Goals are dragged over the window, or dropped. A single goal that is dropped on a cell of
    /// the whole board is forced to that position. Several goals are not accepted.
    void hoverGoals(const QList<RowId> &ids, const QPoint &globalPosition);
    void dropGoals(const QList<RowId> &ids, const QPoint &globalPosition);
    void endHover();

private:
    void layOut();
    void connectParts();
    void startOver();
    void showBoard();
    void offerOverlays(const PreviewResult &board);
    void showPart();
    void showPinned(bool pinned);
    void showWaiting(bool waiting);
    void showReplaying(bool isReplaying);
    void updateHidden();
    void updateBare();
    /// Hides the notes and measures of the board while a page below says the same.
    void updateSaid();
    /// Turns the notes and measures of the board pale while the view shows something else.
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
    ReplayBar *m_replay; ///< replaces the overlays while steps are replayed
    QWidget *m_path; ///< leads back from the board of a part
    QToolButton *m_back;
    QLabel *m_partName;
    BoardView *m_view;
    BoardScroll *m_scroll; ///< contains the view
    QList<QWidget *> m_around; ///< what setBare() hides
    QWidget *m_bars; ///< contains the overlays and the steps that are replayed
    QBoxLayout *m_content = nullptr; ///< of the board and of what is around it
    bool m_isBare = false;
    ReceiptBar *m_receipt;
    const LastEdit *m_edit = nullptr; ///< as given to follow()
    BoardTabs *m_tabs;
    QAction *m_pin;
    QLabel *m_legend; ///< what the letters on the board mean
    QLabel *m_measures;
    QLabel *m_made;
    QTimer m_patience; ///< runs while the board is outdated, but not yet pale
    std::optional<GoalSet> m_toPin; ///< the set whose board will be pinned when it arrives
    bool m_isWaiting = false;
    bool m_isReplaying = false;
    std::optional<PreviewRequest> m_offered; ///< of the board whose overlays were offered last
};

} // namespace boardwright
