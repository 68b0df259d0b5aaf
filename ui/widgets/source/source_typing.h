// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCursor>

class QKeyEvent;
class QPlainTextEdit;

namespace boardwright {

/// Handles the keys that have a JSON-specific effect: Enter indents, Tab and Shift+Tab shift lines,
/// a closing bracket is aligned with the line of its match. Each is one step of the text's own
/// undo. Returns whether the key was handled.
bool typeInSource(QPlainTextEdit &edit, const QKeyEvent &event);

/// Adds two spaces before each selected line, or removes up to two.
void shiftLines(const QTextCursor &cursor, bool isIndented);

} // namespace boardwright
