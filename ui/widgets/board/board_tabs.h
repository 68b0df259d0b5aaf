// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_trace.h"
#include "ui/editing/board/steps_model.h"
#include "ui/editing/board/steps_player.h"
#include "ui/editing/lab/metrics_model.h"
#include "ui/widgets/controls/tool_strip.h"

#include <QList>
#include <QWidget>

#include <memory>

class QAction;

namespace boardwright {

class BoardPage;
class BoardView;
class MetricsPage;
class Preview;
class ReplayBar;
class StepsPage;
class WhyPage;

/// The pages below the board: why a goal is where it is, the steps that made the board, its
/// metrics. They start closed. Steps are recorded only while a page that shows them is open. During
/// a replay the view shows the state after a step, and the replay bar says so. Another board, or
/// leaving the page, ends the replay.
class BoardTabs final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardTabs)

public:
    /// All arguments must outlive this object. setContent() may take over a widget that contains
    /// `view` and `bar`.
    BoardTabs(Preview &preview, BoardView &view, ReplayBar &bar, QWidget *parent = nullptr);
    ~BoardTabs() override;

    /// The widget above the tabs. Takes ownership.
    void setContent(QWidget *content) { m_strip->setContent(content); }

    /// The board in view; null if there is none.
    void showBoard(const std::shared_ptr<const PreviewResult> &board);

    /// The goal selected elsewhere, or RowId::none.
    void showGoal(RowId id);

    /// All goals selected elsewhere.
    void showGoals(const QList<RowId> &goals);

    /// Opens the generator's page for lines, if it has one.
    void showLine(LineIndex line);

    /// Hides the steps of the board, which tell more than may be seen.
    void setBoardHidden(bool hidden);

    /// Whether the text of the pages may be about to change.
    void setWaiting(bool waiting);

    /// Menu actions that open and close the pages.
    const QList<QAction *> &actions() const { return m_actions; }

    ToolStrip &strip() const { return *m_strip; }

    WhyPage &whyPage() const { return *m_why; }

    StepsPage &stepsPage() const { return *m_steps; }

    MetricsPage &metricsPage() const { return *m_metrics; }

    const BoardTrace &trace() const { return m_trace; }

    StepsPlayer &player() { return m_player; }

    const StepsModel &steps() const { return m_stepsModel; }

Q_SIGNALS:
    /// Emitted when the view starts or stops showing an earlier state of the board.
    void replayChanged(bool isReplaying);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct OwnPage {
        QString generator;
        BoardPage *page = nullptr;
    };

    void addPages();
    void addOwnPages();
    void updateWanted();
    void follow();
    void followSteps();
    void explain();
    QString hint() const;

    BoardView &m_view;
    ReplayBar &m_bar;
    BoardTrace m_trace;
    StepsModel m_stepsModel;
    StepsPlayer m_player;
    MetricsModel m_metricsModel;
    std::shared_ptr<const PreviewResult> m_board;
    RowId m_goal = RowId::none;
    bool m_isReplaying = false; ///< as last reported
    bool m_isBoardHidden = false;
    ToolStrip *m_strip;
    WhyPage *m_why;
    StepsPage *m_steps;
    MetricsPage *m_metrics;
    QList<OwnPage> m_ownPages;
    QString m_generator; ///< key of the board's generator
    QList<QAction *> m_actions;
};

} // namespace boardwright
