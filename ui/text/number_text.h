// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

#include <concepts>
#include <optional>

namespace boardwright {

// The text of every number that people read or type comes from here, in the format of QLocale():
// the window's is that of numbersLocale(), with groups of digits; the command line's is C, without.
// tests/numbers.cmake holds that no other place in ui/ makes text of a number with a fraction.

/// The decimals that a number of a field may have: more are rounding, not a number that people
/// mean.
inline constexpr int mostDecimals = 6;

QString textOfWhole(qint64 number);
QString textOfName(qint64 number);

/// "158,000".
template <std::integral Number>
QString wholeText(Number number)
{
    return textOfWhole(static_cast<qint64>(number));
}

/// With exactly so many decimals: "1,234.50".
QString fixedText(double number, int decimals);

/// With at most so many decimals, without zeros at the end: "0.15", "1,234.5", "-2". Never an
/// exponent.
QString numberText(double number, int decimals = mostDecimals);

/// A number that names something, such as a seed or a cell: "123456".
template <std::integral Number>
QString nameText(Number number)
{
    return textOfName(static_cast<qint64>(number));
}

/// As numberText(), without groups of digits, for a clipboard that a spreadsheet reads.
QString copiedText(double number);

/// As numberText(), as C writes it: for texts that are read again.
QString plainNumber(double number);

/// The number that a text says in the format of QLocale(), as numberOfCell() reads it.
std::optional<double> numberOfText(const QString &text);

/// The locale whose numbers fit a language: the first of `wanted`, the user's own, that has this
/// language, such as de_CH for "de"; else the language's usual one.
QLocale numbersLocale(const QString &language, const QList<QLocale> &wanted);

} // namespace boardwright
