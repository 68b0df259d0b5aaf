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
constexpr int chunks = 6; ///< bytes that every double starts with
constexpr int significance = 52; ///< minimum number of bits in a double
constexpr int precision = 53; ///< maximum number of bits in a double
constexpr int exponentBias = 1023;

struct MixedKey {
    std::array<std::uint8_t, byteMask + 1> bytes{};
    std::size_t size = 0;
};

/// Texts longer than the key wrap around. `smear` is a 32-bit integer, as in JavaScript; only the
/// low byte of the sum matters.
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

/// A copy of the cipher's state that the compiler can keep in registers while several doubles are
/// taken.
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

    /// Combines seedrandom's n and x into one integer, n + x. When n is halved it is always a
    /// multiple of 256, so one shift halves both exactly.
    double next()
    {
        std::uint64_t bits = 0;
        for (int chunk = 0; chunk < chunks; ++chunk)
            bits = (bits << byteBits) | byte();
        int scale = chunks * byteBits; // the double is bits / 2^scale
        std::uint64_t whole = bits; // without the last byte added
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
    for (std::size_t i = 0, k = 0; i < width; ++i) {
        j = (j + m_state[i] + mixedKey.bytes[k]) & byteMask;
        std::swap(m_state[i], m_state[j]);
        k = k + 1 == mixedKey.size ? 0 : k + 1;
    }
    CipherRegisters registers{.state = m_state.data(), .i = 0, .j = 0};
    for (std::size_t dropped = 0; dropped < width; ++dropped)
        registers.byte();
    m_i = static_cast<std::uint8_t>(registers.i);
    m_j = static_cast<std::uint8_t>(registers.j);
}

double Arc4::next()
{
    // For one double, a copy of the state as in fill() costs more than it saves.
    CipherRegisters registers{.state = m_state.data(), .i = m_i, .j = m_j};
    const double value = registers.next();
    m_i = static_cast<std::uint8_t>(registers.i);
    m_j = static_cast<std::uint8_t>(registers.j);
    ++m_taken;
    return value;
}

void Arc4::fill(std::span<double> into)
{
    // A copy on the stack cannot alias `into`.
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
