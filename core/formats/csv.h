// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QByteArrayView>
#include <QStringList>

#include <expected>
#include <vector>

namespace boardwright {

/// A line of a table, and where its cells begin.
struct CsvLine {
    QStringList cells;
    std::vector<qsizetype> offsets; ///< of each cell, in bytes of the text
};

/// Most lines, and most cells of a line, that are read.
inline constexpr qsizetype mostCsvLines = 100'000;
inline constexpr qsizetype mostCsvCells = 5'000;

/// Reads comma-separated values (RFC 4180): cells in double quotes may hold commas, line ends and
/// doubled quotes; a quote inside of a cell that does not begin with one is a character. UTF-8,
/// perhaps with a byte-order mark; LF, CRLF or CR. Refused: JsonNotUtf8, SheetQuoteOpen,
/// SheetTooLarge. Pure, any thread.
std::expected<std::vector<CsvLine>, Problem> parseCsv(QByteArrayView text);

} // namespace boardwright
