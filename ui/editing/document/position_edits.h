// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

/// Where a goal may stand, as it is asked for on the board. Verbs like those of edits.h; positions
/// count from 1. `cells`: of the board in sight.

/// It stands there and nowhere else, where it takes part.
void forceTo(GoalSetDocument &document, RowId id, int position);

/// It may stand on every other cell that it could stand on until now; where that was none, on every
/// other cell of the board.
void keepAwayFrom(GoalSetDocument &document, RowId id, int position, int cells);

/// It may stand anywhere.
void freePositions(GoalSetDocument &document, RowId id);

} // namespace boardwright
