// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace boardwright {

/// The row below the last goal, which becomes a goal when something is typed. A key or a click
/// starts a goal, pasted lines become goals, Up and Escape lead back.
class NewGoalRow final : public QToolButton {
    Q_OBJECT

public:
    explicit NewGoalRow(QWidget *parent = nullptr);

Q_SIGNALS:
    /// The first key of a new goal.
    void typed(QKeyEvent *key);
    void pasted();
    void left();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace boardwright
