// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json_terms.h"
#include "core/goalset/problem.h"

#include <QByteArrayView>
#include <QString>

#include <expected>
#include <stop_token>
#include <vector>

namespace boardwright {

struct JsonMember;

/// A JSON value and where it stands. Offsets are bytes of the text that was parsed, so a value's
/// own spelling is text.sliced(begin, end - begin).
struct JsonValue {
    JsonKind kind = JsonKind::Null;
    qsizetype begin = 0;
    qsizetype end = 0; ///< one past its last byte
    QString text; ///< String: decoded; Number: as spelled; otherwise empty
    std::vector<JsonValue> elements; ///< of an Array
    std::vector<JsonMember> members; ///< of an Object, in order, repeated keys kept
};

/// A key of a JSON object with its value.
struct JsonMember {
    QString key; ///< decoded
    qsizetype keyBegin = 0; ///< of its opening quote
    qsizetype keyEnd = 0; ///< one past its closing quote
    JsonValue value;
};

/// Deepest nesting that is read: 64 arrays or objects in each other.
inline constexpr int jsonDepth = 64;

/// Most values that are read from one text; bounds the memory that a hostile file can cost.
inline constexpr int jsonValues = 1'000'000;

/// Reads a whole text: strict JSON (RFC 8259), UTF-8, perhaps with a byte-order mark. Refused with
/// JsonNotUtf8, JsonSyntax, JsonTooDeep or JsonTooManyValues, each with its place. An escape that
/// is half of a surrogate pair is refused as well. Pure, any thread.
/// Once `stop` is asked for, it gives up soon with Code::Cancelled.
std::expected<JsonValue, Problem> parseJson(QByteArrayView text, const std::stop_token &stop = {});

} // namespace boardwright
