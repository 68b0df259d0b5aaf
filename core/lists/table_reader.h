// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/repairs.h"
#include "core/lists/listed_goals.h"
#include "core/lists/table_outline.h"

#include <expected>
#include <stop_token>

namespace boardwright {

/// Reads the goals of a table. Blank lines are skipped. Columns and cells that are not used,
/// guesses and goals without a text are added to `repairs`. Errors: those of CsvReader,
/// NoGoalsInFile, TooManyGoals (mostObjectives). Linear; holds one line of the table at a time.
/// Pure, any thread; after a stop request it soon returns Code::Cancelled.
std::expected<ListedGoals, Problem> readTable(
    const TableOutline &outline, Repairs &repairs, const std::stop_token &stop = {});

} // namespace boardwright
