// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace boardwright {

/// A sentence above the source: why it can only be read, or which mistake keeps its text out of the
/// goal set, with what to do about it. Hidden while there is nothing to say.
class SourceNote final : public QWidget {
    Q_OBJECT

public:
    explicit SourceNote(QWidget *parent = nullptr);

    void showNothing();
    /// Something to know; nothing is to be done.
    void showHint(const QString &words);
    /// The text is not in the goal set.
    void showMistake(const QString &words);

    QString words() const;

Q_SIGNALS:
    void placeWanted();
    void discardWanted();

private:
    QLabel *m_icon;
    QLabel *m_words;
    QToolButton *m_goTo;
    QToolButton *m_discard;
};

} // namespace boardwright
