// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/section_edits.h"
#include "ui/editing/values/category_kind.h"
#include "ui/editing/values/objective_columns.h"

namespace boardwright {

/// Short names for setting one part of goals, as one undo step each. Values are set unchecked.

inline void setPart(
    GoalSetDocument &document, const QList<RowId> &ids, ObjectiveColumn column, const Value &value)
{
    setSectionValue(document, objectiveSection, fieldOf(column), ids, value);
}

inline void setGoals(GoalSetDocument &document, const QList<RowId> &ids, const QString &goal)
{
    setPart(document, ids, ObjectiveColumn::Goal, goal);
}

inline void setGoal(GoalSetDocument &document, RowId id, const QString &goal)
{
    setGoals(document, {id}, goal);
}

inline void setRange(GoalSetDocument &document, const QList<RowId> &ids, const QList<int> &range)
{
    setPart(document, ids, ObjectiveColumn::Range, range);
}

inline void setLimit(GoalSetDocument &document, const QList<RowId> &ids, int limit)
{
    setPart(document, ids, ObjectiveColumn::Limit, qint64{limit});
}

inline void setProgressive(GoalSetDocument &document, const QList<RowId> &ids, bool progressive)
{
    setPart(document, ids, ObjectiveColumn::ProgressiveRanges, progressive);
}

inline void setTooltip(GoalSetDocument &document, const QList<RowId> &ids, const QString &tooltip)
{
    setPart(document, ids, ObjectiveColumn::Tooltip, tooltip);
}

inline void setIcons(GoalSetDocument &document, const QList<RowId> &ids, const QStringList &icons)
{
    setPart(document, ids, ObjectiveColumn::Icons, icons);
}

inline void setZones(GoalSetDocument &document, const QList<RowId> &ids, Zones zones)
{
    Objective listed;
    listed.progression = zones;
    setPart(
        document, ids, ObjectiveColumn::Progression, valueOf(listed, ObjectiveColumn::Progression));
}

inline void setCategories(GoalSetDocument &document, CategoryKind kind, const QList<RowId> &ids,
    const QStringList &categories)
{
    setPart(document, ids,
        kind == CategoryKind::Board ? ObjectiveColumn::BoardCategories
                                    : ObjectiveColumn::LineCategories,
        categories);
}

} // namespace boardwright
