// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/seed_text.h"

#include "ui/text/number_text.h"

#include <QRandomGenerator>

#include <algorithm>
#include <iterator>
#include <ranges>

namespace boardwright {

namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// The length of the number at the end of a seed; 0 if there is none.
qsizetype digitsAtEnd(const QString &seed)
{
    const auto reversed = seed | std::views::reverse;
    return std::distance(reversed.begin(), std::ranges::find_if_not(reversed, isDigit));
}

} // namespace

// Both count digit by digit, because a seed may have more digits than any number type.

QString nextSeed(const QString &seed)
{
    const qsizetype digits = digitsAtEnd(seed);
    if (digits == 0) // counts as number 1
        return seed.isEmpty() ? QStringLiteral("1") : seed + u'2';
    QString next = seed;
    qsizetype at = seed.size() - 1;
    for (; at >= seed.size() - digits && next[at] == u'9'; --at)
        next[at] = u'0';
    if (at >= seed.size() - digits)
        next[at] = QChar(next[at].unicode() + 1);
    else
        next.insert(at + 1, u'1');
    return next;
}

std::optional<QString> previousSeed(const QString &seed)
{
    const qsizetype digits = digitsAtEnd(seed);
    // True also without digits.
    if (std::ranges::all_of(seed.last(digits), [](QChar c) { return c == u'0'; }))
        return std::nullopt;
    QString previous = seed;
    qsizetype at = seed.size() - 1;
    for (; previous[at] == u'0'; --at)
        previous[at] = u'9';
    previous[at] = QChar(previous[at].unicode() - 1);
    return previous;
}

QString randomSeed(qint64 lastOfRoom)
{
    if (lastOfRoom > 0)
        return plainNumber(
            static_cast<double>(QRandomGenerator::system()->bounded(lastOfRoom) + 1));
    // Without 0, O, 1 and I, which are easily confused.
    constexpr QStringView alphabet = u"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    QString seed;
    for (int i = 0; i < 6; ++i)
        seed += alphabet[QRandomGenerator::system()->bounded(alphabet.size())];
    return seed;
}

} // namespace boardwright
