// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/seed_ranges.h"

#include <algorithm>

namespace boardwright {

SeedRange shardOf(const SeedRange &range, int number, int shards)
{
    const qint64 count = range.count();
    return {.first = range.first + count * (number - 1) / shards,
        .last = range.first + count * number / shards - 1};
}

std::optional<SeedRange> SeedRanges::shared(const SeedRange &range) const
{
    for (const SeedRange &own : m_ranges) {
        const SeedRange both{
            .first = std::max(own.first, range.first), .last = std::min(own.last, range.last)};
        if (both.first <= both.last)
            return both;
    }
    return std::nullopt;
}

std::optional<SeedRange> SeedRanges::shared(const SeedRanges &other) const
{
    for (const SeedRange &range : other.m_ranges) {
        if (const auto both = shared(range))
            return both;
    }
    return std::nullopt;
}

void SeedRanges::add(const SeedRange &range)
{
    if (range.last < range.first)
        return;
    Q_ASSERT(!shared(range));
    auto next = std::ranges::upper_bound(m_ranges, range.first, {}, &SeedRange::first);
    next = m_ranges.insert(next, range);
    // Merge with the next range if they touch.
    if (const auto after = next + 1; after != m_ranges.end() && after->first - 1 == next->last) {
        next->last = after->last;
        m_ranges.erase(after);
    }
    if (next != m_ranges.begin() && (next - 1)->last == next->first - 1) {
        (next - 1)->last = next->last;
        m_ranges.erase(next);
    }
}

qint64 SeedRanges::count() const
{
    qint64 count = 0;
    for (const SeedRange &range : m_ranges)
        count += range.count();
    return count;
}

} // namespace boardwright
