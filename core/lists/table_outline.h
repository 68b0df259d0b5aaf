// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/csv.h"
#include "core/lists/column_titles.h"

#include <QByteArrayView>
#include <QLatin1StringView>
#include <QString>
#include <QStringView>

#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright {

/// What a column of a table of goals is for, and why.
struct TableColumn {
    QString title; ///< as it stands there; without a line of titles, the column's letter
    qsizetype at = 0; ///< the offset of its first cell
    std::optional<TitledColumn> use; ///< nothing: the column is not used
    QLatin1StringView guessedAs{}; ///< a usual title; empty: not guessed
    std::optional<int> tier{}; ///< of the goals in its cells, with TableOutline::isOfCells
    bool isOfGoals = true; ///< with isOfCells; else it counts the lines
    bool isLeast = false; ///< the lowest value of a range
    bool isMost = false;
    QString type{}; ///< of the goals in its cells, with isOfCells
    QString translation{}; ///< key of the goals' texts in another language; empty: none
    bool isCarried = false; ///< an empty cell means what stands above it
};

/// What the first cells of lines are whose other cells are goals.
enum class RowsOf : std::uint8_t {
    Fields, ///< nothing such: a line is one goal, or isOfCells
    Types,
    Tiers,
};

/// A line that is no part of a table.
struct LineBeside {
    qsizetype at = 0; ///< its offset
    QString text;
};

/// How a table of goals is laid out, judged by its beginning.
struct TableOutline {
    char separator = ',';
    qsizetype begin = 0; ///< the offset of its first line, below one that names the separator
    bool hasTitles = false; ///< its first line that is not blank
    bool isRegular = false; ///< its lines have equally many cells
    qsizetype lines = 0; ///< that are not blank, as far as it was looked at
    qsizetype known = 0; ///< columns that a title names
    bool hasGoalTitle = false;
    bool isTooWide = false; ///< a line has more cells than are read (limits.h)
    bool isMarkdown = false; ///< a line of dashes is below the titles
    bool isOfCells = false; ///< each cell is a goal: a card, or a column for each tier or type
    RowsOf rowsOf = RowsOf::Fields;
    std::vector<LineBeside> above{}; ///< lines above the titles, which are not blank
    std::vector<TableColumn> columns{}; ///< no two for the same field
};

/// The outline of a table of goals. Its titles may stand below a few other lines. The separator is
/// the comma, semicolon, tab or vertical bar with which most titles are known and most lines agree;
/// if that decides nothing, a tab for the suffix "tsv" or "tab", or else a comma. Looks at no more
/// than the first 256 KiB, or the first line if that is longer. Pure, any thread.
TableOutline tableOutlineOf(QByteArrayView text, QStringView suffix);

/// The outline of lines that are rows of JSON (goal_rows.h), in which no cell is a goal of its own.
TableOutline rowOutlineOf(std::vector<CsvLine> lines);

/// "A" to "Z", "AA" ...: what spreadsheets call a column, counted from 0.
QString letterOfColumn(qsizetype column);

/// Whether a line of a Markdown table only separates the titles from what is below them.
bool isDashes(const CsvLine &line);

/// Whether all cells of a line are blank.
bool isBlankLine(const CsvLine &line);

/// A cell without white space around it, unless it is quoted. `at` is its offset.
QString cellTextAt(QByteArrayView text, const QString &cell, qsizetype at);

} // namespace boardwright
