// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QList>

#include <expected>

namespace boardwright {

/// The content of a sheet.
struct GoalSheet {
    GoalList list;
    QList<Problem> notes; ///< SheetNotANumber, GoalTimeMissing; at most 100, in the sheet's order
};

/// Reads a goal list kept as a table: comma-separated values with a header line. Columns whose
/// header begins with "#" are ignored. The others are: updated (ignored), name, jp, difficulty,
/// time, skill, then one per category: "name", or "*name: threshold" for a row type. The second
/// line has the filters of the categories. In a goal's line, "v" is a type and "*v" a subtype; the
/// first empty line ends the table. Errors, with their places: JsonNotUtf8, SheetQuoteOpen,
/// SheetColumnMissing, SheetTooLarge. Pure, any thread.
std::expected<GoalSheet, Problem> readGoalSheet(const QByteArray &bytes);

} // namespace boardwright
