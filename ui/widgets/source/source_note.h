// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace boardwright {

/// A sentence above the source: why the text is read-only, or which error keeps it out of the goal
/// set, with buttons to resolve that. Hidden while empty.
class SourceNote final : public QWidget {
    Q_OBJECT

public:
    explicit SourceNote(QWidget *parent = nullptr);

    void showNothing();
    /// Shows information that requires no action.
    void showHint(const QString &words);
    /// Shows why the text is not in the goal set.
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
