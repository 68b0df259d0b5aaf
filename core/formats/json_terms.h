// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// The type of a JSON value. An argument of Code::JsonWrongType.
enum class JsonKind : std::uint8_t { Null, Bool, Number, String, Array, Object };

/// What was expected at a syntax error. An argument of Code::JsonSyntax.
enum class JsonExpected : std::uint8_t {
    AnyValue, ///< any value
    AKey, ///< a key in double quotes
    Colon, ///< the ":" between a key and its value
    CommaOrBrace, ///< "," or the end of the object, "}"
    CommaOrBracket, ///< "," or the end of the array, "]"
    CommaOrEnd, ///< something that may follow a number
    EndOfFile, ///< the end of the text
    MoreText, ///< more text: the file ends too early
    DoubleQuote, ///< " in place of '
    Digit,
    NumberWithoutLeadingZero,
    EscapedCharacter, ///< a control character in a text must be written as an escape
    EscapeLetter, ///< one of " \ / b f n r t u
    HexDigit,
    SurrogatePair, ///< a high and a low surrogate, each as \uXXXX
    NoControlCharacter, ///< a control character outside of texts
    NoComment,
};

} // namespace boardwright
