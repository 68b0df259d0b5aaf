// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lists/table_outline.h"

#include <vector>

namespace boardwright {

// Tables in which a line has a type or a tier, and then its goals: "Cave,Find it,Light a fire".
// Both set TableOutline::rowsOf if it is so. Pure.

/// Told by titles such as "Category,Goals", or by words for difficulties in front of all lines.
bool guessTitledRows(TableOutline &outline, const std::vector<CsvLine> &lines);

/// Told by names in front of lines of different lengths, or of many goals, that are shorter than
/// the goals. A goal with a comma, or with a description and further fields, does not look so.
bool guessNamedRows(TableOutline &outline, QByteArrayView text, const std::vector<CsvLine> &lines);

/// Marks columns in front of the goals of which each name stands only at the first of its goals, as
/// spreadsheets export cells that were joined.
void markCarried(TableOutline &outline, const std::vector<CsvLine> &lines);

} // namespace boardwright
