// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <optional>
#include <vector>

namespace boardwright {

/// Decimal seeds first..last, inclusive; empty if last < first.
struct SeedRange {
    qint64 first = 0;
    qint64 last = -1;

    qint64 count() const { return last - first + 1; }

    friend bool operator==(const SeedRange &, const SeedRange &) = default;
};

/// The n-th (1-based) of `shards` consecutive, nearly equal pieces of a range. Pieces may be empty
/// if there are more of them than seeds. The range must have at most mostBoards seeds.
SeedRange shardOf(const SeedRange &range, int number, int shards);

/// A set of seeds, kept as the fewest ranges in ascending order.
class SeedRanges final {
public:
    /// The first range of seeds in both; nothing if there are none.
    std::optional<SeedRange> shared(const SeedRange &range) const;
    std::optional<SeedRange> shared(const SeedRanges &other) const;

    /// Adds seeds that are not in the set yet.
    void add(const SeedRange &range);

    const std::vector<SeedRange> &ranges() const { return m_ranges; }

    qint64 count() const;

    friend bool operator==(const SeedRanges &, const SeedRanges &) = default;

private:
    std::vector<SeedRange> m_ranges;
};

} // namespace boardwright
