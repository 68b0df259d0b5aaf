// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QByteArrayView>
#include <QStringList>

#include <expected>
#include <vector>

namespace boardwright {

/// A line of a table, and the offsets of its cells.
struct CsvLine {
    QStringList cells;
    std::vector<qsizetype> offsets; ///< of each cell, in bytes of the text
};

/// Limits on the lines, and on the cells of a line, that are read.
inline constexpr qsizetype mostCsvLines = 100'000;
inline constexpr qsizetype mostCsvCells = 5'000;

/// Parses comma-separated values (RFC 4180). Cells in double quotes may contain commas, line ends
/// and doubled quotes; a quote within an unquoted cell is an ordinary character. UTF-8 with an
/// optional byte-order mark; LF, CRLF or CR. Errors: JsonNotUtf8, SheetQuoteOpen, SheetTooLarge.
/// Pure, any thread.
std::expected<std::vector<CsvLine>, Problem> parseCsv(QByteArrayView text);

} // namespace boardwright
