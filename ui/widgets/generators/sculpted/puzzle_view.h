// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/play_session.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace boardwright {

/// A puzzle to be played with mouse and keys. The session knows the rules.
class PuzzleView final : public QWidget {
    Q_OBJECT

public:
    /// `session` must outlive the view.
    explicit PuzzleView(PlaySession &session, QWidget *parent = nullptr);

    PlaySession &session() const { return m_session; }

    /// The cell at a point of the view; -1 for none.
    int cellAt(const QPointF &point) const;

    /// A cell's place in the view. Precondition: there is a puzzle.
    QRectF cellRect(int cell) const;

    /// Whether the pins pulse: not where the user wants no animations.
    bool isPulsing() const { return m_pulse.isActive(); }

    /// Has screen readers say this, if the view is visible.
    void announce(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    /// What a key does; nothing for keys without a meaning.
    std::function<void()> actionOf(const QKeyEvent &event);
    void startPulse();
    void showPulse();

    PlaySession &m_session;
    QTimer m_pulse;
    QElapsedTimer m_pulseTime;
    QPointF m_dragged; ///< where the pointer was last
    int m_draggedCell = -1;
};

} // namespace boardwright
