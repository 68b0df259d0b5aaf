// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lists/random_json.h"

#include <QByteArrayList>

#include <array>

namespace boardwright::test {

namespace {

/// What a tolerant reader may stumble over within a text: other quotation marks, comments, commas,
/// brackets, escapes, templates, wide spaces.
constexpr std::array pieces{"a", "b ", " ", "'", "`", "\xE2\x80\x9C", "\xE2\x80\x9D",
    "\xE2\x80\x9E", "\xC2\xAB", "\xC2\xBB", "\xE2\x80\x98", "\xE2\x80\x99", ",", ":", "]", "}", "[",
    "{", "//", "/*", "*/", "+", "\\\"", "\\\\", "\\/", "\\n", "\\t", "\\u0000", "\\u0041",
    "\\ud83d\\ude00", "\\u201D", "${", "=", "\xF0\x9F\x98\x80", "\xC2\xA0", "\xEF\xBB\xBF",
    "\xE2\x80\xA8", "\x7F", "null", "1e5"};

} // namespace

QByteArray RandomJson::space()
{
    constexpr std::array spaces{"", "", "", "", " ", "\n", "\r\n", "\t", "\r", "   "};
    return spaces.at(static_cast<std::size_t>(below(static_cast<int>(spaces.size()))));
}

QByteArray RandomJson::quoted()
{
    QByteArray text;
    for (int left = below(6); left > 0; --left)
        text += pieces.at(static_cast<std::size_t>(below(static_cast<int>(pieces.size()))));
    return '"' + text + '"';
}

QByteArray RandomJson::number()
{
    constexpr std::array numbers{"0", "-0", "1", "25", "-7", "0.5", "-12.50", "1e5", "1E+05",
        "2e-300", "12345678901234567890123", "1.0e0", "0e9", "-0.0"};
    return numbers.at(static_cast<std::size_t>(below(static_cast<int>(numbers.size()))));
}

QByteArray RandomJson::value(int depth, bool isInArray)
{
    switch (below(depth == 0 ? 4 : 7)) {
    case 0:
        return number();
    case 1:
        return below(2) == 0 ? "true" : "false";
    case 2:
        return isInArray ? quoted() : QByteArray("null");
    case 3:
        return quoted();
    default:
        return container(depth);
    }
}

QByteArray RandomJson::container(int depth)
{
    const bool isArray = below(2) == 0;
    QByteArrayList parts;
    for (int left = below(5); left > 0; --left) {
        const QByteArray key = isArray ? QByteArray() : quoted() + space() + ':' + space();
        parts << space() + key + value(depth - 1, isArray) + space();
    }
    const QByteArray inner = parts.isEmpty() ? space() : parts.join(',');
    return (isArray ? '[' : '{') + inner + (isArray ? ']' : '}');
}

QByteArray RandomJson::text()
{
    return (below(8) == 0 ? "\xEF\xBB\xBF" : "") + space() + container(below(5)) + space();
}

} // namespace boardwright::test
