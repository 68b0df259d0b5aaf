// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace boardwright {

/// Values as people and spreadsheets spell them in cells, whatever the language of the program.
/// valueOfText() (field_text.h) reads fields with them. Pure, any thread.

/// TRUE, FALSE, yes, no, y, n, x, 1, 0, on, off, check marks and dashes, in any case, and TRUE and
/// FALSE as German and French spreadsheets write them.
std::optional<bool> flagOfCell(const QString &text);

/// The numbers of files: as C writes them, without groups of digits.
QLocale plainNumbers();

/// A finite number as the locale writes it, with or without groups of digits; or as C does, or with
/// a comma as the decimal point. The first of these that reads it counts. Space around it is
/// ignored.
std::optional<double> numberOfCell(const QString &text, const QLocale &locale);

/// A whole number: "80", "80 %", "80.0", "80,0", and groups of digits as the locale has them.
/// "1.000" and "1,000" are nothing unless the locale decides whether that is one or a thousand.
std::optional<qint64> wholeNumberOfCell(
    const QString &text, const QLocale &locale = plainNumbers());

/// The zones that a word in lower case means: "early", "em" (one letter for each), "all". Empty if
/// it means none.
Zones zonesOfWord(const QString &word);

/// Those of "e", "m", "l", "n" whose zones are included, in this order.
QStringList zoneLetters(Zones zones);
std::optional<Zone> zoneOfLetter(const QString &letter);

/// A list of names, separated by commas, semicolons, vertical bars or line feeds. Names in
/// quotation marks are taken as they are. Others are trimmed, and left out if empty. An array of
/// texts, as a program spells it, is one, too: ["cave", "light"]. `isComma` tells whether the comma
/// at an index of the text separates; null: each does.
QStringList namesOfText(
    const QString &text, const std::function<bool(qsizetype comma)> &isComma = {});

/// The inverse: names that contain separators or quotation marks, or would be trimmed, are quoted.
QString textOfNames(const QStringList &names);

} // namespace boardwright
