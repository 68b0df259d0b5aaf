// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/arc4.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace boardwright {

namespace {

constexpr unsigned byteMask = 0xff;
constexpr int byteBits = 8;
constexpr int chunks = 6; ///< bytes that every double begins with
constexpr int significance = 52; ///< bits that a double must have at least
constexpr int precision = 53; ///< and at most
constexpr int exponentBias = 1023;

struct MixedKey {
    std::array<std::uint8_t, byteMask + 1> bytes{};
    std::size_t size = 0;
};

/// Texts longer than the key wrap around; `smear` is a 32-bit integer as JavaScript's are, of which
/// only the sum's low byte ever counts.
MixedKey mixed(QStringView text)
{
    MixedKey key;
    std::uint32_t smear = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        constexpr std::uint32_t factor = 19;
        std::uint8_t &byte = key.bytes.at(static_cast<std::size_t>(i) & byteMask);
        smear ^= byte * factor;
        byte = static_cast<std::uint8_t>((smear + text[i].unicode()) & byteMask);
    }
    key.size = std::clamp<std::size_t>(static_cast<std::size_t>(text.size()), 1, key.bytes.size());
    return key;
}

/// The registers of the cipher, to be held by the processor while several doubles are taken.
struct CipherRegisters {
    std::uint8_t *state;
    unsigned i;
    unsigned j;

    std::uint64_t byte()
    {
        i = (i + 1) & byteMask;
        const unsigned t = state[i];
        j = (j + t) & byteMask;
        const unsigned u = state[j];
        state[i] = static_cast<std::uint8_t>(u);
        state[j] = static_cast<std::uint8_t>(t);
        return state[(t + u) & byteMask];
    }

    /// n and x of seedrandom kept as one integer n + x: n is always a multiple of 256 by the time
    /// it is halved, so that halving both is one shift, and all of it is exact.
    double next()
    {
        std::uint64_t bits = 0;
        for (int chunk = 0; chunk < chunks; ++chunk)
            bits = (bits << byteBits) | byte();
        int scale = chunks * byteBits; // the double is bits / 2^scale
        std::uint64_t whole = bits; // without the byte that was added last
        while (whole < std::uint64_t{1} << significance) {
            whole = bits << byteBits;
            bits = whole | byte();
            scale += byteBits;
        }
        const int excess = std::max(std::bit_width(whole) - precision, 0);
        const auto power = static_cast<std::uint64_t>(exponentBias - (scale - excess))
            << significance;
        return static_cast<double>(bits >> excess) * std::bit_cast<double>(power);
    }
};

} // namespace

Arc4::Arc4(QStringView key)
{
    std::ranges::iota(m_state, std::uint8_t{0});
    const MixedKey mixedKey = mixed(key);
    unsigned j = 0;
    for (std::size_t i = 0; i < width; ++i) {
        j = (j + m_state[i] + mixedKey.bytes.at(i % mixedKey.size)) & byteMask;
        std::swap(m_state[i], m_state.at(j));
    }
    CipherRegisters registers{.state = m_state.data(), .i = 0, .j = 0};
    for (std::size_t dropped = 0; dropped < width; ++dropped)
        registers.byte();
    m_i = static_cast<std::uint8_t>(registers.i);
    m_j = static_cast<std::uint8_t>(registers.j);
}

double Arc4::next()
{
    double value = 0;
    fill(std::span(&value, 1));
    return value;
}

void Arc4::fill(std::span<double> into)
{
    // The state on the stack: what is written to `into` cannot be what it is made of.
    std::array<std::uint8_t, width> state = m_state;
    CipherRegisters registers{.state = state.data(), .i = m_i, .j = m_j};
    for (double &value : into)
        value = registers.next();
    m_state = state;
    m_i = static_cast<std::uint8_t>(registers.i);
    m_j = static_cast<std::uint8_t>(registers.j);
    m_taken += into.size();
}

} // namespace boardwright
