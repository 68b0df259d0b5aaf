// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <array>
#include <cstdint>
#include <span>

namespace boardwright {

/// The stream of doubles that the npm package seedrandom (2.x, 3.x) gives for a text, bit for bit:
/// RC4 keyed by the UTF-16 units of the text, its first 256 bytes dropped, and as many bytes for a
/// double as fill 52 bits. For boards that are shared between players with their seeds; everything
/// else draws by key (random/draws.h). A value: a copy goes on by itself.
class Arc4 final {
public:
    explicit Arc4(QStringView key);

    /// The next double in [0, 1).
    double next();

    /// The next doubles, quicker than one by one.
    void fill(std::span<double> into);

    /// How many doubles were taken so far.
    std::uint64_t taken() const { return m_taken; }

private:
    static constexpr std::size_t width = 256;

    std::array<std::uint8_t, width> m_state{};
    std::uint8_t m_i = 0;
    std::uint8_t m_j = 0;
    std::uint64_t m_taken = 0;
};

} // namespace boardwright
