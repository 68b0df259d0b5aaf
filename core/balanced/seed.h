// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <array>
#include <cstdint>

namespace boardwright {

/// A seed as balanced boards take it. Decimal texts up to 2^53 - 1 are what players share: the
/// number makes the square, the text as it stands keys the random numbers, as in the reference. Any
/// other text stands for one of the numbers 1..999999, which is told. Allocates nothing.
class BalancedSeed final {
public:
    explicit BalancedSeed(QStringView text);

    std::uint64_t number() const { return m_number; }

    /// The text that keys the random numbers; as long as this and the text live.
    QStringView key() const { return m_isText ? QStringView(m_digits.data(), m_size) : m_text; }

    /// Whether the seed is no decimal number.
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
