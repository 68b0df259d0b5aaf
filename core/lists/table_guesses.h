// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lists/table_outline.h"

#include <vector>

namespace boardwright {

/// Guesses, from the first lines of a table that are not blank, what no title says.
///
/// Below titles such as "Easy" and "Hard", or "Tier 1" and "Tier 2", each cell is a goal of that
/// tier. Below titles such as "Cave" and "Sea", which are shorter than the texts below them, each
/// cell is a goal of that type, unless the columns look like fields of one goal. In a square of
/// different texts, perhaps below B, I, N, G and O, each cell is a goal.
///
/// With titles but none for the goal, the first column with text that has no known title is the
/// goal. Without known titles, the first column with text other than names is the goal; a column of
/// numbers from 1 to 25 is the difficulty, unless it counts the lines; a column with a few names
/// that occur again and again is for types. The first line is then taken for unknown titles if it
/// has text above a column of numbers. Pure, any thread.
void guessColumns(TableOutline &outline, QByteArrayView text, const std::vector<CsvLine> &lines);

/// The same where each line is one goal. Of rows of JSON, single words beside texts of several
/// words are for types, too, in any number of columns.
void guessFields(TableOutline &outline, QByteArrayView text, const std::vector<CsvLine> &lines,
    bool areRows = false);

} // namespace boardwright
