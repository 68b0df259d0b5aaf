// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/minutes_words.h"

#include <cmath>

namespace boardwright {

QString clockText(double minutes)
{
    constexpr double secondsInMinute = 60;
    constexpr double most = 1e12; // above this, seconds are no longer exact
    if (!(std::abs(minutes) < most))
        return {};
    const auto seconds = static_cast<qint64>(std::llround(std::abs(minutes) * secondsInMinute));
    constexpr qint64 minute = 60;
    constexpr int base = 10;
    constexpr int width = 2;
    const QString text = QStringLiteral("%1:%2")
                             .arg(seconds / minute)
                             .arg(seconds % minute, width, base, QChar(u'0'));
    return minutes < 0 && seconds > 0 ? QChar(u'\u2212') + text : text;
}

} // namespace boardwright
