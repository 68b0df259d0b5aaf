// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <array>
#include <cstdint>
#include <span>

namespace boardwright {

/// The stream of doubles that the npm package seedrandom (2.x, 3.x) produces for a text, bit for
/// bit: RC4 keyed by the text's UTF-16 units, with the first 256 bytes dropped, and enough bytes
/// per double to fill 52 bits. Used for boards whose seeds are shared between players; everything
/// else uses keyed draws (random/draws.h). A value: each copy continues independently.
class Arc4 final {
public:
    explicit Arc4(QStringView key);

    /// The next double in [0, 1).
    double next();

    /// The next doubles; faster than calling next() for each.
    void fill(std::span<double> into);

    /// The number of doubles taken so far.
    std::uint64_t taken() const { return m_taken; }

private:
    static constexpr std::size_t width = 256;

    std::array<std::uint8_t, width> m_state{};
    std::uint8_t m_i = 0;
    std::uint8_t m_j = 0;
    std::uint64_t m_taken = 0;
};

} // namespace boardwright
