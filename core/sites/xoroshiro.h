// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace boardwright::sites {

/// The numbers of the npm package pure-rand 7: xoroshiro128+ (Blackman and Vigna, "Scrambled linear
/// pseudorandom number generators", 2021), of each sum the low 32 bits. The first one is ~seed.
class Xoroshiro final {
public:
    explicit constexpr Xoroshiro(std::uint32_t seed)
        : m_first((std::uint64_t{~std::uint32_t{0}} << wordBits) | ~seed)
        , m_second(std::uint64_t{seed} << wordBits)
    {
    }

    /// A number below `count`, each as likely as the others; at least 1, at most 2^31.
    constexpr std::uint32_t below(std::uint32_t count)
    {
        constexpr std::uint64_t numbers = std::uint64_t{1} << wordBits;
        const std::uint64_t fair = numbers / count * count;
        for (;;) {
            const std::uint32_t number = next() + (std::uint32_t{1} << (wordBits - 1));
            if (number < fair)
                return number % count;
        }
    }

    /// Exchanges each item, from the last one on, with one before it or itself.
    template <typename Item>
    constexpr void shuffle(std::span<Item> items)
    {
        for (std::size_t count = items.size(); count > 1; --count)
            std::swap(items[count - 1], items[below(static_cast<std::uint32_t>(count))]);
    }

private:
    static constexpr int wordBits = 32;

    constexpr std::uint32_t next()
    {
        const auto number = static_cast<std::uint32_t>(m_first + m_second);
        const std::uint64_t both = m_first ^ m_second;
        m_first = std::rotl(m_first, 24) ^ both ^ (both << 16);
        m_second = std::rotl(both, 37);
        return number;
    }

    std::uint64_t m_first;
    std::uint64_t m_second;
};

} // namespace boardwright::sites
