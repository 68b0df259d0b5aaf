// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/synergy_filter.h"

#include <QList>

#include <algorithm>

namespace boardwright {

namespace {

/// Keeping this many values or more means all values of a category in a line.
constexpr int mostKept = 1000;

/// White space, a sign and digits; nothing if there are no digits.
std::optional<int> leadingNumber(QStringView text)
{
    const auto isSkipped = [](QChar unit) { return unit.isSpace() || unit == QChar(0xfeff); };
    while (!text.isEmpty() && isSkipped(text.front()))
        text = text.sliced(1);
    const bool isNegative = text.startsWith(u'-');
    if (isNegative || text.startsWith(u'+'))
        text = text.sliced(1);
    int number = 0;
    qsizetype digits = 0;
    for (; digits < text.size() && text[digits] >= u'0' && text[digits] <= u'9'; ++digits) {
        constexpr int base = 10;
        number = std::min(number * base + (text[digits].unicode() - u'0'), mostKept);
    }
    if (digits == 0)
        return std::nullopt;
    return isNegative ? -number : number;
}

} // namespace

std::optional<SynergyFilter> synergyFilterOf(QStringView text)
{
    const QList<QStringView> parts = text.split(u' ');
    if (parts.size() < 2)
        return std::nullopt;
    const bool isMax = parts[0].compare(u"max", Qt::CaseInsensitive) == 0;
    if (!isMax && parts[0].compare(u"min", Qt::CaseInsensitive) != 0)
        return std::nullopt;
    const auto number = leadingNumber(parts[1]);
    if (!number)
        return std::nullopt;
    return SynergyFilter{.descending = isMax, .keep = *number};
}

} // namespace boardwright
