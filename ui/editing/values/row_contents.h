// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "core/goalset/section.h"

#include <functional>

namespace boardwright {

using NewRowId = std::function<RowId(RowId)>;

/// Replaces the ids in all references to rows.
void renameRows(FieldValues &values, const NewRowId &newId);
void renameRows(SectionValues &values, const NewRowId &newId);

inline SectionValues &sectionsIn(Objective &objective)
{
    return objective.extension;
}

inline FieldValues &sectionsIn(TableRow &row)
{
    return row.values;
}

size_t contentHash(const Objective &objective);
size_t contentHash(const TableRow &row);

/// The content of a row without its id and spelling. Rows of two sets with the same content have
/// equal values and hashes.
template <typename Row>
struct RowContent {
    Row row; ///< without id and verbatim data
    size_t hash = 0;

    /// `known` maps a referenced id to one that means the same row in both sets, or to RowId::none.
    static RowContent of(Row row, const NewRowId &known)
    {
        row.id = RowId::none;
        row.verbatim.reset();
        renameRows(sectionsIn(row), known);
        const size_t hash = contentHash(row);
        return {.row = std::move(row), .hash = hash};
    }

    friend bool operator==(const RowContent &, const RowContent &) = default;

    friend size_t qHash(const RowContent &content, size_t seed) noexcept
    {
        return content.hash ^ seed;
    }
};

/// The text that identifies a row to people: the goal, or the field `nameKey` of a table row.
QString rowText(const Objective &objective, const QString &nameKey);
QString rowText(const TableRow &row, const QString &nameKey);

/// The similarity of two rows, 1 to 21.
int likeness(const Objective &a, const Objective &b);
int likeness(const TableRow &a, const TableRow &b);

/// From this likeness on, two rows count as one that was changed, wherever they are.
inline constexpr int clearlyAlike = 13;

/// Whether both have the same members with the same spelling.
bool isSpelledAlike(const Verbatim &a, const Verbatim &b);

} // namespace boardwright
