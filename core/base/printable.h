// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

/// The text on one line, without anything that could control a terminal: texts in files come from
/// strangers. White space and line ends become spaces. Other control characters and those that
/// change the direction of text are escaped ("\u001b"). Other format characters are dropped.
QString printable(const QString &text);

/// The same for each line of a text, which stay lines.
QString printableLines(const QString &text);

/// The text for a sentence that quotes it: what would turn the rest of the sentence around is
/// escaped. Direction marks, which turn nothing else, stay.
QString unturned(const QString &text);

} // namespace boardwright
