// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "ui/editing/board/board_choice.h"

#include <QWidget>

class QAction;
class QLineEdit;

namespace boardwright {

/// The seed of the board, with buttons for previous, next, random and copy. A seed is copied
/// together with the settings of its board (core/generator/seed_line.h); pasting it restores all of
/// them.
class SeedBar final : public QWidget {
    Q_OBJECT

public:
    /// `choice` must outlive the bar.
    explicit SeedBar(BoardChoice &choice, QWidget *parent = nullptr);

    /// Actions for menus, shared with the buttons.
    QList<QAction *> seedActions() const;

    /// The seed that the board on view is of, if its gates rejected those of the seeds before;
    /// empty: the chosen one. It is what is copied, because it makes the same board from a copy of
    /// the set that has no gates. Forgotten when another board is chosen.
    void setDerivedSeed(const QString &seed) { m_derivedSeed = seed; }

    /// Adds a button at the end.
    void addButton(QAction *action);

Q_SIGNALS:
    /// A message about a pasted seed and its settings.
    void told(Severity severity, const QString &text);

private:
    QAction *addSeedAction(const QString &icon, const QString &text, const QKeySequence &shortcut);
    void showSeed();
    void copySeed() const;
    void takeText(const QString &text);

    BoardChoice &m_choice;
    QString m_derivedSeed;
    QLineEdit *m_seedEdit;
    QAction *m_previous;
    QAction *m_next;
    QAction *m_random;
    QAction *m_copy;
};

} // namespace boardwright
