// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace boardwright {

/// A line to search with: what to look for, forward, back, and what came of it. Below it, if
/// wanted, what to replace it by.
class FindBar final : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    QString text() const;
    QString replacement() const;
    /// Shows the bar and takes the focus.
    void open();
    void openReplace();
    /// Whether text can be replaced at all.
    void setWritable(bool isWritable);
    /// `number` of `count` matches is shown; 0 of 0: there is none.
    void showMatch(int number, int count);

Q_SIGNALS:
    /// The text changed.
    void edited();
    void nextWanted();
    void previousWanted();
    void replaceWanted();
    void replaceAllWanted();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void enableButtons();

    QLineEdit *m_edit;
    QLineEdit *m_replacement;
    QWidget *m_replaceRow;
    QLabel *m_result;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_replace;
    QToolButton *m_replaceAll;
    int m_count = 0;
    bool m_isWritable = false;
};

} // namespace boardwright
