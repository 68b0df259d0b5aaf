// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// Sets of sites, 64 per word.
using SiteWords = std::vector<std::uint64_t>;

inline constexpr std::size_t siteBits = 64;

constexpr std::uint64_t siteBit(std::size_t site)
{
    return std::uint64_t{1} << (site % siteBits);
}

/// A number for each site, stored as binary digits that are sets of sites: adding one on a set of
/// 64 sites costs about two operations (vertical counters; Knuth, "The Art of Computer Programming"
/// 7.1.3).
class SiteCounters final {
public:
    /// All zero; no number may exceed `most`. Allocates only the first time.
    void clear(std::size_t words, std::size_t most)
    {
        const auto digits = static_cast<std::size_t>(std::bit_width(most));
        if (m_digits != digits || m_bits.size() != words * digits) {
            m_digits = digits;
            m_bits.assign(words * digits, 0);
        } else if (m_used > 0) {
            std::ranges::fill(m_bits, std::uint64_t{0});
        }
        m_used = 0;
    }

    /// Adds a number on these sites of a word.
    void add(std::size_t word, std::uint64_t sites, unsigned number = 1)
    {
        for (; number != 0 && sites != 0; number &= number - 1) {
            auto used = static_cast<std::size_t>(std::countr_zero(number));
            std::uint64_t *digit = m_bits.data() + word * m_digits + used;
            for (std::uint64_t carry = sites; carry != 0; ++digit, ++used) {
                const std::uint64_t next = *digit & carry;
                *digit ^= carry;
                carry = next;
            }
            m_used = std::max(m_used, used);
        }
    }

    /// How many digits are in use, lowest first.
    std::size_t used() const { return m_used; }

    std::uint64_t digit(std::size_t word, std::size_t number) const
    {
        return m_bits[word * m_digits + number];
    }

    int at(std::size_t site) const
    {
        int count = 0;
        for (std::size_t number = 0; number < m_used; ++number)
            count |= static_cast<int>((digit(site / siteBits, number) >> (site % siteBits)) & 1)
                << number;
        return count;
    }

private:
    std::size_t m_digits = 0;
    std::size_t m_used = 0;
    SiteWords m_bits; ///< by word, then digit
};

/// Which of some counters is the largest on each of 64 sites: 0 if all are zero, n for the n-th
/// (1-based), and one more than the number of counters if several are. At most six counters. Calls
/// tell(site within the word, which) for the first `sites` of them.
template <std::size_t Count, typename Tell>
void tellLargest(
    const std::array<SiteCounters, Count> &counters, std::size_t word, std::size_t sites, Tell tell)
{
    constexpr std::size_t several = Count + 1;
    std::size_t used = 0;
    for (const SiteCounters &counter : counters)
        used = std::max(used, counter.used());
    std::array<std::uint64_t, Count> isLargest{};
    isLargest.fill(~std::uint64_t{0});
    std::uint64_t isSome = 0;
    for (std::size_t number = used; number-- > 0;) {
        std::array<std::uint64_t, Count> digits{};
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < Count; ++i) {
            digits[i] = number < counters[i].used() ? counters[i].digit(word, number) : 0;
            any |= digits[i] & isLargest[i];
            isSome |= digits[i];
        }
        for (std::size_t i = 0; i < Count; ++i)
            isLargest[i] &= digits[i] | ~any;
    }
    std::uint64_t once = 0;
    std::uint64_t twice = 0;
    for (const std::uint64_t largest : isLargest) {
        twice |= once & largest;
        once |= largest;
    }
    // The answers in binary, one digit per word.
    std::array<std::uint64_t, 3> answer{};
    const auto write = [&](std::size_t which, std::uint64_t where) {
        for (std::size_t bit = 0; bit < answer.size(); ++bit)
            answer[bit] |= ((which >> bit) & 1) != 0 ? where & isSome : 0;
    };
    for (std::size_t i = 0; i < Count; ++i)
        write(i + 1, isLargest[i] & ~twice);
    write(several, twice);
    for (std::size_t site = 0; site < sites; ++site)
        tell(site,
            ((answer[0] >> site) & 1) | (((answer[1] >> site) & 1) << 1)
                | (((answer[2] >> site) & 1) << 2));
}

} // namespace boardwright
