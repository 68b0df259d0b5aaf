// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/ids.h"

#include <QList>

namespace boardwright {

/// A place in a text file. Both numbers are 1-based; columns count Unicode code points. {0, 0}:
/// unknown.
struct TextPosition {
    int line = 0;
    int column = 0;

    friend bool operator==(const TextPosition &, const TextPosition &) = default;
};

/// The part of a goal set that a problem is about. If Problem::row is none, a part of an objective
/// means what the set declares: BoardCategories and LineCategories the limits, Tag one of the tags.
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

    // Parts of the set itself.
    GameName,
    SetName,
    TagNames,
    SchemaMode,
    CappedSettings,
    DedicatedSettings,
};

/// Something in a file or a goal set that the author should know. A value: it stores ids instead of
/// pointers or row numbers, so it stays valid when rows move.
struct Problem {
    Code code{};
    Severity severity = Severity::Error;
    TextPosition where; ///< set by readers; unset by lint
    RowId row = RowId::none; ///< set by lint if the problem is about one objective or table row
    ObjectiveField field = ObjectiveField::GoalSet;
    QList<Arg> args; ///< the arguments that Code lists, in order
    QString section{}; ///< key of the section whose field is meant; empty: no field
    QString fieldKey{}; ///< key of that field

    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace boardwright
