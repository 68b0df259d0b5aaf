// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/number_text.h"

#include "core/goalset/cell_values.h"

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
    return numberOfCell(text, QLocale());
}

QLocale numbersLocale(const QString &language, const QList<QLocale> &wanted)
{
    const QLocale usual(language);
    const auto own = std::ranges::find(wanted, usual.language(), &QLocale::language);
    return own == wanted.end() ? usual : *own;
}

} // namespace boardwright
