// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace boardwright {

/// A line of a list that is not blank.
struct TextLine {
    QString text; ///< without white space around it
    qsizetype at = 0; ///< its offset in the file
    bool isTrimmed = false; ///< it had some
    qsizetype indent = 0; ///< how much white space was before it
    bool isAfterBlank = false; ///< a blank line is above it
};

struct LinesOfText {
    std::vector<TextLine> first; ///< the first ones, as many as were asked for
    qint64 count = 0; ///< of all that are not blank
};

/// The lines of a text. Keeps no more than `most`: a large file has millions of them. Pure.
LinesOfText linesOf(const QByteArray &bytes, qsizetype most);

/// How many characters of each line are a bullet, a box or a number that counts lines, with the
/// spaces after it: 0 where there is none, or where it may be part of the goal. "3 lamps" is a
/// goal, but "1 Find it", "2 Row it", "3 Sing" are counted. Pure.
std::vector<qsizetype> bulletsOf(const std::vector<const TextLine *> &lines);

/// The length of a bullet, a box or a number with a dot that begins a line, whatever the other
/// lines have; 0 if there is none. "- [x] Swim" has two.
qsizetype bulletSize(const QString &line);

/// Whether a line begins with such a sign, or with a number or letter that a sign tells from the
/// text.
bool mayBeCounted(const QString &line);

/// How many lines have a bulletSize().
qsizetype bulletedLines(const std::vector<const TextLine *> &lines);

} // namespace boardwright
