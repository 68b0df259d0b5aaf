// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_model.h"

#include <QStringList>

#include <expected>

namespace boardwright {

/// What spreadsheets do to blocks of cells. Columns are those of an ObjectivesModel, its
/// generator's included; the numbers of boards (measures) are read, and left alone by everything
/// that writes. Each verb is one undo step, or none where nothing changes.

/// The cells of a goal as text, such that pasting it gives the same cells.
QStringList cellTexts(const GoalSetDocument &document, const ObjectivesModel &model, RowId id,
    const QList<int> &columns);

/// The columns that can be written, in the model's order.
QList<int> writableColumns(const ObjectivesModel &model);

/// Makes cells what they are in a new goal; a goal keeps its text.
void clearCells(GoalSetDocument &document, const ObjectivesModel &model, const QList<RowId> &ids,
    const QList<int> &columns);

/// Gives all of `ids` the cells of the goal `from`.
void fillCells(GoalSetDocument &document, const ObjectivesModel &model, RowId from,
    const QList<RowId> &ids, const QList<int> &columns);

/// Where a block of texts goes.
struct PasteTarget {
    QList<RowId> ids; ///< the goals that take its rows, in order; more rows become new goals
    QList<int> columns; ///< that take its columns, in order; -1 takes one that is left out
};

/// A text that its cell cannot hold.
struct RefusedText {
    RowId id;
    int column;
    QString why; ///< a sentence that names the cell
};

struct Pasted {
    QList<RowId> ids; ///< the goals that hold the block
    QList<RefusedText> refused; ///< cells that kept what they had
};

/// An error where the block has more columns than there are: then nothing is pasted.
std::expected<Pasted, QString> pasteCells(GoalSetDocument &document, const ObjectivesModel &model,
    const PasteTarget &target, const QList<QStringList> &cells);

/// Where texts go that become new goals, from a spreadsheet or a list. A first row of titles says
/// which column is which, in any case, as the table or the file calls them or in usual words; it is
/// taken out of `cells`, and columns that nobody knows are left out. Without one the first column
/// is the goal, unless it holds what the first column of the table does.
PasteTarget targetOfNewGoals(const ObjectivesModel &model, QList<QStringList> &cells);

} // namespace boardwright
