// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/formats/json_terms.h"
#include "core/goalset/problem.h"

#include <QByteArrayView>
#include <QString>

#include <expected>
#include <stop_token>
#include <vector>

namespace boardwright {

struct JsonMember;

/// A JSON value and its place. Offsets are in bytes of the parsed text: the spelling of a value is
/// text.sliced(begin, end - begin).
struct JsonValue {
    JsonKind kind = JsonKind::Null;
    qsizetype begin = 0;
    qsizetype end = 0; ///< one past its last byte
    QString text; ///< String: decoded; Number: as spelled; otherwise empty
    std::vector<JsonValue> elements; ///< Array only
    std::vector<JsonMember> members; ///< Object only: in order, repeated keys included
};

/// A member of a JSON object.
struct JsonMember {
    QString key; ///< decoded
    qsizetype keyBegin = 0; ///< offset of its opening quote
    qsizetype keyEnd = 0; ///< one past its closing quote
    JsonValue value;
};

/// Parses a whole text as strict JSON (RFC 8259): UTF-8 with an optional byte-order mark. Errors,
/// with their places: JsonNotUtf8, JsonSyntax (also for an escaped half of a surrogate pair),
/// JsonTooDeep, JsonTooManyValues. Pure, any thread. After a stop request it soon returns
/// Code::Cancelled.
std::expected<JsonValue, Problem> parseJson(QByteArrayView text, const std::stop_token &stop = {});

} // namespace boardwright
