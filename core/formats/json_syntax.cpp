// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_syntax.h"

#include "core/formats/json.h"
#include "core/formats/text_position.h"

#include <jsoncons/json_error.hpp>

#include <algorithm>

namespace boardwright {

namespace {

constexpr qsizetype longestExcerpt = 20;

bool isWordCharacter(QChar character)
{
    return character.isLetterOrNumber() || QStringView(u"_+-.$").contains(character);
}

bool isBefore(QByteArrayView text, qsizetype offset, QByteArrayView characters)
{
    return offset > 0 && characters.contains(text[offset - 1]);
}

/// jsoncons reports a wrong bracket after stepping over it, but a missing comma at the character
/// found instead.
qsizetype missingCommaAt(QByteArrayView text, const JsonStop &stop)
{
    const bool steppedOver = isBefore(text, stop.offset, "]}") && stop.closed != stop.offset
        && stop.begin == stop.offset - 1;
    return steppedOver ? stop.offset - 1 : stop.offset;
}

Problem badNumber(QByteArrayView text, qsizetype offset)
{
    const bool wantsDigit = isBefore(text, offset, "-+.eE");
    return syntaxProblemAt(
        text, offset, wantsDigit ? JsonExpected::Digit : JsonExpected::CommaOrEnd);
}

Problem endsTooSoon(QByteArrayView text)
{
    const QByteArrayView content = text.sliced(byteOrderMarkSize(text));
    const bool isEmpty = content.trimmed().isEmpty();
    return syntaxProblemAt(
        text, text.size(), isEmpty ? JsonExpected::AnyValue : JsonExpected::MoreText);
}

} // namespace

QString excerptAt(QByteArrayView text, qsizetype offset)
{
    const qsizetype bytes = std::min(text.size() - offset, 4 * longestExcerpt);
    const QString rest = decodedUtf8(text.sliced(offset, bytes));
    if (rest.isEmpty())
        return {};
    const auto *const wordEnd = std::ranges::find_if_not(rest, isWordCharacter);
    if (wordEnd != rest.begin())
        return rest.first(std::min<qsizetype>(wordEnd - rest.begin(), longestExcerpt));
    if (rest.size() > 1 && rest[0].isHighSurrogate())
        return rest.first(2);
    if (rest[0].isPrint() && !rest[0].isSpace())
        return rest.first(1);
    return QStringLiteral("U+%1").arg(rest[0].unicode(), 4, 16, QLatin1Char('0')).toUpper();
}

Problem syntaxProblemAt(QByteArrayView text, qsizetype offset, JsonExpected expected)
{
    return problemAt(
        text, offset, Code::JsonSyntax, {excerptAt(text, offset), static_cast<qint64>(expected)});
}

Problem syntaxProblem(QByteArrayView text, const JsonStop &stop)
{
    using enum JsonExpected;
    using jsoncons::json_errc;
    const auto at = [text](qsizetype offset, JsonExpected expected) {
        return syntaxProblemAt(text, offset, expected);
    };

    switch (static_cast<json_errc>(stop.error.value())) {
    case json_errc::unexpected_eof:
        return endsTooSoon(text);
    case json_errc::max_nesting_depth_exceeded:
        return problemAt(text, stop.offset - 1, Code::JsonTooDeep, {qint64{jsonDepth}});
    case json_errc::extra_comma: // it has stepped over the bracket after the comma
        return at(stop.offset - 1, isBefore(text, stop.offset, "}") ? AKey : AnyValue);
    case json_errc::expected_key:
        return at(stop.offset, AKey);
    case json_errc::expected_colon:
        return at(stop.offset, Colon);
    case json_errc::expected_comma_or_rbrace:
        return at(missingCommaAt(text, stop), CommaOrBrace);
    case json_errc::expected_comma_or_rbracket:
        return at(missingCommaAt(text, stop), CommaOrBracket);
    case json_errc::single_quote:
        return at(stop.offset, DoubleQuote);
    case json_errc::illegal_comment: // it has stepped over the slash
        return at(stop.offset - 1, NoComment);
    case json_errc::illegal_character_in_string:
        return at(stop.offset, EscapedCharacter);
    case json_errc::illegal_control_character:
        return at(stop.offset, stop.inText ? EscapedCharacter : NoControlCharacter);
    case json_errc::illegal_escaped_character:
        return at(stop.offset, EscapeLetter);
    case json_errc::invalid_hex_escape_sequence:
    case json_errc::invalid_unicode_escape_sequence:
        return at(stop.offset, HexDigit);
    case json_errc::expected_codepoint_surrogate_pair:
        return at(text.first(stop.offset).lastIndexOf("\\u"), SurrogatePair);
    case json_errc::leading_zero:
        return at(stop.begin, NumberWithoutLeadingZero);
    case json_errc::invalid_number:
        return badNumber(text, stop.offset);
    case json_errc::expected_value:
        return isBefore(text, stop.offset, "-+eE.") ? at(stop.offset, Digit)
                                                    : at(stop.offset, AnyValue);
    default:
        return at(stop.offset, AnyValue);
    }
}

} // namespace boardwright
