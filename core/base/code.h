// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <cstdint>
#include <variant>

namespace boardwright {

/// Everything that the core reports to people, as a value; only ui/text/words.h turns it into
/// words. Beside each code are the arguments for its words, in order.
enum class Code : std::uint8_t {
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

    // Goal lists of the balanced generator (balanced/goal_list_json.h, goal_sheet_csv.h).
    NotAGoalList, ///< the key that is missing
    ListNotCombined, ///< no arguments
    ListBucketMissing, ///< list, difficulty
    ListBucketUnread, ///< list, difficulty that no cell has, number of goals with it
    SheetColumnMissing, ///< column
    SheetNotANumber, ///< column, what was found
    SheetQuoteOpen, ///< no arguments
    SheetTooLarge, ///< most rows or columns

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
    LimitAboveValues, ///< limit, distinct values
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

    // Problems of a goal set for one mode and size (constrained/lint.h).
    TooFewObjectives, ///< cells that can be filled, cells
    ForcedPositionOutside, ///< the first position outside, cells
    NeverOnBoard, ///< cells; all forced positions are outside
    NeverWithCategory, ///< board category with capacity 0
    NeverInZones, ///< zones of the goal (bits of Zone), 1: among its forced positions, 0: anywhere
    ZoneTooScarce, ///< zone (a bit of Zone), cells only in it, cells that can be filled
    DedicatedModeUnknown, ///< game mode that the set is dedicated to, known modes joined by ", "
    DedicatedSizeUnknown, ///< game mode, size that it does not have
    TooManyBlanks, ///< cells to stay empty, cells
    NoCentreIgnored, ///< no arguments; the board has no centre
    ProgressionIgnored, ///< label of the mode (context boardwright::Fields), goals that list zones

    // Problems of a goal set for balanced boards (balanced/lint.h).
    GoalTimeMissing, ///< no arguments
    AllTimesMissing, ///< no arguments; no goal of the set has a time
    GoalIdTwice, ///< id, 1-based number of the earlier row
    GoalNeverRead, ///< difficulty that no cell has
    DifficultyWithoutGoals, ///< difficulty, lowest and highest minutes as text
    MaximumSynergyNegative, ///< minutes as text
    OffsetsCrossed, ///< initial and maximum minutes as text
    RowTypeWithoutThreshold, ///< category, goals that have it
    FilterNotUnderstood, ///< category, filter

    // Findings about one board (board/result.h).
    BoardCategoryRelaxed, ///< category, excess, count, cap
    LineCategoryRelaxed, ///< category, excess, count, cap, line kind (LineKind), line number from 1
    ProgressionRelaxed, ///< position, zones of the cell, zones of the goal (bits of Zone)
    GoalsPulledBack, ///< how many
    NoCandidate, ///< position of a cell that no goal may be placed on
    PoolTooSmall, ///< cells left empty, copies that can be placed, cells
    NoGoalFits, ///< cells left empty although supply suffices
    Cancelled, ///< no arguments

    // How a board was made (Result::made).
    MadeByGreedy, ///< attempt from 1, most attempts
    MadeBySearch, ///< attempt, phase (1-based), 1: from a clean slate, nodes used, nodes allowed
    MadeByRelaxation, ///< attempt, cells it filled, search phases, nodes used, nodes allowed
    MadeInPart, ///< attempts, search phases of the last, nodes used; some cell is empty
    SearchStoppedEarly, ///< phases begun, phases allowed, 1: all was tried, 0: hardly any progress
    ConstrainedByLines, ///< line categories that cap at 1, all, percent of goals in them
    ConstrainedByBoard, ///< tight board categories, board categories, percent of goals in them
    MadeWithModifiers, ///< modifiers that are on, 1: all that the mode has ("chaos")

    // How a balanced board was made, or why not.
    MadeByAttempts, ///< attempts made, attempts allowed, candidates tried, number of the seed
    SeedIsText, ///< the number that the text is mapped to
    NoAttemptSucceeded, ///< attempts
    AttemptStuck, ///< of the last attempt: position, difficulty, lowest and highest minutes as text

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
    TimeOutsideWindow, ///< position, time, lowest and highest minutes as text
    IdTwice, ///< id
    LineSynergyOutside, ///< line kind, line number from 1, synergy, lowest, highest as text
    PairTooMuch, ///< position, other position

    // Filters of a funnel (board/trace.h), in the order they are applied. Beside each: what passes.
    PoolFilter, ///< goals in the pool of this board
    TagFilter, ///< goals whose tag is not on the board
    ProgressionFilter, ///< goals of a zone of the cell
    BoardCategoryFilter, ///< goals whose board categories have capacity
    IndividualLimitFilter, ///< goals with a copy left
    RangeFilter, ///< goals with a value left
    LineCategoryFilter, ///< goals with line capacity that are in no line of the cell
    TimeFilter, ///< goals within the cell's time window
    UnusedFilter, ///< goals whose id is not on the board
    ConflictFilter, ///< goals without too much synergy with a goal on the board
    LineSynergyFilter, ///< goals that keep the synergy of every line within bounds
};

enum class Severity : std::uint8_t { Error, Warning, Hint };

/// An argument of a code: a number, a text from the user's file, or nothing.
using Arg = std::variant<std::monostate, qint64, QString>;

} // namespace boardwright
