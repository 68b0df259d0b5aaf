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
    FileDamaged, ///< no arguments; not what this program wrote
    JsonSyntax, ///< what was found (empty: the end of the file), what was expected (JsonExpected)
    JsonTooDeep, ///< deepest nesting allowed
    JsonTooManyValues, ///< most values allowed
    JsonNotUtf8, ///< no arguments
    JsonWrongType, ///< key, what was expected (JsonKind), what was found (JsonKind)
    JsonNumberOutOfRange, ///< key, lowest, highest, what was found; a whole number is expected
    UnknownText, ///< key, what was found, the choices joined by ", "
    NotAGoalSet, ///< the key that is missing
    DuplicateKey, ///< key
    OlderLayout, ///< its version (0: none given)

    // Goal lists of the balanced generator (balanced/goal_list_json.h, goal_sheet_csv.h).
    NotAGoalList, ///< the key that is missing
    ListNotCombined, ///< no arguments
    ListBucketMissing, ///< list, difficulty
    ListBucketUnread, ///< list, difficulty that no cell has, goals of it
    SheetColumnMissing, ///< column
    SheetNotANumber, ///< column, what was found
    SheetQuoteOpen, ///< no arguments
    SheetTooLarge, ///< most rows or columns

    // Statistics of boards (lab/).
    NotStatistics, ///< the key that is missing
    StatisticsDamaged, ///< what is wrong in it: a path such as "objectives[3].cells"
    StatisticsDiffer, ///< what they differ in, in the first file, in this one
    StatisticsOverlap, ///< the first seed that is counted twice, the last
    TooManyBoards, ///< most boards that are counted together

    // Settings of a generator (generator/settings.h).
    UnknownParameter, ///< key, the choices joined by ", "
    ParameterValue, ///< key, what was given, what is possible
    ParameterWithoutEffect, ///< key, key of the setting that decides, its value

    // Problems in a goal set, whatever the board (goalset/lint.h).
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
    BoardLimitZero, ///< category, goals that carry it
    SameObjectiveTwice, ///< 1-based number of the earlier row
    CategoryUnused, ///< category
    GameNameTooLong, ///< characters, most
    SetNameTooLong, ///< characters, most
    TooManyTags, ///< tags, most
    TagTooLong, ///< tag, characters, most
    TagNotSnakeCase, ///< tag, how it could be spelled (empty: there is no telling)
    TagDeclaredTwice, ///< tag
    TagUnused, ///< tag
    TagWithOneMember, ///< tag
    SeveralPlaceholders, ///< how many
    TooManyValues, ///< values, most
    RangeNotAscending, ///< the first value that is lower than the one before it, that one
    RangeTooWide, ///< lowest, highest
    TooManyCategories, ///< categories, most
    CategoryTwice, ///< the first category that an objective carries twice
    CategoryDeclaredTwice, ///< category
    PercentOutOfRange, ///< category, percent
    TooManyIcons, ///< icons, most
    UnknownIcon, ///< the first icon that is neither a picture nor an emoji
    IconsMixed, ///< no arguments
    TooltipTooLong, ///< characters, most
    ForcedPositionTooLow, ///< the first position below 1
    ForcedPositionTwice, ///< the first position that is listed twice
    ForcedPositionsNotAllowed, ///< of a board: its mode's key, its size's name; else no arguments
    CappedSizeMissing, ///< no arguments
    DedicatedSettingsMissing, ///< no arguments

    // The same about fields of sections, by the constants of the field.
    FieldNumberOutOfRange, ///< what was found, lowest, highest (or empty), step, name (or empty)
    FieldUnknownChoice, ///< what was found, the choices joined by ", "
    FieldTextTooLong, ///< characters, most
    FieldRowGone, ///< how many rows it refers to that are not there
    FieldNameTwice, ///< name

    // Problems of a goal set for one mode and size (constrained/lint.h).
    TooFewObjectives, ///< cells that can be filled, cells
    ForcedPositionOutside, ///< the first position outside, cells
    NeverOnBoard, ///< cells; all forced positions are outside
    NeverWithCategory, ///< board category that has no room at all
    NeverInZones, ///< zones of the goal (bits of Zone), 1: among its forced positions, 0: anywhere
    ZoneTooScarce, ///< zone (a bit of Zone), cells that only it contains, how many can be filled
    DedicatedModeUnknown, ///< game mode that the set is dedicated to, the modes joined by ", "
    DedicatedSizeUnknown, ///< game mode, size that is none of its sizes
    TooManyBlanks, ///< cells that are to stay empty, cells
    NoCentreIgnored, ///< no arguments; the board has no cell in its middle
    ProgressionIgnored, ///< label of the mode (context boardwright::Fields), goals that list zones

    // Problems of a goal set that is balanced (balanced/lint.h).
    GoalTimeMissing, ///< no arguments
    AllTimesMissing, ///< no arguments; of a set whose goals have no times at all
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
    NoCandidate, ///< position of a cell that no goal may stand on
    PoolTooSmall, ///< cells that stay empty, placeable copies, cells
    NoGoalFits, ///< cells that stay empty although there is supply
    Cancelled, ///< no arguments

    // How a board was made (Result::made).
    MadeByGreedy, ///< attempt from 1, most attempts
    MadeBySearch, ///< attempt, phase from 1, 1: from a clean slate, nodes used, nodes allowed
    MadeByRelaxation, ///< attempt, cells filled so, search phases, nodes used, nodes allowed
    MadeInPart, ///< attempts, search phases of the last, nodes used: some cell stays empty
    SearchStoppedEarly, ///< phases begun, phases allowed, 1: all was tried, 0: hardly any progress
    ConstrainedByLines, ///< line categories that cap at 1, line categories, percent of carriers
    ConstrainedByBoard, ///< tight board categories, board categories, percent of carriers
    MadeWithModifiers, ///< how many are on, 1: all that the mode knows ("chaos")

    // How a balanced board was made, or not.
    MadeByAttempts, ///< attempts made, attempts allowed, candidates tried, number of the seed
    SeedIsText, ///< the number that the text stands for
    NoAttemptSucceeded, ///< attempts
    AttemptStuck, ///< position, difficulty, lowest and highest minutes as text: of the last attempt

    // What the checker finds beyond relaxations: each is a defect of a generator.
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
    ValuePassedOver, ///< the value that a modifier wants taken first and that nothing here takes
    MarkNotAllowed, ///< position; a mark that no modifier asked for, or none where one must be
    MarksMiscounted, ///< which (bit of Mark), cells found, cells expected
    TimeOutsideWindow, ///< position, time, lowest and highest minutes as text
    IdTwice, ///< id
    LineSynergyOutside, ///< line kind, line number from 1, synergy, lowest, highest as text
    PairTooMuch, ///< position, other position

    // Filters of a funnel (board/trace.h), in the order they are applied.
    PoolFilter, ///< who takes part in this board
    TagFilter, ///< whose tag is not on the board
    ProgressionFilter, ///< who carries a zone of the cell
    BoardCategoryFilter, ///< whose board categories have room
    IndividualLimitFilter, ///< who may stand once more
    RangeFilter, ///< who has a value left
    LineCategoryFilter, ///< whose line categories have room, and who is in no line of the cell
    TimeFilter, ///< whose time is near enough to what the cell asks for
    UnusedFilter, ///< whose id is not on the board
    ConflictFilter, ///< who has not too much in common with a goal on the board
    LineSynergyFilter, ///< with whom no line gains or loses too much
};

enum class Severity : std::uint8_t { Error, Warning, Hint };

/// An argument of a code: a number, a text that came from the user's file, or nothing.
using Arg = std::variant<std::monostate, qint64, QString>;

} // namespace boardwright
