// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/code_escape.h"

#include "core/base/one_of.h"

#include <QByteArray>
#include <QChar>

#include <algorithm>
#include <cctype>
#include <optional>

namespace boardwright {

namespace {

/// Nothing if there are no digits, or other characters among them.
std::optional<char32_t> numberOfHex(QByteArrayView digits)
{
    constexpr int hexadecimal = 16;
    bool isNumber = false; // signs and white space would be read, too
    const bool areDigits = std::ranges::all_of(
        digits, [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; });
    const uint value = digits.toByteArray().toUInt(&isNumber, hexadecimal);
    return isNumber && areDigits ? std::optional(char32_t{value}) : std::nullopt;
}

} // namespace

CodeEscape codeEscapeAt(QByteArrayView rest)
{
    constexpr int octal = 8;
    constexpr char32_t highestOctal = 0xff;
    constexpr qsizetype mostOctal = 3;
    const auto digitsOf = [&](qsizetype from, qsizetype count) {
        return rest.sliced(
            std::min(from, rest.size()), std::clamp<qsizetype>(rest.size() - from, 0, count));
    };
    if (rest.startsWith("u{")) {
        constexpr qsizetype longest = 20; // with zeros in front
        const qsizetype end = digitsOf(0, longest).indexOf('}');
        const auto value = end < 0 ? std::nullopt : numberOfHex(digitsOf(2, end - 2));
        if (value && *value <= QChar::LastValidCodePoint)
            return {.size = end + 1, .value = *value, .isBraced = true};
        return {};
    }
    if (rest.startsWith('u') || rest.startsWith('x')) {
        const qsizetype digits = rest.front() == 'u' ? 4 : 2;
        const QByteArrayView spelled = digitsOf(1, digits);
        const auto value = numberOfHex(spelled);
        return value && spelled.size() == digits ? CodeEscape{.size = 1 + digits, .value = *value}
                                                 : CodeEscape{};
    }
    CodeEscape code;
    while (code.size < std::min(mostOctal, rest.size()) && isOneOf(rest[code.size], "01234567")
        && code.value * octal <= highestOctal)
        code.value = code.value * octal + static_cast<char32_t>(rest[code.size++] - '0');
    return code;
}

} // namespace boardwright
