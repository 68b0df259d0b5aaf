// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <array>
#include <cstdint>

namespace boardwright {

/// A seed of balanced boards. Decimal texts up to 2^53 - 1 are shared between players: as in the
/// reference, the number selects the square, and the text verbatim keys the random numbers. Any
/// other text is mapped to one of the numbers 1..999999, which is reported. Does not allocate.
class BalancedSeed final {
public:
    explicit BalancedSeed(QStringView text);

    std::uint64_t number() const { return m_number; }

    /// The text that keys the random numbers; valid while this object and the text exist.
    QStringView key() const { return m_isText ? QStringView(m_digits.data(), m_size) : m_text; }

    /// Whether the seed is something other than a decimal number.
    bool isText() const { return m_isText; }

private:
    static constexpr std::size_t mostDigits = 6;

    QStringView m_text;
    std::uint64_t m_number = 0;
    bool m_isText = false;
    std::array<char16_t, mostDigits> m_digits{};
    qsizetype m_size = 0;
};

} // namespace boardwright
