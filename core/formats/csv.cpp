// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/csv.h"

#include "core/formats/text_position.h"

namespace boardwright {

namespace {

/// Parses a table in one pass.
class CsvParser {
public:
    explicit CsvParser(QByteArrayView text)
        : m_text(text)
        , m_at(byteOrderMarkSize(text))
    {
    }

    std::expected<std::vector<CsvLine>, Problem> run()
    {
        if (const qsizetype bad = invalidUtf8At(m_text); bad >= 0)
            return std::unexpected(problemAt(m_text, bad, Code::JsonNotUtf8));
        std::vector<CsvLine> lines;
        while (m_at < m_text.size()) {
            if (std::ssize(lines) == mostCsvLines)
                return std::unexpected(
                    problemAt(m_text, m_at, Code::SheetTooLarge, {qint64{mostCsvLines}}));
            CsvLine &line = lines.emplace_back();
            do {
                if (line.cells.size() == mostCsvCells)
                    return std::unexpected(
                        problemAt(m_text, m_at, Code::SheetTooLarge, {qint64{mostCsvCells}}));
                line.offsets.push_back(m_at);
                if (!takeCell())
                    return std::unexpected(
                        problemAt(m_text, line.offsets.back(), Code::SheetQuoteOpen));
                line.cells.append(decodedUtf8(m_cell));
            } while (takeComma());
            takeLineEnd();
        }
        return lines;
    }

private:
    bool isAt(char byte) const { return m_at < m_text.size() && m_text[m_at] == byte; }

    bool isAtEndOfCell() const
    {
        return m_at == m_text.size() || isAt(',') || isAt('\n') || isAt('\r');
    }

    /// False if a quote is never closed.
    bool takeCell()
    {
        m_cell.clear();
        if (isAt('"')) {
            ++m_at;
            while (!isAt('"') || (m_at + 1 < m_text.size() && m_text[m_at + 1] == '"')) {
                if (m_at == m_text.size())
                    return false;
                m_cell += m_text[m_at];
                m_at += isAt('"') ? 2 : 1;
            }
            ++m_at;
        }
        for (; !isAtEndOfCell(); ++m_at)
            m_cell += m_text[m_at];
        return true;
    }

    bool takeComma()
    {
        const bool isComma = isAt(',');
        m_at += isComma ? 1 : 0;
        return isComma;
    }

    void takeLineEnd()
    {
        if (isAt('\r'))
            ++m_at;
        if (isAt('\n'))
            ++m_at;
    }

    QByteArrayView m_text;
    qsizetype m_at;
    QByteArray m_cell;
};

} // namespace

std::expected<std::vector<CsvLine>, Problem> parseCsv(QByteArrayView text)
{
    return CsvParser(text).run();
}

} // namespace boardwright
