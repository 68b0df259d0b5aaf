// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <expected>
#include <functional>

namespace boardwright {

/// Pasting: a block of texts from a spreadsheet is entered into a table cell by cell, the same way
/// in every table. Cells that cannot take their text keep their values and are told; the others are
/// entered. A block that does not fit into the table is refused as a whole.

/// A cell of a block that is pasted.
struct BlockCell {
    int row = 0; ///< in the block
    int column = 0; ///< of the table
    QString text;
};

/// A new text for a cell of a model.
struct EnteredText {
    int row = 0;
    int column = 0;
    QString text;
};

/// A text that its cell cannot take.
struct RefusedText {
    int row = 0; ///< in the block
    int column = 0; ///< of the table
    QString why; ///< a sentence that begins with the place of the cell
};

/// A cell's place for people.
struct ShownPlace {
    qsizetype row = 0; ///< from 1
    QString column; ///< its title
};

/// The table that a block is pasted into.
struct BlockTarget {
    /// The table's columns for the columns of the block, in order; -1 skips one.
    QList<int> columns;
    /// Enters a text; the error is a sentence. Cells that are only shown take any text and ignore
    /// it.
    std::function<std::expected<void, QString>(const BlockCell &cell)> enter;
    std::function<ShownPlace(const BlockCell &cell)> place;
};

/// Enters the texts row by row. The error says that the block has more columns than the target;
/// then nothing was entered.
std::expected<QList<RefusedText>, QString> enterBlock(
    const QList<QStringList> &cells, const BlockTarget &target);

/// Why a block of this many rows cannot be pasted where only `left` remain.
QString tooManyRows(qsizetype rows, qsizetype left);

/// One sentence or two about the texts that were refused; empty if there are none.
QString refusedSummary(const QList<RefusedText> &refused);

} // namespace boardwright
