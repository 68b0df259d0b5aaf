// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/repairs.h"

#include <QByteArrayView>

#include <cstdint>
#include <expected>
#include <stop_token>
#include <vector>

namespace boardwright {

/// What a literal is meant as, which decides what counts as a repair.
enum class Dialect : std::uint8_t {
    Json, ///< whatever strict JSON does not allow is a repair
    JavaScript, ///< keys without quotes, single quotes, comments and a last comma are ordinary
};

/// What a literal says with an expression, which nothing but running it would tell.
struct LeftOut {
    qsizetype at = 0; ///< offset of the expression
    QString what;
};

/// The text of a value of kind Null that stands for a function.
inline constexpr QLatin1StringView functionText("=>");

/// A literal within a text.
struct Literal {
    JsonValue value;
    std::vector<LeftOut> leftOut{}; ///< by Dialect::JavaScript, in order
    qsizetype end = 0; ///< offset of the first byte after it
    int values = 0; ///< how many values it consists of
};

/// Reads an array or object literal that begins at byte `from` of a valid UTF-8 text, as tolerantly
/// as its meaning stays clear. Nothing is run: names, calls, operators and templates with ${} are
/// errors (ExpressionNotRead). In JavaScript, a member whose value is a function is of kind Null,
/// and its text is functionText. Of other expressions, the innermost element of an array that has
/// one is left out, or else the member of an object; but a name that stands alone in an array, or
/// for a member outside of arrays, is a value of kind Null whose text is the name, with "..."
/// before it if it is spread. Repaired, and added to `repairs`: quotation marks of word processors,
/// single quotes, keys without quotes, missing commas and commas too many, comments, holes, null
/// and undefined within an array, brackets of the wrong kind, unknown escapes, spellings of
/// numbers. Null elements of arrays are dropped. Law: for strict JSON without nulls in arrays the
/// value equals that of parseJson(), without a repair. Errors have their places; limits on depth
/// and number of values are those of formats/json.h. Linear in the text. Pure, any thread; after a
/// stop request it soon returns Code::Cancelled.
std::expected<Literal, Problem> readLiteral(
    Repairs &repairs, qsizetype from, Dialect dialect, const std::stop_token &stop = {});

/// Reads the arguments of a call in JavaScript, from their opening bracket, as the elements of an
/// array. As above.
std::expected<Literal, Problem> readArguments(
    Repairs &repairs, qsizetype from, const std::stop_token &stop = {});

/// Reads a whole text as one literal in JSON, as above. Several values in a row, with or without
/// commas between them, become an array (BracketsAdded). Stray brackets, commas and semicolons
/// after the end are ignored (TextIgnored). Also Code::JsonNotUtf8.
std::expected<JsonValue, Problem> readWholeLiteral(
    Repairs &repairs, const std::stop_token &stop = {});

/// The offset of the first byte from `offset` on that is neither white space nor part of a comment;
/// the end of the text if there is none.
qsizetype skippedSpace(QByteArrayView text, qsizetype offset);

} // namespace boardwright
