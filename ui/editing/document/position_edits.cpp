// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/position_edits.h"

#include "ui/editing/document/edits.h"

namespace boardwright {

void forceTo(GoalSetDocument &document, RowId id, int position)
{
    setForcedPositions(document, {id}, {position});
}

void keepAwayFrom(GoalSetDocument &document, RowId id, int position, int cells)
{
    const Objective *objective = document.objective(id);
    if (objective == nullptr)
        return;
    QList<int> left = objective->forcedPositions;
    left.removeAll(position);
    if (left.isEmpty()) {
        for (int other = 1; other <= cells; ++other) {
            if (other != position)
                left << other;
        }
    }
    setForcedPositions(document, {id}, left);
}

void freePositions(GoalSetDocument &document, RowId id)
{
    setForcedPositions(document, {id}, {});
}

} // namespace boardwright
