// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

namespace boardwright::test {

// A second opinion about lines, rows and words of a file, which shares nothing with the readers.

/// What is known of how a file was read.
struct KnownReading {
    QSet<QString> codes{}; ///< of its notes
    QStringList besides{}; ///< lines that are no goals by its notes
    QStringList goals{}; ///< texts
    bool isTable = false;
};

/// The file in one of the shapes that are easily counted: lines that notes name are gone, headings
/// of all kinds end with a colon, numbers and boxes are dashes, and rows of a type or tier each are
/// a table with a goal a line.
QString inPlainShape(const QString &text, const KnownReading &read);

/// A file as text, as an editor would show it.
QString decoded(const QByteArray &bytes);

/// All words of a text: letters and digits between other characters.
QStringList wordsOf(const QString &text);

} // namespace boardwright::test
