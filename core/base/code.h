// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <cstdint>
#include <variant>

namespace boardwright {

/// Everything the core has to tell a person, as a value. The words are made in ui/text/words.h and
/// nowhere else; beside each code stand the arguments the words are made of, in order.
enum class Code : std::uint8_t {
    // Files (formats/).
    FileMissing, ///< path
    FileIsDirectory, ///< path
    FileNotRegular, ///< path; a pipe, a device, a socket
    FileNotReadable, ///< path, the system's reason
    FileNotWritable, ///< path, the system's reason
    FileTooLarge, ///< largest size in bytes
    JsonSyntax, ///< what was found (empty: the end of the file), what was expected (JsonExpected)
    JsonTooDeep, ///< deepest nesting allowed
    JsonTooManyValues, ///< most values allowed
    JsonNotUtf8, ///< no arguments
    JsonWrongType, ///< key, what was expected (JsonKind), what was found (JsonKind)
    JsonNumberOutOfRange, ///< key, lowest, highest, what was found; a whole number is expected
    UnknownText, ///< key, what was found, the choices joined by ", "
    NotAGoalSet, ///< the key that is missing
    DuplicateKey, ///< key

    // Problems in a goal set (goalset/lint.h).
    TooFewObjectives, ///< placeable copies, cells
    UndeclaredBoardCategory, ///< category
    UndeclaredLineCategory, ///< category
    UndeclaredTag, ///< tag
    PlaceholderWithoutRange, ///< no arguments
    RangeWithoutPlaceholder, ///< no arguments
    LimitAboveValues, ///< limit, distinct values
    WeightingOutOfRange, ///< weighting
    LimitOutOfRange, ///< individual limit
    RangeValueOutOfRange, ///< value
    ForcedPositionOutside, ///< position, cells
    GoalEmpty, ///< no arguments
    GoalTooLong, ///< characters, most
    BoardLimitZero, ///< category, goals that carry it
    SameObjectiveTwice, ///< 1-based number of the earlier row
    CategoryUnused, ///< category

    // Findings about one board (board/result.h).
    BoardCategoryRelaxed, ///< category, excess, count, cap
    LineCategoryRelaxed, ///< category, excess, count, cap, line kind (LineKind), line number from 1
    GoalsPulledBack, ///< how many
    NoCandidate, ///< position of a cell that no goal may stand on
    PoolTooSmall, ///< cells that stay empty, placeable copies, cells
    NoGoalFits, ///< cells that stay empty although there is supply
    Cancelled, ///< no arguments

    // What the checker finds beyond relaxations: each is a defect of a generator.
    WrongShape, ///< cells found, cells expected
    CellEmpty, ///< position
    UnknownObjective, ///< position
    ObjectiveDisabled, ///< position
    TagTwice, ///< tag
    LimitExceeded, ///< placed, limit
    ValueNotInRange, ///< value
    ValueTwice, ///< value
    SameObjectiveInLine, ///< line kind, line number from 1
    OutsideForcedPositions, ///< position
};

enum class Severity : std::uint8_t { Error, Warning, Hint };

/// An argument of a code: a number, a text that came from the user's file, or nothing.
using Arg = std::variant<std::monostate, qint64, QString>;

} // namespace boardwright
