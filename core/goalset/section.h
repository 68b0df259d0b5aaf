// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"
#include "core/goalset/verbatim.h"

#include <span>

namespace boardwright {

/// Where the fields of a section are stored.
enum class Home : std::uint8_t {
    BesideObjective, ///< columns beside each goal
    Once, ///< one form for the set
    Table, ///< rows of its own table
};

/// Data that a generator, or the editor, adds to a goal set beyond the site's schema. A constant.
/// In the file it is stored under its key in the "boardwright" object: of the set, as an object
/// (Once) or an array of objects (Table); of each objective, as an object (BesideObjective).
struct Section {
    Key key;
    Home home = Home::Once;
    std::span<const Field> fields;
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr;
    /// Table only: the field that identifies a row to people. RowRefs to the table show and paste
    /// it.
    Key name{};
    /// Table only: the Text field with the one or two characters that a board shows for a row,
    /// which gets a colour of its own; empty: boards show its name.
    Key letter{};
};

/// A row of a Table section. Its id is unique among all rows of the set, objectives included.
struct TableRow {
    RowId id = RowId::none;
    FieldValues values;
    Verbatim verbatim; ///< the object it was read from; null for a new row

    friend bool operator==(const TableRow &, const TableRow &) = default;
};

/// What a section holds in one of its fields, or the fallback.
inline Value valueOf(const SectionValues &values, const Section &section, const Field &field)
{
    return valueOf(values.value(section.key), field);
}

/// Stores a value. A section without values is not stored, so that equal maps mean equal data.
inline void setValue(
    SectionValues &values, const Section &section, const Field &field, const Value &value)
{
    FieldValues fields = values.take(section.key);
    setValue(fields, field, value);
    if (!fields.isEmpty())
        values.insert(section.key, fields);
}

} // namespace boardwright
