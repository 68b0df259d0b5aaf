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

/// The part of an objective that a problem is about; GoalSet: the set itself.
enum class ObjectiveField : std::uint8_t {
    GoalSet,
    Goal,
    Range,
    BoardCategories,
    LineCategories,
    Tag,
    Progression,
    Weighting,
    IndividualLimit,
    ForcedPositions,
};

/// Something in a file or a goal set that a person should know of. A value: it stores ids, never
/// pointers or row numbers, so it stays true while rows move.
struct Problem {
    Code code{};
    Severity severity = Severity::Error;
    TextPosition where; ///< set by readers; lint leaves it empty
    RowId row = RowId::none; ///< set by lint where one objective is meant
    ObjectiveField field = ObjectiveField::GoalSet;
    QList<Arg> args; ///< what Code says, in its order

    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace boardwright
