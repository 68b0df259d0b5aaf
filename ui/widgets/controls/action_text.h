// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

/// The text of a menu entry for a button or a tooltip: without the mnemonic, which is "&Open" or,
/// after Chinese words, "(&O)", and without the dots that announce a dialog.
QString plainActionText(const QString &menuText);

/// Text of a set or a file for a menu entry, a button or a title: on one line, without characters
/// that turn the rest around, and each "&" is shown.
QString menuText(const QString &text);

/// The same for the title of a window, where Qt replaces "[*]" by its sign for unsaved changes.
QString titleText(const QString &text);

} // namespace boardwright
