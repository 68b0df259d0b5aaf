// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstdint>
#include <expected>

namespace boardwright::sites {

/// The seed of a room: the text keys the random numbers, the number shapes the square. So "7" and
/// "007" are two boards on one square, although the site shows both as 7.
struct Seed {
    QStringView key; ///< must outlive the seed
    std::uint32_t number = 0;

    /// The text is the one that the site shows for this seed.
    bool isCanonical() const { return key.size() == 1 || !key.startsWith(u'0'); }
};

/// Why a text is no seed of a room.
enum class SeedFault : std::uint8_t {
    Empty, ///< the site draws a seed from 1..lastRoomSeed itself
    NotWhole, ///< other characters than digits: negative, fractional, words
    TooLarge, ///< above largestSeed
};

inline constexpr std::uint32_t largestSeed = 2'147'483'647; ///< the site keeps 32 bits with a sign

/// A room without a seed gets one of 1..this; rooms of PlayBingo one less.
inline constexpr std::uint32_t lastRoomSeed = 1'000'000;
inline constexpr std::uint32_t lastPlayBingoSeed = 999'999;

/// Linear in the text, pure, any thread.
std::expected<Seed, SeedFault> seedOf(QStringView text);

} // namespace boardwright::sites
