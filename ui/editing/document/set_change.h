// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "ui/editing/document/rows_change.h"

#include <QMap>

#include <optional>

namespace boardwright {

/// What makes one goal set another: a value, as large as the difference. Every undo step of a
/// document is one.
struct SetChange {
    /// Everything but rows (see headOf()), as it was and as it will be.
    struct Head {
        GoalSet before;
        GoalSet after;

        friend bool operator==(const Head &, const Head &) = default;
    };

    RowsChange<Objective> objectives;
    QMap<QString, RowsChange<TableRow>> tables; ///< by section; none is empty
    std::optional<Head> head; ///< nothing: it stays

    bool isEmpty() const { return objectives.isEmpty() && tables.isEmpty() && !head; }

    /// Only values of objectives.
    bool changesOnlyObjectives() const
    {
        return !objectives.movesRows() && tables.isEmpty() && !head;
    }

    SetChange reversed() const;

    friend bool operator==(const SetChange &, const SetChange &) = default;
};

/// The set without its objectives and the rows of its tables.
GoalSet headOf(const GoalSet &set);

/// The change from one set to another, which share ids where a row of one is a row of the other.
/// Laws: `applied(before, setChange(before, after)) == after`, and
/// `applied(after, setChange(before, after).reversed()) == before`. Near linear; pure.
SetChange setChange(const GoalSet &before, const GoalSet &after);

/// `set`, which has to be what the change begins with, after it.
GoalSet applied(GoalSet set, const SetChange &change);

} // namespace boardwright
