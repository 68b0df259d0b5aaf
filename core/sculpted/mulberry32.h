// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// The generator mulberry32 (T. Ettinger, 2017): a 32-bit state that counts, and a hash of it.
/// Draws depend on the order in which they are taken, so each board takes them from streams of its
/// own. A value: each copy continues independently.
class Mulberry32 final {
public:
    explicit constexpr Mulberry32(std::uint32_t state)
        : m_state(state)
    {
    }

    /// 32 uniform bits.
    constexpr std::uint32_t next()
    {
        constexpr std::uint32_t step = 0x6D2B79F5;
        m_state += step;
        std::uint32_t bits = (m_state ^ (m_state >> 15U)) * (m_state | 1U);
        bits ^= bits + (bits ^ (bits >> 7U)) * (bits | 61U);
        return bits ^ (bits >> 14U);
    }

    /// A uniform number in [0, 1): a multiple of 1 / 2^32.
    constexpr double unit()
    {
        constexpr double range = 4'294'967'296.0;
        return next() / range;
    }

    /// A uniform integer in 0 .. count - 1; count > 0. The bias is below count / 2^32.
    constexpr std::uint32_t below(std::uint32_t count)
    {
        return static_cast<std::uint32_t>((std::uint64_t{next()} * count) >> 32U);
    }

private:
    std::uint32_t m_state;
};

} // namespace boardwright
