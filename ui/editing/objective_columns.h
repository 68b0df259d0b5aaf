// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

#include <QStringList>
#include <QVariant>

#include <cstdint>

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
    bool editable;
    Qt::AlignmentFlag alignment;
};

const ObjectiveColumnInfo &columnInfo(ObjectiveColumn column);

/// What a cell holds, as it is shown and edited.
QVariant cellValue(const Objective &objective, ObjectiveColumn column);

/// The whole cell, which may be cut off in the table, as rich text, which is broken into lines.
QVariant cellToolTip(const Objective &objective, ObjectiveColumn column);

/// The categories or the tag in a cell.
QStringList cellNames(const Objective &objective, ObjectiveColumn column);

/// The zones that a goal may stand in: all where it lists none.
Zones shownZones(const Objective &objective);

} // namespace boardwright
