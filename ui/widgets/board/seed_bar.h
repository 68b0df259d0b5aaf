// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "ui/editing/board/board_choice.h"

#include <QWidget>

class QAction;
class QLineEdit;

namespace boardwright {

/// The seed of the board, with previous, next, random and copy. A seed is copied with the settings
/// of its board (core/generator/seed_line.h), and pasting that restores all of it.
class SeedBar final : public QWidget {
    Q_OBJECT

public:
    /// `choice` must outlive the bar.
    explicit SeedBar(BoardChoice &choice, QWidget *parent = nullptr);

    /// For menus; the buttons use the same.
    QList<QAction *> seedActions() const;

    /// One more button at the end.
    void addButton(QAction *action);

Q_SIGNALS:
    /// What there is to say of a seed that was pasted with its settings.
    void told(Severity severity, const QString &text);

private:
    QAction *addSeedAction(const QString &icon, const QString &text, const QKeySequence &shortcut);
    void showSeed();
    void copySeed() const;
    void takeText(const QString &text);

    BoardChoice &m_choice;
    QLineEdit *m_seedEdit;
    QAction *m_previous;
    QAction *m_next;
    QAction *m_random;
    QAction *m_copy;
};

} // namespace boardwright
