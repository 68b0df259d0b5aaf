// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/values/text_block.h"
#include "ui/text/number_text.h"

#include <QMap>
#include <QStringList>

#include <expected>
#include <functional>
#include <optional>

namespace boardwright {

/// Spreadsheet operations on blocks of cells. Columns are those of an ObjectivesModel, including
/// the generator's. Measured numbers can be copied, but nothing writes to them. Each verb is one
/// undo step, or none if nothing changes.

using SpellNumber = QString (*)(double);

/// The cells of a goal as text. Pasting it gives the same cells. Numbers with a fraction are as a
/// spreadsheet of the window's language reads them, or as `spelled` writes them.
QStringList cellTexts(const GoalSetDocument &document, const ObjectivesModel &model, RowId id,
    const QList<int> &columns, SpellNumber spelled = copiedText);

/// The columns that can be written, in the model's order.
QList<int> writableColumns(const ObjectivesModel &model);

/// Resets cells to their values in a new goal; the goal column keeps its text.
void clearCells(GoalSetDocument &document, const ObjectivesModel &model, const QList<RowId> &ids,
    const QList<int> &columns);

/// Copies the cells of the goal `from` to all of `ids`.
void fillCells(GoalSetDocument &document, const ObjectivesModel &model, RowId from,
    const QList<RowId> &ids, const QList<int> &columns);

/// Enters texts into cells of goals; `idOf` gives the goal of a row. Returns the shares of boards,
/// 0..1, that were entered: they are requests, as those of Pasted. The error names the first row
/// that cannot take its text; then nothing is entered.
std::expected<QMap<RowId, double>, QString> enterTexts(GoalSetDocument &document,
    const ObjectivesModel &model, const std::function<RowId(int row)> &idOf,
    const QList<EnteredText> &cells);

/// The target of a block of texts.
struct PasteTarget {
    QList<RowId> ids; ///< the goals for its rows, in order; further rows become new goals
    QList<int> columns; ///< the columns for its columns, in order; -1 skips one
    RowId before = RowId::none; ///< new goals are inserted before this one; none: at the end
    bool holdsGoals = false; ///< each row is a goal; ids is either empty or as long as the block
    bool isTitled = false; ///< a row of titles assigned the columns
    QStringList skipped{}; ///< the titles of columns that are not pasted
};

struct Pasted {
    QList<RowId> ids; ///< the goals that hold the block, by its rows
    QList<RefusedText> refused;
    QMap<RowId, double> shares; ///< 0..1, requested; nothing is set to reach them
};

/// As enterBlock(). Shares of boards that are pasted alone are requests. Beside other cells they
/// were measured, as the other numbers of boards.
std::expected<Pasted, QString> pasteCells(GoalSetDocument &document, const ObjectivesModel &model,
    const PasteTarget &target, const QList<QStringList> &cells);

/// Where the user pastes: what is selected in the table as it is shown.
struct PastePlace {
    QList<RowId> selected; ///< at least one, from top to bottom
    QList<RowId> shown; ///< from the first selected one on
    QList<int> columns; ///< from the first selected one on; of whole goals: writableColumns()
    QList<int> left; ///< the columns shown before those
    qsizetype selectedColumns = 1;
    bool isWholeRows = false; ///< whole goals are selected
    RowId after = RowId::none; ///< the goal below the last selected one in the file; none: the end
};

/// The target of a block of texts at that place. A block that holds the texts of several goals, or
/// whole goals, never overwrites goals that happen to be there: it becomes new goals below the
/// selected ones, unless exactly as many are selected, which it then replaces. It holds them if its
/// titles name the goal, or if without titles it begins at the goal or before it. Any other block
/// fills cells from the place on, and is repeated if the selection is an exact multiple of it; its
/// titles never assign a column before the place. `cells` lose their titles, and goals without any
/// text. The error is a sentence.
std::expected<PasteTarget, QString> targetOfBlock(
    const ObjectivesModel &model, const PastePlace &place, QList<QStringList> &cells);

/// The target of texts that become new goals, from a spreadsheet or a list. A first row of titles
/// assigns the columns, by their titles in the table or keys in the file or by common names, in any
/// case. It is removed from `cells`, and unknown columns are skipped. Without titles the first
/// column is the goal, unless it holds values of the table's first column.
PasteTarget targetOfNewGoals(const ObjectivesModel &model, QList<QStringList> &cells);

} // namespace boardwright
