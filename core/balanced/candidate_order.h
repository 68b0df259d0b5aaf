// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/tables.h"
#include "core/random/arc4.h"

#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// Shuffles in place, as the reference does: forwards, with one random number per element,
/// including the first.
template <typename Item>
void shuffleForwards(std::span<Item> items, Arc4 &random)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto k = static_cast<std::size_t>(random.next() * static_cast<double>(i + 1));
        std::swap(items[i], items[k]);
    }
}

/// The order in which the goals of a time window are tried: by weight plus four random numbers
/// each, or by random numbers alone. All numbers are drawn at once, but sorting is lazy, because
/// the first goal that fits is taken and usually comes early.
class CandidateOrder final {
public:
    void shuffle(const BalancedTables &tables, const TimeWindow &window, Arc4 &random);

    /// The next goal; nothing after the last.
    std::optional<GoalNumber> next();

private:
    void sortRest();

    static constexpr std::size_t firstSought = 8; ///< found by search; then the rest is sorted

    std::uint32_t m_begin = 0;
    std::size_t m_size = 0;
    std::size_t m_taken = 0;
    bool m_isSorted = false;
    std::vector<double> m_numbers;
    std::vector<double> m_keys;
    std::vector<std::uint32_t> m_order; ///< once it is sorted
};

} // namespace boardwright
