// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/formats/csv_scanner.h"
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

/// Reads a table line by line: comma-separated values (RFC 4180), or those of another separator.
/// UTF-8 with an optional byte-order mark; LF, CRLF or CR. CsvScanner says which quotes count.
/// Linear in the text. One thread. The text must outlive this.
class CsvReader final {
public:
    /// Reads from byte `from` on.
    explicit CsvReader(QByteArrayView text, char separator = ',', qsizetype from = 0);

    /// Reads the next line; false after the last. After an error, must not be called again. Errors:
    /// JsonNotUtf8, SheetQuoteOpen, SheetTooLarge.
    std::expected<bool, Problem> next(CsvLine &line);

private:
    std::unexpected<Problem> tooLarge(qsizetype most) const;

    QByteArrayView m_text;
    char m_separator;
    CsvScanner<QByteArrayView> m_scanner;
    qsizetype m_lines = 0;
    qsizetype m_cells = 0;
};

/// All lines of a table, as CsvReader reads them. Pure, any thread.
std::expected<std::vector<CsvLine>, Problem> parseCsv(QByteArrayView text, char separator = ',');

} // namespace boardwright
