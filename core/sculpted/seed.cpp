// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/seed.h"

#include "core/random/draws.h"

#include <algorithm>
#include <limits>

namespace boardwright::sculpted {

std::uint32_t numberOfSeed(QStringView seed)
{
    constexpr std::uint64_t decimalBase = 10;
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    std::uint64_t number = 0;
    const bool isDecimal = !seed.isEmpty() && std::ranges::all_of(seed, [&](QChar unit) {
        if (unit < u'0' || unit > u'9')
            return false;
        number = number * decimalBase + static_cast<std::uint64_t>(unit.unicode() - u'0');
        return number <= most;
    });
    constexpr unsigned half = 32;
    return static_cast<std::uint32_t>(
        isDecimal ? number : Draws(seed).bits({.purpose = Purpose::SeedNumber}) >> half);
}

} // namespace boardwright::sculpted
