// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>

namespace boardwright {

/// Values as people and spreadsheets spell them in cells, whatever the language of the program.
/// Used for files, for the clipboard and for what is typed. Pure, any thread.

/// TRUE, FALSE, yes, no, y, n, x, 1, 0, on, off, check marks and dashes, in any case, and TRUE and
/// FALSE as German and French spreadsheets write them.
std::optional<bool> flagOfCell(const QString &text);

/// A whole number: "80", "80 %", "80.0", "80,0".
std::optional<qint64> wholeNumberOfCell(const QString &text);

/// Why a text is no list of numbers.
struct BadNumbers {
    QString part; ///< that is no number from 1; null: there are too many numbers
};

/// A list of numbers from 1: "2-5", "2–5", "3, 6, 9", "3 · 6 · 9", "3 | 6", "10..50/10" (in steps
/// of 10). At most `most` numbers.
std::expected<QList<int>, BadNumbers> numbersOfCell(const QString &text, qsizetype most);

/// The words of a list of zones, in lower case: "E M", "early, mid".
QStringList zoneWordsOfCell(const QString &text);

/// The zones that one of these words means: "early", "em" (one letter for each), "all". Empty if it
/// means none.
Zones zonesOfWord(const QString &word);

/// A list of names, separated by commas, semicolons, vertical bars or line feeds. Names in
/// quotation marks are taken as they are. Others are trimmed, and left out if empty. An array of
/// texts, as a program spells it, is one, too: ["cave", "light"].
QStringList namesOfText(const QString &text);

/// The inverse: names that contain separators or quotation marks, or would be trimmed, are quoted.
QString textOfNames(const QStringList &names);

} // namespace boardwright
