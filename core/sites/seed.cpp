// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/seed.h"

#include <algorithm>

namespace boardwright::sites {

std::expected<Seed, SeedFault> seedOf(QStringView text)
{
    constexpr std::uint64_t base = 10;
    if (text.isEmpty())
        return std::unexpected(SeedFault::Empty);
    if (!std::ranges::all_of(text, [](QChar unit) { return unit >= u'0' && unit <= u'9'; }))
        return std::unexpected(SeedFault::NotWhole);
    std::uint64_t number = 0;
    for (const QChar unit : text) {
        number = number * base + (unit.unicode() - u'0');
        if (number > largestSeed)
            return std::unexpected(SeedFault::TooLarge);
    }
    return Seed{.key = text, .number = static_cast<std::uint32_t>(number)};
}

} // namespace boardwright::sites
