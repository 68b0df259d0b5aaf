// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/ids.h"

#include <QList>

namespace boardwright {

/// A place in a text file. Both count from 1; a column is one Unicode code point. {0, 0}: no place.
struct TextPosition {
    int line = 0;
    int column = 0;

    friend bool operator==(const TextPosition &, const TextPosition &) = default;
};

/// The part of a goal set that a problem is about. Without a row, parts of an objective mean what
/// the set declares of them: BoardCategories and LineCategories the limits, Tag one of the tags.
enum class ObjectiveField : std::uint8_t {
    GoalSet, ///< the set, or the whole row
    Goal,
    Range,
    BoardCategories,
    LineCategories,
    Tag,
    Progression,
    Weighting,
    IndividualLimit,
    ForcedPositions,
    ProgressiveRanges,
    Tooltip,
    Icons,

    // Of the set.
    GameName,
    SetName,
    TagNames,
    SchemaMode,
    CappedSettings,
    DedicatedSettings,
};

/// Something in a file or a goal set that a person should know of. A value: it stores ids, never
/// pointers or row numbers, so it stays true while rows move.
struct Problem {
    Code code{};
    Severity severity = Severity::Error;
    TextPosition where; ///< set by readers; lint leaves it empty
    RowId row = RowId::none; ///< set by lint where one objective or one row of a table is meant
    ObjectiveField field = ObjectiveField::GoalSet;
    QList<Arg> args; ///< what Code says, in its order
    QString section{}; ///< key of the section whose field is meant; empty: none is
    QString fieldKey{}; ///< of that field

    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace boardwright
