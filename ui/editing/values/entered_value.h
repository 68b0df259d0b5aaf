// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"
#include "ui/editing/values/row_names.h"

#include <QVariant>

#include <expected>

namespace boardwright {

/// The value of any field that a person entered: typed into a cell or a form, pasted, or replaced.
/// Text has any spelling of valueOfText() (core/goalset/field_text.h), with numbers and words as
/// the window's language writes them, too. Empty text means the fallback, but a goal needs a text.
/// Numbers have at most six decimals. Also accepts a bool, a number, a QStringList of names, a
/// QList<int> of positions, and a Value, which is clamped to what the field allows.
///
/// For a field that refers to rows, `names` must be the names of its target. The error is a
/// sentence that says what is wrong and what is allowed.
std::expected<Value, QString> valueOfEdit(
    const RowNames &names, const Field &field, const QVariant &edited);

} // namespace boardwright

Q_DECLARE_METATYPE(boardwright::Value)
