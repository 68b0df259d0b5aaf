// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "ui/editing/values/objective_columns.h"

#include <QString>
#include <QVariant>

#include <expected>

namespace boardwright {

/// What can be written into a cell of an objective: the one place that typing, pasting, filling
/// down, the Details form and find and replace go through.

/// What copying a cell gives, as text that spreadsheets leave as it is.
///
/// Laws: enterCell() of an objective's own text changes nothing, whatever the objective holds; and
/// of the text of an objective that keeps the site's limits makes the cell of any other one equal
/// to it.
QString cellText(const Objective &objective, ObjectiveColumn column);

/// What a person or a spreadsheet means for a cell, as the value of its field. Every column takes
/// text in any spelling that is unmistakable:
/// - ranges and positions: "2-5", "2–5", "3, 6, 9", "3 · 6 · 9", "10..50/10" (in steps of 10);
/// - zones: "E M", "EM", "early, mid", "all", and their translated names;
/// - yes and no: TRUE, FALSE, yes, no, x, 1, 0, on, off, and their translations;
/// - categories and icons: names by commas or semicolons, those with such signs in quotation marks.
/// Beside that a bool, a number, a QStringList of names, a QList<int> of values or positions, and
/// for zones the number behind Zones. Empty text is what a new objective holds, except that a goal
/// needs a text. What the site would refuse (core/goalset/field_limits.h) is refused: the error is
/// a sentence that says what is wrong and what to do.
std::expected<Value, QString> valueOfCell(ObjectiveColumn column, const QVariant &entered);

/// Whether what is entered is the text that the cell holds: then it stays as it is, even where the
/// site would refuse it.
bool isOwnText(const Objective &objective, ObjectiveColumn column, const QVariant &entered);

/// Writes it into a cell. On an error the objective is as it was.
std::expected<void, QString> enterCell(
    Objective &objective, ObjectiveColumn column, const QVariant &entered);

/// Makes a field what it is in a new objective; a goal keeps its text, without which it is none.
void clearCell(Objective &objective, const Section &section, const Field &field);

/// The numbers that a text means, in its order: what enterCell() takes for ranges and positions.
/// An error names the first part that is none. At most `most` numbers.
std::expected<QList<int>, QString> numbersOfText(const QString &text, qsizetype most);

/// The inverse, exact: "2–5" for a run of three or more, "3 · 6 · 9" otherwise.
QString textOfNumbers(const QList<int> &numbers);

/// The names that a text lists; names in quotation marks are taken as they are, the others trimmed,
/// and empty ones are left out. And the inverse.
QStringList namesOfText(const QString &text);
QString textOfNames(const QStringList &names);

} // namespace boardwright
