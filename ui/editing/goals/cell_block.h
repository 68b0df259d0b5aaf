// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/values/text_block.h"

#include <QStringList>

#include <expected>
#include <optional>

namespace boardwright {

/// Spreadsheet operations on blocks of cells. Columns are those of an ObjectivesModel, including
/// the generator's. Measured numbers can be copied, but nothing writes to them. Each verb is one
/// undo step, or none if nothing changes.

/// The cells of a goal as text. Pasting it gives the same cells.
QStringList cellTexts(const GoalSetDocument &document, const ObjectivesModel &model, RowId id,
    const QList<int> &columns);

/// The columns that can be written, in the model's order.
QList<int> writableColumns(const ObjectivesModel &model);

/// Resets cells to their values in a new goal; the goal column keeps its text.
void clearCells(GoalSetDocument &document, const ObjectivesModel &model, const QList<RowId> &ids,
    const QList<int> &columns);

/// Copies the cells of the goal `from` to all of `ids`.
void fillCells(GoalSetDocument &document, const ObjectivesModel &model, RowId from,
    const QList<RowId> &ids, const QList<int> &columns);

/// The target of a block of texts.
struct PasteTarget {
    QList<RowId> ids; ///< the goals for its rows, in order; further rows become new goals
    QList<int> columns; ///< the columns for its columns, in order; -1 skips one
};

struct Pasted {
    QList<RowId> ids; ///< the goals that hold the block, by its rows
    QList<RefusedText> refused;
};

/// As enterBlock().
std::expected<Pasted, QString> pasteCells(GoalSetDocument &document, const ObjectivesModel &model,
    const PasteTarget &target, const QList<QStringList> &cells);

/// The columns named by a first row of titles, for texts pasted from the column `at` on; -1 for
/// unknown titles. The row is removed from `cells`. std::nullopt without titles: they are a row
/// above others that names only columns, or the goal and mostly columns; a single title must name
/// the very column that it is pasted into.
std::optional<QList<int>> takeTitles(
    const ObjectivesModel &model, QList<QStringList> &cells, int at);

/// The target of texts that become new goals, from a spreadsheet or a list. A first row of titles
/// assigns the columns, by their titles in the table or keys in the file or by common names, in any
/// case. It is removed from `cells`, and unknown columns are skipped. Without titles the first
/// column is the goal, unless it holds values of the table's first column.
PasteTarget targetOfNewGoals(const ObjectivesModel &model, QList<QStringList> &cells);

} // namespace boardwright
