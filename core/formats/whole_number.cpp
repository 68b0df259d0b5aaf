// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/whole_number.h"

#include <QString>

#include <algorithm>

namespace boardwright {

std::optional<int> wholeNumber(QStringView spelling)
{
    const bool isNegative = spelling.startsWith(u'-');
    if (isNegative)
        spelling = spelling.sliced(1);
    const auto *const exponentMark
        = std::ranges::find_if(spelling, [](QChar c) { return c == u'e' || c == u'E'; });
    const QStringView mantissa = spelling.first(exponentMark - spelling.begin());
    const auto *const point = std::ranges::find(mantissa, QChar(u'.'));

    // The number is digits * 10^shift; zeros at either end of the digits say nothing.
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
    constexpr qsizetype mostDigits = 10; // of an int
    if (!isExponent || shift < 0 || digits.size() + shift > mostDigits)
        return std::nullopt;

    bool fits = true;
    const int number
        = ((isNegative ? QStringLiteral("-") : QString()) + digits + QString(shift, u'0'))
              .toInt(&fits);
    return fits ? std::optional(number) : std::nullopt;
}

} // namespace boardwright
