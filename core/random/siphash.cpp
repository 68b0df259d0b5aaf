// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/siphash.h"

#include <bit>

namespace boardwright {

namespace {

struct SipState {
    std::uint64_t v0;
    std::uint64_t v1;
    std::uint64_t v2;
    std::uint64_t v3;

    /// SipRound of the paper.
    void round() noexcept
    {
        v0 += v1;
        v1 = std::rotl(v1, 13) ^ v0;
        v0 = std::rotl(v0, 32);
        v2 += v3;
        v3 = std::rotl(v3, 16) ^ v2;
        v0 += v3;
        v3 = std::rotl(v3, 21) ^ v0;
        v2 += v1;
        v1 = std::rotl(v1, 17) ^ v2;
        v2 = std::rotl(v2, 32);
    }

    /// Mixes in a word of the text, with two rounds.
    void absorb(std::uint64_t word) noexcept
    {
        v3 ^= word;
        round();
        round();
        v0 ^= word;
    }
};

/// At most eight bytes as a number, the lowest byte first. Not a copy of the bytes, because boards
/// must not depend on the byte order of the machine.
std::uint64_t littleEndian(QByteArrayView bytes) noexcept
{
    std::uint64_t word = 0;
    for (qsizetype i = bytes.size(); i-- > 0;)
        word = (word << 8) | static_cast<unsigned char>(bytes[i]);
    return word;
}

} // namespace

std::uint64_t sipHash(QByteArrayView bytes, std::uint64_t key0, std::uint64_t key1) noexcept
{
    // The constants of the paper: "somepseudorandomlygeneratedbytes".
    SipState state{.v0 = key0 ^ 0x736f6d6570736575U,
        .v1 = key1 ^ 0x646f72616e646f6dU,
        .v2 = key0 ^ 0x6c7967656e657261U,
        .v3 = key1 ^ 0x7465646279746573U};

    const auto length = static_cast<std::uint64_t>(bytes.size());
    while (bytes.size() >= 8) {
        state.absorb(littleEndian(bytes.first(8)));
        bytes = bytes.sliced(8);
    }
    // The last word: the remaining bytes, fewer than eight, and the length in the highest byte.
    state.absorb(littleEndian(bytes) | (length << 56));

    state.v2 ^= 0xff;
    for (int i = 0; i < 4; ++i)
        state.round();
    return state.v0 ^ state.v1 ^ state.v2 ^ state.v3;
}

} // namespace boardwright
