// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QWidget>

class QAction;
class QLineEdit;
class QSpinBox;

namespace boardwright {

/// The strip above the board: its size and its seed, with previous, next, random and copy.
class SeedBar final : public QWidget {
    Q_OBJECT

public:
    explicit SeedBar(QWidget *parent = nullptr);

    QString seed() const { return m_seed; }

    Settings settings() const;

    /// Neither emits changed() where nothing changes.
    void setSeed(const QString &seed);
    void setSettings(const Settings &settings);

    /// For menus; the buttons use the same.
    QList<QAction *> seedActions() const;

Q_SIGNALS:
    void changed();

private:
    QAction *addSeedAction(const QString &icon, const QString &text, const QKeySequence &shortcut);
    void updateActions();
    void copySeed() const;

    QString m_seed;
    QLineEdit *m_seedEdit;
    QSpinBox *m_rows;
    QSpinBox *m_columns;
    QAction *m_previous;
    QAction *m_next;
    QAction *m_random;
    QAction *m_copy;
};

} // namespace boardwright
