// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native_reader.h"
#include "core/formats/row_numbers.h"
#include "core/goalset/field.h"
#include "core/goalset/section.h"

#include <QByteArray>

#include <expected>

namespace boardwright {

/// Reads a field's value from a file. Flag: true or false; Integer, Number: a number; Text, Choice:
/// a text; Names: an array of texts; NumbersByName: an object; RowRefs: an array of 0-based indices
/// of rows in the target table, or a single one of a field that takes one at most; Positions: an
/// array of whole numbers; Extent: "5x7". Values that only break a limit of the field are accepted.
/// Indices without a row are dropped with a note (FieldRowGone). Values of other types are errors.
std::expected<Value, Problem> readValue(NativeReader &reader, const Section &section,
    const Field &field, const JsonValue &json, const RowNumbers &rows);

/// The inverse, laid out from column 0; dangling row references are dropped. `value` must be of the
/// field's kind.
QByteArray valueJson(const Field &field, const Value &value, const RowNumbers &rows);

} // namespace boardwright
