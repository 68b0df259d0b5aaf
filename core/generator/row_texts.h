// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <QHash>
#include <QString>

#include <optional>

namespace boardwright {

/// Where a row of a set stands in it.
struct RowPlace {
    QString table; ///< objectivesTable, or the key of a section
    qsizetype index = 0; ///< 0-based

    friend bool operator==(const RowPlace &, const RowPlace &) = default;
};

/// The rows of a set, objectives and rows of tables, as players and authors read them. Built in one
/// walk over the set, which must outlive it; answers in constant time. Any thread.
class RowTexts final {
public:
    explicit RowTexts(const GoalSet &set);

    /// Nothing where the set has no such row.
    std::optional<RowPlace> placeOf(RowId id) const;

    /// Whether a row of the set stands there: the site is neither empty nor of another set.
    bool isOn(const Placed &placed) const
    {
        return placed.what != RowId::none && m_places.contains(placed.what);
    }

    /// A goal with its value in it, or what the name field of a table's row holds, its number where
    /// that is nothing; null where the set has no such row.
    QString text(RowId id, int value) const;

    /// What the author wrote about a goal; null where there is nothing.
    QString tooltip(RowId id) const;

private:
    const Objective *objectiveOf(RowId id) const;

    const GoalSet &m_set;
    QHash<RowId, RowPlace> m_places; // looked up, never iterated
};

} // namespace boardwright
