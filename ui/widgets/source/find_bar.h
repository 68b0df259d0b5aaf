// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace boardwright {

/// A line to search with: what to look for, forward, back, and what came of it.
class FindBar final : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    QString text() const;
    /// Shows the bar and takes the focus.
    void open();
    /// `number` of `count` matches is shown; 0 of 0: there is none.
    void showMatch(int number, int count);

Q_SIGNALS:
    /// The text changed.
    void edited();
    void nextWanted();
    void previousWanted();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *m_edit;
    QLabel *m_result;
    QToolButton *m_previous;
    QToolButton *m_next;
};

} // namespace boardwright
