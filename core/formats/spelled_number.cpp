// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/spelled_number.h"

#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace boardwright {

std::optional<qint64> wholeNumber(QStringView spelling)
{
    const bool isNegative = spelling.startsWith(u'-');
    if (isNegative)
        spelling = spelling.sliced(1);
    const auto *const exponentMark
        = std::ranges::find_if(spelling, [](QChar c) { return c == u'e' || c == u'E'; });
    const QStringView mantissa = spelling.first(exponentMark - spelling.begin());
    const auto *const point = std::ranges::find(mantissa, QChar(u'.'));

    // The number is digits * 10^shift; zeros at either end of the digits are insignificant.
    QString digits = mantissa.toString().remove(u'.');
    const qsizetype integerDigits = point - mantissa.begin();
    const qsizetype allDigits = digits.size();
    while (digits.endsWith(u'0'))
        digits.chop(1);
    const qsizetype dropped = allDigits - digits.size();
    const auto *const firstDigit
        = std::ranges::find_if(std::as_const(digits), [](QChar c) { return c != u'0'; });
    digits.remove(0, firstDigit - digits.cbegin());
    if (digits.isEmpty())
        return 0;

    bool isExponent = true;
    const int exponent = exponentMark == spelling.end()
        ? 0
        : spelling.sliced(mantissa.size() + 1).toInt(&isExponent);
    const qsizetype shift = exponent - (allDigits - integerDigits) + dropped;
    constexpr qsizetype mostDigits = 19; // digits of a 64-bit number
    if (!isExponent || shift < 0 || digits.size() + shift > mostDigits)
        return std::nullopt;

    bool fits = true;
    const qint64 number
        = ((isNegative ? QStringLiteral("-") : QString()) + digits + QString(shift, u'0'))
              .toLongLong(&fits);
    return fits ? std::optional(number) : std::nullopt;
}

std::optional<double> finiteNumber(QStringView spelling)
{
    bool isNumber = false;
    const double number = spelling.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

QByteArray numberText(double number)
{
    if (number == 0 || !std::isfinite(number))
        return "0";
    constexpr double firstTiny = 1e-6;
    constexpr double firstHuge = 1e16; // from here on some digits are insignificant
    const double size = std::abs(number);
    const auto format = size >= firstTiny && size < firstHuge ? std::chars_format::fixed
                                                              : std::chars_format::scientific;
    std::array<char, 64> text{};
    const auto [end, error] = std::to_chars(text.begin(), text.end(), number, format);
    return {text.data(), end - text.data()};
}

} // namespace boardwright
