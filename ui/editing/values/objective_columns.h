// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective_fields.h"

#include <QStringList>
#include <QVariant>

#include <cstdint>
#include <optional>

namespace boardwright {

/// The columns of the objectives table for every set: the fields of objectiveSection, in order.
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

const Field &fieldOf(ObjectiveColumn column);

/// The inverse; the field must be one of objectiveSection.
ObjectiveColumn columnOf(const Field &field);

/// The column of a part of an objective; the goal column for the whole objective; std::nullopt if
/// it is a part of the set.
std::optional<ObjectiveColumn> columnOf(ObjectiveField field);

/// The exact value of an objective in a column.
Value valueOf(const Objective &objective, ObjectiveColumn column);

/// The cell's text for the user; invalid for a check box.
QVariant cellValue(const Objective &objective, ObjectiveColumn column);

/// The initial value of the cell's editor, exact: a bool or a number, else cellText().
QVariant cellEditValue(const Objective &objective, ObjectiveColumn column);

/// The whole cell, which may be truncated in the table, as rich text, so that lines are wrapped.
QVariant cellToolTip(const Objective &objective, ObjectiveColumn column);

/// The categories, the tag or the icons of a cell.
QStringList cellNames(const Objective &objective, ObjectiveColumn column);

/// The zones where a goal may appear: all if it lists none.
Zones shownZones(const Objective &objective);

/// "E M".
QString zonesInLetters(Zones zones);

} // namespace boardwright
