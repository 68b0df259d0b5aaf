// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective_fields.h"

#include <QStringList>
#include <QVariant>

#include <cstdint>
#include <optional>

namespace boardwright {

/// Columns of the objectives table that every set has: the fields of objectiveSection, in their
/// order.
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

/// The inverse; the field is one of objectiveSection.
ObjectiveColumn columnOf(const Field &field);

/// The column that holds a part of an objective, the goal itself for the whole of it; nothing: it
/// is a part of the set.
std::optional<ObjectiveColumn> columnOf(ObjectiveField field);

/// What an objective holds in a column, as it is.
Value valueOf(const Objective &objective, ObjectiveColumn column);

/// What a cell holds, in words for people; nothing for a check box.
QVariant cellValue(const Objective &objective, ObjectiveColumn column);

/// What an editor of the cell begins with, exactly: a bool or a number, else cellText().
QVariant cellEditValue(const Objective &objective, ObjectiveColumn column);

/// The whole cell, which may be cut off in the table, as rich text, which is broken into lines.
QVariant cellToolTip(const Objective &objective, ObjectiveColumn column);

/// The categories, the tag or the icons in a cell.
QStringList cellNames(const Objective &objective, ObjectiveColumn column);

/// The zones that a goal may stand in: all where it lists none.
Zones shownZones(const Objective &objective);

/// "E M".
QString zonesInLetters(Zones zones);

} // namespace boardwright
