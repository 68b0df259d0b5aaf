// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_trace.h"
#include "ui/editing/board/metrics_model.h"
#include "ui/editing/board/steps_model.h"
#include "ui/editing/board/steps_player.h"
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

/// Below the board, closed until somebody asks: why a goal is where it is, the steps that made the
/// board, its numbers. Steps are recorded only while a page that tells of them is open. While they
/// are walked through, the view shows the state after a step and the replay bar says so; another
/// board, or leaving the page, ends that.
class BoardTabs final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardTabs)

public:
    /// All must outlive this; `view` and `bar` may be inside of what setContent() takes over.
    BoardTabs(Preview &preview, BoardView &view, ReplayBar &bar, QWidget *parent = nullptr);
    ~BoardTabs() override;

    /// What stands above the tabs. Taken over.
    void setContent(QWidget *content) { m_strip->setContent(content); }

    /// The board in sight; null: none.
    void showBoard(const std::shared_ptr<const PreviewResult> &board);

    /// The goal chosen elsewhere; none: no goal is.
    void showGoal(RowId id);

    /// The goals chosen elsewhere, all of them.
    void showGoals(const QList<RowId> &goals);

    /// Opens the page that the generator has for lines, if it has one.
    void showLine(LineIndex line);

    /// The page that the generator of the board brings along; null: it brings none.
    BoardPage *ownPage() const;

    /// What is told may be about to change.
    void setWaiting(bool waiting);

    /// They open and close the pages, for a menu.
    const QList<QAction *> &actions() const { return m_actions; }

    ToolStrip &strip() const { return *m_strip; }

    WhyPage &whyPage() const { return *m_why; }

    StepsPage &stepsPage() const { return *m_steps; }

    MetricsPage &metricsPage() const { return *m_metrics; }

    const BoardTrace &trace() const { return m_trace; }

    StepsPlayer &player() { return m_player; }

    const StepsModel &steps() const { return m_stepsModel; }

Q_SIGNALS:
    /// The view shows an earlier state of the board, or the board again.
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
    bool m_isReplaying = false; ///< as was told last
    ToolStrip *m_strip;
    WhyPage *m_why;
    StepsPage *m_steps;
    MetricsPage *m_metrics;
    QList<OwnPage> m_ownPages;
    QString m_generator; ///< of the board, by its key
    QList<QAction *> m_actions;
};

} // namespace boardwright
