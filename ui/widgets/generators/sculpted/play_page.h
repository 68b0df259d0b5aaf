// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/generators/sculpted/puzzle_view.h"
#include "ui/widgets/generators/sculpted/result_view.h"
#include "ui/widgets/panels/panel.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <functional>

class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace boardwright {

class ElidedLabel;

/// The board in sight as a puzzle: the board itself, what is known of the attempt, and its verbs as
/// buttons. Level n is the puzzle of seed n.
class PlayPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PlayPage)

public:
    enum Verb : std::uint8_t { TakeBack, Warp, Hint, Solve, StartOver };

    static constexpr std::size_t verbs = 5;

    /// The objects of `context` must outlive the page. `clock`: see PlaySession.
    explicit PlayPage(
        const PanelContext &context, QWidget *parent = nullptr, PlaySession::Clock clock = {});
    ~PlayPage() override;

    PlaySession &session() { return m_session; }

    PuzzleView &view() const { return *m_view; }

    ResultView &result() const { return *m_result; }

    /// The number of the level; its minimum, shown as a dash, if the seed is no number from 1.
    QSpinBox &level() const { return *m_level; }

    QLabel &status() const { return *m_status; }

    QPushButton &button(Verb verb) const { return *m_buttons.at(verb); }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *side();
    QPushButton *addButton(Verb verb, const QString &text, const QString &tip,
        const std::function<void()> &run, QVBoxLayout &layout);
    void takeBoard();
    void showSeed();
    void update();
    void showTime();
    void setTimer();
    void colourStatus();
    void hideSolution();

    Preview &m_preview;
    BoardChoice &m_choice;
    PlaySession m_session;
    PuzzleView *m_view;
    QLabel *m_status;
    QScrollArea *m_side = nullptr; ///< all but the board and the status
    ElidedLabel *m_title;
    QLabel *m_mechanic;
    QSpinBox *m_level;
    QLabel *m_visited;
    QLabel *m_time;
    ResultView *m_result;
    std::array<QPushButton *, verbs> m_buttons{};
    QTimer m_second; ///< updates the time in sight
};

} // namespace boardwright
