// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/tables.h"
#include "core/random/arc4.h"

#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// A copy in random order, as the reference shuffles: forwards, with one number for each entry, the
/// first included. Stands in `items`.
template <typename Item>
void shuffleForwards(std::span<Item> items, Arc4 &random)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto k = static_cast<std::size_t>(random.next() * static_cast<double>(i + 1));
        std::swap(items[i], items[k]);
    }
}

/// The order in which the goals of a window are tried: by weight and four random numbers each, or
/// by random numbers alone. All numbers are drawn at once; the order is made as far as it is asked
/// for, because the first that fits is taken and is seldom far.
class CandidateOrder final {
public:
    void shuffle(const BalancedTables &tables, const TimeWindow &window, Arc4 &random);

    /// The next goal; nothing after the last.
    std::optional<GoalNumber> next();

private:
    void sortRest();

    static constexpr std::size_t firstSought = 8; ///< found by search, before all are sorted

    std::uint32_t m_begin = 0;
    std::size_t m_size = 0;
    std::size_t m_taken = 0;
    bool m_isSorted = false;
    std::vector<double> m_numbers;
    std::vector<double> m_keys;
    std::vector<std::uint32_t> m_order; ///< once it is sorted
};

} // namespace boardwright
