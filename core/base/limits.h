// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <cstddef>

/// The largest inputs that are read, all in one place, each with the code of the message that
/// refuses more. Generators have limits of what counts in their tables beside those. Goals, their
/// texts and names have those of the site (goalset/field_limits.h): what exceeds them is told, and
/// read. Law: what is within the limits takes at most mostMemory, and less than ten seconds of a
/// processor before the first sign of progress; what is not is refused as early
/// (tests/cli/tst_limits.cpp).
namespace boardwright {

/// Bytes of a program that reads one input.
inline constexpr qint64 mostMemory = 1000LL * 1024 * 1024;

// --- Files ---

/// Bytes of a file, and of a text that was copied or dropped to be imported: 64 MiB. Real goal sets
/// are about 50 KB. Code::FileTooLarge.
inline constexpr qint64 largestFile = 64LL * 1024 * 1024;

/// Bytes of the line before the set in a recovery file. A file with a longer one, or with a set
/// that is larger than largestFile, is damaged: Code::FileDamaged.
inline constexpr qint64 longestRecoveryHeader = 64LL * 1024;

/// Bytes of damaged recovery files that are read at one start, where each counts as that many at
/// least. No message: three of these are offered, and once they are gone the next start reads on.
inline constexpr qint64 mostDamagedRead = 4 * largestFile;
inline constexpr qint64 leastDamagedRead = 64LL * 1024;

/// The deepest nesting of arrays and objects. Code::JsonTooDeep.
inline constexpr int jsonDepth = 64;

/// Values in one text; bounds the memory that a hostile file can use. Code::JsonTooManyValues.
inline constexpr int jsonValues = 1'000'000;

// --- Goal sets and lists ---

/// Objectives of one file. ImportCode::TooManyGoals. Goals that are pasted, duplicated or imported
/// into a set that would have more are refused as well, because it could not be opened again.
inline constexpr qsizetype mostObjectives = 20'000;

/// Lines of a list or script that any format looks at; far more than mostObjectives need.
/// ImportCode::TooManyGoals.
inline constexpr qint64 mostImportLines = 1'000'000;

// --- Tables ---

/// Lines of a table, cells of a line, and cells in all. Code::SheetTooLarge.
inline constexpr qsizetype mostCsvLines = 100'000;
inline constexpr qsizetype mostCsvCells = 5'000;
inline constexpr qsizetype mostCsvCellsInAll = 4'000'000;

// --- The clipboard ---

/// Bytes and cells of tables in HTML. More is not refused: the text beside the HTML counts alone,
/// which is far shorter, and has the limits of a table in a file.
inline constexpr qsizetype longestHtml = qsizetype{16} * 1024 * 1024;
inline constexpr qsizetype mostHtmlCells = 1'000'000;

/// Characters and lines that are pasted into the source of a set at once; a set of mostObjectives
/// has about half as many. SourceEdit says which.
inline constexpr qsizetype longestPaste = qsizetype{16} * 1024 * 1024;
inline constexpr qsizetype mostPastedLines = 1'000'000;

// --- The window ---

/// Characters of an address that was dropped, in the message that refuses it. It ends with an
/// ellipsis.
inline constexpr qsizetype longestAddress = 200;

// --- Boards and statistics ---

/// Boards of one file. Code::JsonTooManyValues.
inline constexpr qsizetype mostBoardsInFile = 100'000;

/// Sets that are kept compiled while the boards of a file are made again. No message: others are
/// compiled again.
inline constexpr std::size_t mostKeptCompiled = 4;

/// Boards counted together, so that no 64-bit sum overflows: a number counts at most mostBins
/// bins, and mostBins squared times mostBoards is below 2^63. Code::TooManyBoards; the command line
/// says the range.
inline constexpr qint64 mostBoards = qint64{1} << 32;

/// The largest pool, and the most boards chosen of one: some 20 MB, and less than a minute. The
/// command line says the range.
inline constexpr qint64 mostPooled = 100'000;
inline constexpr qint64 mostChosen = 10'000;

} // namespace boardwright
