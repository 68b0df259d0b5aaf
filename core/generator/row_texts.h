// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <QHash>
#include <QString>

#include <optional>

namespace boardwright {

/// Where a row is in its set.
struct RowPlace {
    QString table; ///< objectivesTable, or the key of a section
    qsizetype index = 0; ///< 0-based

    friend bool operator==(const RowPlace &, const RowPlace &) = default;
};

/// The texts of a set's rows (objectives and table rows) as players and authors read them. Built in
/// one pass over the set, which must outlive it; queries take constant time. Any thread.
class RowTexts final {
public:
    explicit RowTexts(const GoalSet &set);

    /// Nothing if the set has no such row.
    std::optional<RowPlace> placeOf(RowId id) const;

    /// Whether the site holds a row of this set: it is neither empty nor holds another set's row.
    bool isOn(const Placed &placed) const
    {
        return placed.what != RowId::none && m_places.contains(placed.what);
    }

    /// The goal with its value, or the name field of a table row (its number if that is empty);
    /// null if the set has no such row.
    QString text(RowId id, int value) const;

    /// What a board shows for a table row in place of its name; empty if it shows the name.
    QString letter(RowId id) const;

    /// The author's tooltip for a goal; null if there is none.
    QString tooltip(RowId id) const;

private:
    const Objective *objectiveOf(RowId id) const;
    /// The text of the field of a table row that its section names so; empty if there is none.
    QString fieldText(RowId id, Key Section::*which) const;

    const GoalSet &m_set;
    QHash<RowId, RowPlace> m_places; // looked up, never iterated
};

} // namespace boardwright
