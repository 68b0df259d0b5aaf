// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <cstdint>

namespace boardwright {

/// `read`, fresh from a file, as the next state of `before`: objectives and rows of tables have the
/// ids of the rows they come from, and so have all references to them. A row comes from the one
/// that says the same, wherever that stood; else from one with the same goal (or name); else from
/// the one that stood in the same place. What comes from nowhere gets the ids after `lastRow`, the
/// highest ever given out. Laws:
/// - No two rows come from the same one. Of a set written and read back every row is found again.
/// - A row that says and is spelled what it was is the old value: operator== finds no difference.
/// `earlier`: where rows that are not in `before` may come from too, such as one that was cut out
/// and is now pasted elsewhere.
/// Deterministic; linear but for short runs of changed rows. Pure, any thread.
GoalSet withKeptRows(
    const GoalSet &before, GoalSet read, std::uint32_t lastRow, const GoalSet *earlier = nullptr);

} // namespace boardwright
