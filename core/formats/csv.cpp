// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/csv.h"

#include "core/formats/text_position.h"

#include <algorithm>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString textOfCsvCell(const CsvCell<QByteArrayView> &cell, char separator)
{
    QString text = decodedUtf8(cell.text);
    if (cell.isQuoted)
        text.replace("\"\""_L1, "\""_L1);
    else if (separator == '|')
        text.replace("\\|"_L1, "|"_L1);
    return text;
}

} // namespace

CsvReader::CsvReader(QByteArrayView text, char separator, qsizetype from)
    : m_text(text)
    , m_separator(separator)
    , m_scanner(text, separator, std::max(from, byteOrderMarkSize(text)))
{
}

std::expected<bool, Problem> CsvReader::next(CsvLine &line)
{
    line.cells.clear();
    line.offsets.clear();
    if (m_lines == 0) {
        if (const qsizetype bad = invalidUtf8At(m_text); bad >= 0)
            return std::unexpected(problemAt(m_text, bad, Code::JsonNotUtf8));
    }
    if (m_scanner.isAtEnd())
        return false;
    if (m_lines++ == mostCsvLines)
        return tooLarge(mostCsvLines);
    do {
        if (line.cells.size() == mostCsvCells)
            return tooLarge(mostCsvCells);
        if (m_cells++ == mostCsvCellsInAll)
            return tooLarge(mostCsvCellsInAll);
        const auto cell = m_scanner.takeCell();
        if (!cell)
            return std::unexpected(problemAt(m_text, m_scanner.at(), Code::SheetQuoteOpen));
        line.offsets.push_back(cell->at);
        line.cells.append(textOfCsvCell(*cell, m_separator));
    } while (m_scanner.takeSeparator());
    m_scanner.takeLineEnd();
    return true;
}

std::unexpected<Problem> CsvReader::tooLarge(qsizetype most) const
{
    return std::unexpected(problemAt(m_text, m_scanner.at(), Code::SheetTooLarge, {qint64{most}}));
}

std::expected<std::vector<CsvLine>, Problem> parseCsv(QByteArrayView text, char separator)
{
    CsvReader reader(text, separator);
    std::vector<CsvLine> lines;
    while (true) {
        CsvLine line;
        const auto isLine = reader.next(line);
        if (!isLine)
            return std::unexpected(isLine.error());
        if (!*isLine)
            return lines;
        lines.push_back(std::move(line));
    }
}

} // namespace boardwright
