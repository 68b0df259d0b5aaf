// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace boardwright {

/// A search bar: the search text, previous and next, and the number of matches. Optionally has a
/// line below for the replacement.
class FindBar final : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    QString text() const;
    QString replacement() const;
    /// Shows the bar and takes the focus.
    void open();
    void openReplace();
    /// Whether text can be replaced.
    void setWritable(bool isWritable);
    /// Shows "`number` of `count`"; 0 of 0 if there is no match.
    void showMatch(int number, int count);

Q_SIGNALS:
    /// The search text changed.
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
