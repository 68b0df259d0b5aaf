// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

class QAction;
class QMenu;

namespace boardwright {

/// Adds an entry with a named icon. On a button its text has no mnemonic.
QAction *menuAction(
    QMenu &menu, const QString &icon, const QString &text, const QKeySequence &shortcut = {});

} // namespace boardwright
