// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace boardwright {

/// The row "New goal..." below the last goal. It only reports what the user does; its owner adds
/// the goals. Enter, Insert and F2 act as a click, which starts a goal. GUI thread.
class NewGoalRow final : public QToolButton {
    Q_OBJECT

public:
    explicit NewGoalRow(QWidget *parent = nullptr);

Q_SIGNALS:
    /// The first character of a new goal. `key` is valid during the signal.
    void typed(QKeyEvent *key);
    /// The user pressed Paste; the lines of the clipboard are meant as goals.
    void pasted();
    /// The user pressed Up or Escape: the focus should go back to the table.
    void left();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace boardwright
