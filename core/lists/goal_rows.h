// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/csv.h"
#include "core/formats/json.h"
#include "core/lists/table_outline.h"

#include <deque>
#include <vector>

namespace boardwright {

// Arrays in an array are tiers, the cells of a card, or rows of a table with a goal each, such as
// ["Find the lamp", 3, "cave"]. Pure, any thread.

/// Whether they are rows. Judged by all of them: a number or a list of types in the same place,
/// titles, or names that occur again and again beside different texts. A place with single words
/// beside texts of several words counts as well, unless there are as many arrays as a classic list
/// has tiers.
bool areGoalRows(const JsonValue &array);

/// Whether nothing tells such rows from tiers: they are arrays of equally many texts.
bool mayBeRows(const JsonValue &array);

/// Whether they are the five rows of a card of 25 different goals.
bool areCardRows(const JsonValue &array);

/// The goals that rows hold.
struct GoalRows {
    TableOutline outline; ///< what the places are for; `begin` and `at` are offsets of values
    std::vector<const JsonValue *> above{}; ///< rows that are no part of the table
    std::deque<JsonValue> goals{}; ///< an object of each row, its values where they stand
};

/// Those of areGoalRows().
GoalRows goalRowsOf(const JsonValue &array);

} // namespace boardwright
