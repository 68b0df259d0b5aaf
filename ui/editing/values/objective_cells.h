// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "core/lists/cell_values.h"
#include "ui/editing/values/objective_columns.h"
#include "ui/text/number_text.h"

#include <QString>
#include <QVariant>

#include <expected>

namespace boardwright {

/// Reads and writes the cells of an objective. Typing, pasting, filling down, the Details form and
/// find and replace all use these functions.

/// The text of a cell for copying, in a form that spreadsheets do not alter.
///
/// Laws: enterCell() with an objective's own text changes nothing, whatever the objective holds. If
/// an objective is within the site's limits, entering its text into another objective makes the
/// cells equal.
QString cellText(const Objective &objective, ObjectiveColumn column);

/// Parses input for a cell, from a person or a spreadsheet. Every column accepts text in any
/// unambiguous spelling:
/// - ranges and positions: "2-5", "2–5", "3, 6, 9", "3 · 6 · 9", "10..50/10" (in steps of 10);
/// - zones: "E M", "EM", "early, mid", "all", and their translated names;
/// - yes and no: TRUE, FALSE, yes, no, x, 1, 0, on, off, and their translations;
/// - categories and icons: names as namesOfText() reads them.
/// Also accepts a bool, a number, a QStringList of names, a QList<int> of values or positions, and
/// for zones the number behind Zones. Empty text means the value of a new objective, but a goal
/// needs a text. Values that the site would reject (core/goalset/field_limits.h) are errors: a
/// sentence that says what is wrong and what to do.
std::expected<Value, QString> valueOfCell(ObjectiveColumn column, const QVariant &entered);

/// Whether the input is the cell's own text. Such input leaves the cell as it is, even if the site
/// would reject its value.
bool isOwnText(const Objective &objective, ObjectiveColumn column, const QVariant &entered);

/// Writes input into a cell. On an error the objective is unchanged.
std::expected<void, QString> enterCell(
    Objective &objective, ObjectiveColumn column, const QVariant &entered);

/// Resets a field to its value in a new objective. The goal field keeps its text, because a goal
/// needs one.
void clearCell(Objective &objective, const Section &section, const Field &field);

/// Parses a list of numbers, in order, as enterCell() accepts them for ranges and positions. The
/// error names the first invalid part. At most `most` numbers.
std::expected<QList<int>, QString> numbersOfText(const QString &text, qsizetype most);

/// The exact inverse: "2–5" for a run of three or more, "3 · 6 · 9" otherwise.
QString textOfNumbers(const QList<int> &numbers, QString (*spelled)(qint64) = textOfName);

} // namespace boardwright
