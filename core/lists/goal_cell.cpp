// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/goal_cell.h"

#include "core/goalset/cell_values.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/column_titles.h"
#include "core/lists/table_cells.h"

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// As a table has a value; empty if it cannot have it.
QString cellOf(const JsonValue &value, QByteArrayView text)
{
    if (value.kind == JsonKind::Bool)
        return text[value.begin] == 't' ? u"yes"_s : u"no"_s;
    QStringList names;
    for (const JsonValue &element : value.elements) {
        if (element.kind != JsonKind::String && element.kind != JsonKind::Number)
            return {};
        names << element.text;
    }
    return value.kind == JsonKind::Array ? textOfNames(names) : value.text;
}

} // namespace

CellUse takeAsCell(const JsonMember &member, QByteArrayView text, Objective &objective)
{
    const auto column = columnOfTitle(member.key);
    const QString cell = cellOf(member.value, text);
    // The goal has its text, and other programs count their goals by "id".
    const bool isUsable = column && !column->isListed && !cell.isEmpty()
        && column->field != fieldOf(ObjectiveField::Goal)
        && member.key.compare("id"_L1, Qt::CaseInsensitive) != 0;
    auto value = isUsable ? valueOfTableCell(*column->field, cell) : std::nullopt;
    if (!value)
        return CellUse::NotKnown;
    if (column->isNegated)
        value = !std::get<bool>(*value);
    const Value before = valueOf(objective, *column->section, *column->field);
    if (const auto *said = std::get_if<QString>(&before);
        said && !said->isEmpty() && before != *value)
        return CellUse::SaidAlready;
    setValue(objective, *column->section, *column->field, *value);
    return CellUse::Taken;
}

} // namespace boardwright
