// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "core/goalset/section.h"

#include <functional>

namespace boardwright {

using NewRowId = std::function<RowId(RowId)>;

/// Puts other ids in all references to rows.
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

/// What a row says, whatever its id and its spelling: rows of two sets that say the same are equal,
/// and have equal hashes.
template <typename Row>
struct RowContent {
    Row row; ///< without id and verbatim part
    size_t hash = 0;

    /// `known` gives references an id that means the same in both sets; none where there is none.
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

/// What people know a row by: the goal; of a table's row its field `nameKey`.
QString rowText(const Objective &objective, const QString &nameKey);
QString rowText(const TableRow &row, const QString &nameKey);

/// How much two rows have in common, 1 to 21.
int likeness(const Objective &a, const Objective &b);
int likeness(const TableRow &a, const TableRow &b);

/// From here on two rows are one that was changed, wherever they stand.
inline constexpr int clearlyAlike = 13;

/// The same members, spelled the same.
bool isSpelledAlike(const Verbatim &a, const Verbatim &b);

} // namespace boardwright
