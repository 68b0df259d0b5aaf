// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <cstdint>

namespace boardwright {

/// `read`, just read from a file, as the next state of `before`: objectives and table rows get the
/// ids of the rows they come from, also in all references. A row comes from the row with equal
/// content, wherever that was; else from one with the same goal (or name); else from the one at the
/// same place. Other rows are new and get ids after `lastRow`, the highest ever used. Laws:
/// - No two rows come from the same one. If a set is written and read back, every row is found
/// again.
/// - A row with unchanged content and spelling is the old value: operator== finds no difference.
/// `earlier`: an additional source of rows that are not in `before`, such as one that was cut and
/// is now pasted elsewhere.
/// Deterministic; linear except for short runs of changed rows. Pure, any thread.
GoalSet withKeptRows(
    const GoalSet &before, GoalSet read, std::uint32_t lastRow, const GoalSet *earlier = nullptr);

} // namespace boardwright
