// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

QString fixed(const QLocale &locale, double number, int decimals)
{
    if (!std::isfinite(number))
        return {};
    const QString text = locale.toString(number, 'f', decimals);
    // What rounds to nothing has no sign: "0", not "-0.00".
    const bool isNothing = number < 0
        && std::ranges::none_of(text, [](QChar c) { return c.isDigit() && c.digitValue() != 0; });
    return isNothing ? locale.toString(0.0, 'f', decimals) : text;
}

QString withoutZeros(const QLocale &locale, QString text)
{
    if (!text.contains(locale.decimalPoint()))
        return text;
    while (text.endsWith(locale.zeroDigit()))
        text.chop(locale.zeroDigit().size());
    if (text.endsWith(locale.decimalPoint()))
        text.chop(locale.decimalPoint().size());
    return text;
}

/// Whether these two are the same for people: all spaces, and all apostrophes.
bool areAlike(QChar typed, QChar separator)
{
    constexpr auto isApostrophe = [](QChar c) { return c == u'\'' || c == u'’'; };
    return typed == separator || (typed.isSpace() && separator.isSpace())
        || (isApostrophe(typed) && isApostrophe(separator));
}

/// The text as QLocale reads it: keyboards have no narrow space.
QString spelled(const QLocale &locale, QString text)
{
    const QString separator = locale.groupSeparator();
    if (separator.size() == 1) {
        for (QChar &c : text) {
            if (areAlike(c, separator.front()))
                c = separator.front();
        }
    }
    return text;
}

} // namespace

QString textOfWhole(qint64 number)
{
    return QLocale().toString(number);
}

QString fixedText(double number, int decimals)
{
    return fixed(QLocale(), number, decimals);
}

QString numberText(double number, int decimals)
{
    const QLocale locale;
    return withoutZeros(locale, fixed(locale, number, decimals));
}

QString textOfName(qint64 number)
{
    return QString::number(number);
}

QString copiedText(double number)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return withoutZeros(locale, fixed(locale, number, mostDecimals));
}

QString plainNumber(double number)
{
    return withoutZeros(QLocale::c(), fixed(QLocale::c(), number, mostDecimals));
}

std::optional<double> numberOfText(const QString &text)
{
    const QLocale locale;
    bool isNumber = false;
    double number = locale.toDouble(spelled(locale, text.trimmed()), &isNumber);
    if (!isNumber)
        number = QLocale::c().toDouble(text.trimmed(), &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

QString plainWhole(const QString &text)
{
    const QLocale locale;
    bool isNumber = false;
    const qint64 number = locale.toLongLong(spelled(locale, text.trimmed()), &isNumber);
    return isNumber ? nameText(number) : text;
}

QLocale numbersLocale(const QString &language, const QList<QLocale> &wanted)
{
    const QLocale usual(language);
    const auto own = std::ranges::find(wanted, usual.language(), &QLocale::language);
    return own == wanted.end() ? usual : *own;
}

} // namespace boardwright
