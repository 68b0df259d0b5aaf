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

/// The value of a field as it stands in a file:
/// Flag true or false; Integer, Number a number; Text, Choice a text; Names an array of texts;
/// NumbersByName an object; RowRefs an array of places in the target's rows, from 0; Positions an
/// array of whole numbers; Extent "5x7". What merely breaks a limit of the field is read as it is.
/// Places where there is no row are left out, which is noted (FieldRowGone). Refused: other types.
std::expected<Value, Problem> readValue(NativeReader &reader, const Section &section,
    const Field &field, const JsonValue &json, const RowNumbers &rows);

/// The inverse, laid out from column 0; rows that are gone are left out. `value` is one of the
/// field's kind.
QByteArray valueJson(const Field &field, const Value &value, const RowNumbers &rows);

} // namespace boardwright
