// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QList>

#include <expected>

namespace boardwright {

/// What a sheet holds.
struct GoalSheet {
    GoalList list;
    QList<Problem> notes; ///< SheetNotANumber, GoalTimeMissing; at most 100, in the sheet's order
};

/// Reads the table that goal lists are kept in, as comma-separated values with a line of headers.
/// Columns whose header begins with "#" are left out. The others are: updated (left out), name, jp,
/// difficulty, time, skill, then one for each category: "name", or "*name: threshold" for a row
/// type. The second line has the filters of the categories. In a goal's line, "v" is a type and
/// "*v" a subtype; the first line without anything ends the table. Refused, with their places:
/// JsonNotUtf8, SheetQuoteOpen, SheetColumnMissing, SheetTooLarge. Pure, any thread.
std::expected<GoalSheet, Problem> readGoalSheet(const QByteArray &bytes);

} // namespace boardwright
