// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QString>

namespace boardwright {

/// What a stranger may write before any text of a file: markup that reads `picture` where a text is
/// taken for HTML, an "&" that becomes a mnemonic where it is taken for the text of a menu, and a
/// character that turns the text after it around.
QString hostileMark(const QString &picture);

/// The set with the mark before every text that a file can hold: names, goals, tool tips, tags,
/// categories, icons, and the texts and names of all sections. Equal texts stay equal, so that
/// names still mean something. At least 40 goals; the first two are the same.
GoalSet markedUp(GoalSet set, const QString &mark);

} // namespace boardwright
