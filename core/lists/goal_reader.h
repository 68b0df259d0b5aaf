// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/repairs.h"
#include "core/lists/list_outline.h"
#include "core/lists/listed_goals.h"

#include <expected>
#include <stop_token>

namespace boardwright {

/// Reads the goals of an outline. A goal is a text, or an object with the text as "name", "goal" or
/// another usual key, "types" or "categories", "difficulty" or "tier", "description" or "tooltip",
/// "range", "weighting", "tag" and "progression"; keys in any case. What is not used, and goals
/// without a text, are added to `repairs`. Errors: NoGoalsInFile, TooManyGoals (mostObjectives).
/// Pure, any thread; after a stop request it soon returns Code::Cancelled.
std::expected<ListedGoals, Problem> readGoals(
    const ListOutline &outline, Repairs &repairs, const std::stop_token &stop = {});

} // namespace boardwright
