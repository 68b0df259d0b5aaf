// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "ui/editing/document/rows_change.h"

#include <QMap>

#include <optional>

namespace boardwright {

/// The difference between two goal sets. Every undo step of a document is one.
struct SetChange {
    /// Everything except rows (see headOf()), before and after.
    struct Head {
        GoalSet before;
        GoalSet after;

        friend bool operator==(const Head &, const Head &) = default;
    };

    RowsChange<Objective> objectives;
    QMap<QString, RowsChange<TableRow>> tables; ///< by section; without empty changes
    std::optional<Head> head; ///< std::nullopt if it does not change

    bool isEmpty() const { return objectives.isEmpty() && tables.isEmpty() && !head; }

    /// Whether it changes only values of objectives.
    bool changesOnlyObjectives() const
    {
        return !objectives.movesRows() && tables.isEmpty() && !head;
    }

    SetChange reversed() const;

    friend bool operator==(const SetChange &, const SetChange &) = default;
};

/// The set without its objectives and the rows of its tables.
GoalSet headOf(const GoalSet &set);

/// The change from one set to another. Rows with the same id count as the same row. Laws:
/// `applied(before, setChange(before, after)) == after`, and `applied(after, setChange(before,
/// after).reversed()) == before`. Near linear; pure.
SetChange setChange(const GoalSet &before, const GoalSet &after);

/// The result of `change`, which must start from `set`.
GoalSet applied(GoalSet set, const SetChange &change);

} // namespace boardwright
