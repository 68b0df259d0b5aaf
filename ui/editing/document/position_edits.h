// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

/// Verbs for the positions where a goal may appear, as used on the board; see edits.h. Positions
/// are 1-based. `cells`: the number of cells of the current board.

/// Allows only this position.
void forceTo(GoalSetDocument &document, RowId id, int position);

/// Allows every other cell that was allowed before; if that leaves none, every other cell of the
/// board.
void keepAwayFrom(GoalSetDocument &document, RowId id, int position, int cells);

/// Allows every position.
void freePositions(GoalSetDocument &document, RowId id);

} // namespace boardwright
