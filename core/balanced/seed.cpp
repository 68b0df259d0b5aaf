// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/seed.h"

#include "core/random/draws.h"

#include <algorithm>
#include <optional>
#include <span>

namespace boardwright {

namespace {

constexpr unsigned decimalBase = 10;

std::optional<std::uint64_t> decimalSeed(QStringView text)
{
    constexpr std::uint64_t highest = (std::uint64_t{1} << 53) - 1; // JavaScript's largest integer
    std::uint64_t number = 0;
    for (const QChar unit : text) {
        if (unit < u'0' || unit > u'9')
            return std::nullopt;
        number = number * decimalBase + (unit.unicode() - u'0');
        if (number > highest)
            return std::nullopt;
    }
    return text.isEmpty() ? std::nullopt : std::optional(number);
}

} // namespace

BalancedSeed::BalancedSeed(QStringView text)
    : m_text(text)
{
    constexpr std::uint32_t numbers = 999'999; // 1 .. this, the range that players use
    const auto number = decimalSeed(text);
    m_isText = !number;
    m_number = number.value_or(0);
    if (number)
        return;
    m_number = Draws(text).below(numbers, {.purpose = Purpose::SeedNumber}) + 1;
    for (std::uint64_t rest = m_number; rest != 0; rest /= decimalBase)
        m_digits.at(static_cast<std::size_t>(m_size++))
            = static_cast<char16_t>(u'0' + rest % decimalBase);
    std::ranges::reverse(std::span(m_digits).first(static_cast<std::size_t>(m_size)));
}

} // namespace boardwright
