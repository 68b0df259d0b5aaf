// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/values/text_search.h"
#include "ui/widgets/table/spreadsheet.h"

#include <expected>

namespace boardwright {

/// A table that a ReplaceBar searches. Implementations know how texts of its cells are replaced.
class SearchedTable {
    Q_DISABLE_COPY_MOVE(SearchedTable)

public:
    SearchedTable() = default;
    virtual ~SearchedTable() = default;

    /// What is searched for, and where.
    struct Query {
        TextQuery text;
        int part = 0; ///< index in parts()
        bool inSelection = false; ///< only in selected rows
    };

    /// A cell of the table's model with at least one match.
    struct Cell {
        int row = 0;
        int column = 0;
        int matches = 0;
    };

    virtual Spreadsheet &table() const = 0;

    /// The parts that can be searched by themselves; empty: only the whole table can.
    virtual QStringList parts() const { return {}; }

    /// The part at first.
    virtual int firstPart() const { return 0; }

    /// The columns that are searched.
    virtual QList<int> columns(int part) const = 0;

    /// "Selected rows only".
    virtual QString selectionText() const = 0;

    /// The cells with matches in the order shown. The error says what is wrong with the query.
    virtual std::expected<QList<Cell>, QString> find(const Query &query) const = 0;
    /// Replaces the matches in a cell, as one step. The error says why it is not possible.
    virtual std::expected<void, QString> replaceIn(const Query &query, const Cell &cell) = 0;
    /// Replaces all matches, as one step. Returns what was done, or why nothing was.
    virtual std::expected<QString, QString> replaceAll(const Query &query) = 0;
};

} // namespace boardwright
