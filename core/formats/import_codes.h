// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"

namespace boardwright {

/// What readers of other programs' lists change, guess or refuse, and what writers for them refuse,
/// with the arguments for the words.
enum class ImportCode : std::uint16_t {
    // Repairs of the text (formats/literal.h). Each is reported at its place.
    CurlyQuotes = 6 * codesPerBlock, ///< no arguments; quotation marks of a word processor
    SingleQuotes, ///< no arguments
    KeyWithoutQuotes, ///< key
    CommaBeforeEnd, ///< no arguments
    CommaMissing, ///< no arguments
    CommentLeftOut, ///< no arguments
    HoleInList, ///< no arguments; nothing between two commas, null or undefined
    BracketMismatch, ///< the bracket found, the bracket expected
    BracketsAdded, ///< no arguments; several values that no list encloses
    EscapeUnknown, ///< the escape
    NumberSpelling, ///< number as found
    QuoteInText, ///< no arguments; a quotation mark that does not end its text
    TextIgnored, ///< what was found after the end

    // What cannot be read (formats/literal.h).
    ExpressionNotRead, ///< what was found; only literals are read, and nothing is run
    QuoteOpen, ///< no arguments; the text is not closed on its line

    // Repairs and guesses of the list (lists/).
    NestingFlattened, ///< no arguments; a list within a list of goals
    GoalOutsideTier, ///< no arguments; a goal where a list of goals is expected
    KeyMisspelt, ///< key, right key, goals
    KeyNotUsed, ///< key, goals
    ValueNotUsed, ///< key, what was found
    GoalWithoutText, ///< no arguments; left out
    TierOutOfRange, ///< tier found, highest tier
    TierListedTwice, ///< tier
    ScriptNotRun, ///< no arguments; the statements that are not lists
    ColumnNotUsed, ///< title of the column
    ColumnGuessed, ///< title of the column, key of the field
    CellNotUsed, ///< title of the column, text of the cell, what it may hold; empty: many things
    BulletsRemoved, ///< lines that began with one
    EncodingConverted, ///< name of the encoding
    MoreRepairs, ///< how many more there are
    EntryLeftOut, ///< what was found; an entry of a script's list that only running it would tell
    KeyTwice, ///< key, goals; the last one counts
    TiersSqueezed, ///< tiers found, highest difficulty
    TextBeforeTiers, ///< the text; left out
    ListTaken, ///< its name, its goals, the names of the others
    ListNotFound, ///< name; another one was taken
    KeysAsTypes, ///< how many
    PartNotUsed, ///< key of what stands beside the list
    ListNotUsed, ///< key of what stands beside the list, goals that it holds
    ListNamed, ///< name; the only key above the goals
    CapNotUsed, ///< type that no goal in the set has as a category, most goals of it
    PlaceholderRead, ///< how it was spelled, goals
    SpacesRemoved, ///< lines that began or ended with white space
    LineBesideGoals, ///< its text
    CellsAsGoals, ///< cells
    ColumnsAsTiers, ///< columns
    HeadingsAsGoals, ///< lines that may be headings, the first of them
    BulletsKept, ///< lines that begin with one
    DataAsGoals, ///< lines of JSON among others
    LinesAsGoals, ///< no arguments; lines of a table with different numbers of cells
    LineEndsAsGoals, ///< what the first line ends with, behind a comma
    MarkupAsText, ///< goals, the first of them
    PartsInTexts, ///< goals, the first of them
    TokensInTexts, ///< goals, the first of them
    AddressesAsGoals, ///< goals, the first of them
    KeysAsTexts, ///< goals, the first of them
    CellsCarriedDown, ///< title of the column, goals

    // What cannot be imported (lists/).
    NoGoalsInFile, ///< no arguments
    NoListInJson, ///< no arguments; JSON in no shape that is read
    NoGoalText, ///< keys of the objects that may have been meant as goals
    GoalTextNotRead, ///< key of a goal's text, what stands there
    TooManyGoals, ///< goals, most
    MarkupNotRead, ///< no arguments; a web page or XML
    ScriptWithoutList, ///< no arguments; a script, or what should be one
    ListElsewhere, ///< what it is loaded from
    FormatNotRead, ///< the format's name

    // What cannot be exported (lists/).
    GoalsTooFew, ///< goals, least
    ExportTooLarge, ///< most bytes
    TierEmpty, ///< tier
    TierTooSmall, ///< tier, goals, least
    BoardSizeWrong, ///< cells, cells needed
    BoardCellEmpty, ///< position
    BoardGoalTooLong, ///< position, characters, most
};

constexpr Code toCode(ImportCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock importCodes{
    .first = 6 * codesPerBlock, .keys = codeKeys<ImportCode, 6 * codesPerBlock>};

} // namespace boardwright
