// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace boardwright {

/// Both halves of a 64 x 64 bit product.
struct WideProduct {
    std::uint64_t high;
    std::uint64_t low;
};

constexpr WideProduct wideProduct(std::uint64_t a, std::uint64_t b) noexcept
{
#ifdef __SIZEOF_INT128__
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return {.high = static_cast<std::uint64_t>(product >> 64),
        .low = static_cast<std::uint64_t>(product)};
#else
    const std::uint64_t mask = 0xffffffffU;
    const std::uint64_t lowLow = (a & mask) * (b & mask);
    const std::uint64_t highLow = (a >> 32) * (b & mask) + (lowLow >> 32);
    const std::uint64_t lowHigh = (a & mask) * (b >> 32) + (highLow & mask);
    return {.high = (a >> 32) * (b >> 32) + (highLow >> 32) + (lowHigh >> 32), .low = a * b};
#endif
}

/// The counter-based generator Philox2x64 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers:
/// as easy as 1, 2, 3", SC 2011). For each 64-bit key it is a bijection of the 128-bit counter, so
/// different counters give different outputs. In the paper six rounds pass every test; `Rounds`
/// should leave a margin. Pure.
template <int Rounds>
constexpr std::array<std::uint64_t, 2> philox2x64(
    std::array<std::uint64_t, 2> counter, std::uint64_t key) noexcept
{
    constexpr std::uint64_t multiplier = 0xd2b74407b1ce6e93U;
    constexpr std::uint64_t weyl = 0x9e3779b97f4a7c15U;
    for (int round = 0; round < Rounds; ++round) {
        const WideProduct product = wideProduct(counter[0], multiplier);
        counter = {product.high ^ key ^ counter[1], product.low};
        key += weyl;
    }
    return counter;
}

} // namespace boardwright
