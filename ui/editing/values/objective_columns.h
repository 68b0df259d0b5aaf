// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "core/goalset/problem.h"

#include <QStringList>
#include <QVariant>

#include <cstdint>
#include <optional>

namespace boardwright {

/// Columns of the objectives table that every set has, in their order.
enum class ObjectiveColumn : std::uint8_t {
    Enabled,
    Goal,
    Range,
    BoardCategories,
    LineCategories,
    Progression,
    Weighting,
    Limit,
    Tag,
    ForcedPositions,
    ProgressiveRanges,
    Tooltip,
    Icons,
};

inline constexpr int objectiveColumns = static_cast<int>(ObjectiveColumn::Icons) + 1;

/// What is the same in every row of a column.
struct ObjectiveColumnInfo {
    const char *title; ///< in the context boardwright::ObjectivesModel
    const char *help;
    Qt::AlignmentFlag alignment;
};

const ObjectiveColumnInfo &columnInfo(ObjectiveColumn column);

/// The column that holds a part of an objective, the goal itself for the whole of it; nothing: it
/// is a part of the set.
std::optional<ObjectiveColumn> columnOf(ObjectiveField field);

/// What a cell holds, in words for people.
QVariant cellValue(const Objective &objective, ObjectiveColumn column);

/// What an editor of the cell begins with, exactly: a bool or a number, else cellText().
QVariant cellEditValue(const Objective &objective, ObjectiveColumn column);

/// The whole cell, which may be cut off in the table, as rich text, which is broken into lines.
QVariant cellToolTip(const Objective &objective, ObjectiveColumn column);

/// The categories, the tag or the icons in a cell.
QStringList cellNames(const Objective &objective, ObjectiveColumn column);

/// The zones that a goal may stand in: all where it lists none.
Zones shownZones(const Objective &objective);

} // namespace boardwright
