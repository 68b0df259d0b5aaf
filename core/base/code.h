// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <cstdint>
#include <variant>

namespace boardwright {

/// Everything that the core reports to people, as a value; only ui/text/words.h turns it into
/// words. Beside each code are the arguments for its words, in order. Numbers from codesPerBlock on
/// belong to generators, each of which declares an enumeration of its own in its room (CodeBlock in
/// code_key.h): a new code of a generator concerns nobody else.
enum class Code : std::uint16_t {
    // Files (formats/).
    FileMissing, ///< path
    FileIsDirectory, ///< path
    FileNotRegular, ///< path; a pipe, a device, a socket
    FileNotReadable, ///< path, the system's reason
    FileNotWritable, ///< path, the system's reason
    FileTooLarge, ///< largest size in bytes
    FileDamaged, ///< no arguments; not what this program wrote
    JsonSyntax, ///< what was found (empty: the end of the file), what was expected (JsonExpected)
    JsonTooDeep, ///< deepest nesting allowed
    JsonTooManyValues, ///< most values allowed
    JsonNotUtf8, ///< no arguments
    JsonWrongType, ///< key, what was expected (JsonKind), what was found (JsonKind)
    JsonNumberOutOfRange, ///< key, lowest, highest, what was found; or a number that is not whole
    UnknownText, ///< key, what was found, the choices joined by ", "
    NotAGoalSet, ///< the key that is missing
    DuplicateKey, ///< key
    OlderLayout, ///< its version (0: none)

    // Tables as text (formats/csv.h).
    SheetQuoteOpen, ///< no arguments
    SheetTooLarge, ///< most rows, columns or cells

    // Statistics of boards (lab/).
    NotStatistics, ///< the key that is missing
    StatisticsDamaged, ///< what is wrong in it: a path such as "objectives[3].cells"
    StatisticsDiffer, ///< what differs, in the first file, in this one
    StatisticsOverlap, ///< the first and last seed that would be counted twice
    TooManyBoards, ///< most boards that can be counted together

    // Settings of a generator (generator/settings.h).
    UnknownParameter, ///< key, the choices joined by ", "
    ParameterValue, ///< key, given value, possible values
    ParameterWithoutEffect, ///< key, key of the setting that makes it ineffective, its value

    // Problems of a goal set on any board (goalset/lint.h).
    UndeclaredBoardCategory, ///< category
    UndeclaredLineCategory, ///< category
    UndeclaredTag, ///< tag
    PlaceholderWithoutRange, ///< no arguments
    RangeWithoutPlaceholder, ///< no arguments
    LimitAboveValues, ///< limit, distinct values; 0: it takes none
    WeightingOutOfRange, ///< weighting
    LimitOutOfRange, ///< individual limit
    RangeValueOutOfRange, ///< the first value below 1
    GoalEmpty, ///< no arguments
    GoalTooLong, ///< characters, most
    BoardLimitZero, ///< category, goals that have it
    SameObjectiveTwice, ///< 1-based number of the earlier row
    CategoryUnused, ///< category
    GameNameTooLong, ///< characters, most
    SetNameTooLong, ///< characters, most
    TooManyTags, ///< tags, most
    TagTooLong, ///< tag, characters, most
    TagNotSnakeCase, ///< tag, suggested spelling (empty: none)
    TagDeclaredTwice, ///< tag
    TagUnused, ///< tag
    TagWithOneMember, ///< tag
    SeveralPlaceholders, ///< how many
    TooManyValues, ///< values, most
    RangeNotAscending, ///< the first value lower than its predecessor, that predecessor
    RangeTooWide, ///< lowest, highest
    TooManyCategories, ///< categories, most
    CategoryTwice, ///< the first category that an objective has twice
    CategoryDeclaredTwice, ///< category
    PercentOutOfRange, ///< category, percent
    TooManyIcons, ///< icons, most
    UnknownIcon, ///< the first icon that is neither a picture nor an emoji
    IconsMixed, ///< no arguments
    TooltipTooLong, ///< characters, most
    ForcedPositionTooLow, ///< the first position below 1
    ForcedPositionTwice, ///< the first position that is listed twice
    ForcedPositionsNotAllowed, ///< of a board: mode's key, size's name; else no arguments
    CappedSizeMissing, ///< no arguments
    DedicatedSettingsMissing, ///< no arguments

    // Problems of section fields, from the limits that the field declares.
    FieldNumberOutOfRange, ///< what was found, lowest, highest (or empty), step, name (or empty)
    FieldUnknownChoice, ///< what was found, the choices joined by ", "
    FieldTextTooLong, ///< characters, most
    FieldRowGone, ///< number of referenced rows that do not exist
    FieldNameTwice, ///< name
    GateBoundsCrossed, ///< the lower bound, the upper bound, as texts
    TargetWantsNothing, ///< no arguments

    // Problems of placement rules (arrange/rules.h).
    PlacementRulesTooMany, ///< rules, most that have an effect
    PlacementRuleForNone, ///< no arguments
    PlacementRuleUnknown, ///< a name that no piece has

    // Problems of a goal set for one mode and size.
    TooFewObjectives, ///< cells that can be filled, cells
    ForcedPositionOutside, ///< the first position outside, cells
    NeverWithCategory, ///< board category with capacity 0
    ZoneTooScarce, ///< zone (a bit of Zone), cells only in it, cells that can be filled

    // Findings about one board (board/result.h).
    BoardCategoryRelaxed, ///< category, excess, count, cap
    LineCategoryRelaxed, ///< category, excess, count, cap, line kind (LineKind), line number from 1
    ProgressionRelaxed, ///< position, zones of the cell, zones of the goal (bits of Zone)
    Cancelled, ///< no arguments
    NoBoardPassedGates, ///< seeds tried, boards the gate below rejected, Gate::title

    // Findings of the checker other than relaxations: each is a bug in a generator.
    WrongShape, ///< cells found, cells expected
    CellEmpty, ///< position
    UnknownObjective, ///< position
    ObjectiveDisabled, ///< position
    TagTwice, ///< tag
    GroupExceeded, ///< exclusion group, placed, most
    LimitExceeded, ///< placed, limit
    ValueNotInRange, ///< value
    ValueTwice, ///< value
    SameObjectiveInLine, ///< line kind, line number from 1
    OutsideForcedPositions, ///< position
    ValueOutsideZones, ///< value
    ValuePassedOver, ///< the value that a modifier requires first and that no goal here takes
    MarkNotAllowed, ///< position; a mark that no modifier requested, or a missing one
    MarksMiscounted, ///< which (bit of Mark), cells found, cells expected

    // Filters of a funnel (board/trace.h), in the order they are applied. Beside each: what passes.
    PoolFilter, ///< goals in the pool of this board
};

/// The codes of a generator begin at a multiple of this.
inline constexpr std::uint16_t codesPerBlock = 256;

enum class Severity : std::uint8_t { Error, Warning, Hint };

/// An argument of a code: a number, a text from the user's file, or nothing.
using Arg = std::variant<std::monostate, qint64, QString>;

} // namespace boardwright
