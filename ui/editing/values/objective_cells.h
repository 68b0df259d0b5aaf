// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "ui/editing/values/entered_value.h"
#include "ui/editing/values/objective_columns.h"
#include "ui/text/number_text.h"

namespace boardwright {

/// Reads and writes the cells of an objective. Typing, pasting, filling down, the Details form and
/// find and replace all use these functions.

/// The text of a cell for copying, in a form that spreadsheets do not alter.
///
/// Laws: enterCell() with an objective's own text changes nothing, whatever the objective holds. If
/// an objective is within the site's limits, entering its text into another objective makes the
/// cells equal.
QString cellText(const Objective &objective, ObjectiveColumn column);

/// Whether the input is the cell's own text. Such input leaves the cell as it is, even if the site
/// would reject its value.
bool isOwnText(const Objective &objective, ObjectiveColumn column, const QVariant &entered);

/// Writes input into a cell, as valueOfEdit() reads it. On an error the objective is unchanged.
std::expected<void, QString> enterCell(
    Objective &objective, ObjectiveColumn column, const QVariant &entered);

/// Resets a field to its value in a new objective. The goal field keeps its text, because a goal
/// needs one.
void clearCell(Objective &objective, const Section &section, const Field &field);

/// A list of numbers as ranges and positions are shown: "2–5" for a run of three or more, "3 · 6 ·
/// 9" otherwise.
QString textOfNumbers(const QList<int> &numbers, QString (*spelled)(qint64) = textOfName);

} // namespace boardwright
