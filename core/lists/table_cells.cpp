// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/table_cells.h"

#include "core/goalset/field_text.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/table_text.h"

namespace boardwright {

namespace {

/// Whether a spreadsheet could take a cell of the field for a formula.
bool isTextual(const Field &field)
{
    return field.kind == Kind::Text || field.kind == Kind::Names
        || field.kind == Kind::NumbersByName;
}

} // namespace

QString textOfTableCell(const Section &section, const Field &field, const Value &value)
{
    // The flags and numbers that every goal has are written out for people.
    const bool isSpelledOut
        = isOwn(section) && (field.kind == Kind::Flag || field.kind == Kind::Integer);
    if (value == fallbackOf(field) && !isSpelledOut)
        return {};
    // A tag is one name, whatever characters it contains.
    const auto *names = std::get_if<QStringList>(&value);
    const QString text = names != nullptr && partOf(field) == ObjectiveField::Tag
        ? names->value(0)
        : valueText(field, value);
    return isTextual(field) ? asTextCell(text) : text;
}

std::optional<Value> valueOfTableCell(const Field &field, const QString &text)
{
    const auto value = valueOfText(
        field, isTextual(field) ? fromTextCell(text) : text, {.isBeyondLimits = true});
    return value ? std::optional(*value) : std::nullopt;
}

bool survivesTable(const Section &section, const Field &field, const Value &value)
{
    if (value.index() != fallbackOf(field).index())
        return false;
    const QString text = textOfTableCell(section, field, value);
    return text.isEmpty() ? value == fallbackOf(field) : valueOfTableCell(field, text) == value;
}

} // namespace boardwright
