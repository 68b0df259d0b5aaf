// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCursor>

class QKeyEvent;
class QPlainTextEdit;

namespace boardwright {

/// Keys that do more in JSON than in any text: Enter indents, Tab and Shift+Tab shift lines, a
/// closing bracket goes below the line that it belongs to. Each is one step of the text's own undo.
/// Returns whether the key was one of them.
bool typeInSource(QPlainTextEdit &edit, const QKeyEvent &event);

/// Two spaces more, or up to two less, before each line that is selected.
void shiftLines(const QTextCursor &cursor, bool isIndented);

} // namespace boardwright
