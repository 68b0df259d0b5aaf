// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QStringView>

#include <algorithm>
#include <optional>
#include <type_traits>

namespace boardwright {

/// A cell of a table, as it is spelled there.
template <typename View>
struct CsvCell {
    qsizetype at = 0; ///< its offset, which is that of its quote if it is quoted
    View text; ///< without the quotes around it; if quoted, those inside are doubled
    bool isQuoted = false;
};

/// Finds the cells of separated values in a QByteArrayView or a QStringView, one after the other.
/// Linear in the text.
///
/// Cells in double quotes may contain separators, line ends and doubled quotes. A cell counts as
/// quoted only if the separator or the end of the line follows its closing quote, perhaps behind
/// spaces: some programs quote nothing, and a goal may begin with a quotation. Every other quote is
/// an ordinary character. A quote that is never closed is an error, but an ordinary character in
/// values separated by tabs, which are rarely quoted. A backslash before a bar makes it part of the
/// cell, if bars separate the cells.
template <typename View>
class CsvScanner final {
public:
    CsvScanner(View text, char separator, qsizetype from = 0)
        : m_text(text)
        , m_separator(unit(separator))
        , m_at(std::min(from, text.size()))
    {
    }

    bool isAtEnd() const { return m_at == m_text.size(); }

    qsizetype at() const { return m_at; }

    /// The cell here; nothing if its quote is never closed, where that is an error.
    std::optional<CsvCell<View>> takeCell()
    {
        const qsizetype begin = m_at;
        const qsizetype open = afterSpaces(begin);
        if (open < m_text.size() && m_text[open] == unit('"')) {
            const qsizetype close = closingQuote(open);
            const bool isClosed = close < m_text.size();
            if (!isClosed && open == begin && m_separator != unit('\t'))
                return std::nullopt;
            if (isClosed && mayEndQuoted(open, close)) {
                m_at = afterSpaces(close + 1);
                return CsvCell<View>{.at = open,
                    .text = m_text.sliced(open + 1, close - open - 1),
                    .isQuoted = true};
            }
        }
        while (!isEndOfCell(m_at) || (m_at > begin && isEscaped(m_at)))
            ++m_at;
        return CsvCell<View>{.at = begin, .text = m_text.sliced(begin, m_at - begin)};
    }

    /// Whether another cell follows in the line.
    bool takeSeparator()
    {
        const bool isSeparator = !isAtEnd() && m_text[m_at] == m_separator;
        m_at += isSeparator ? 1 : 0;
        return isSeparator;
    }

    void takeLineEnd()
    {
        if (isAt('\r'))
            ++m_at;
        if (isAt('\n'))
            ++m_at;
    }

private:
    using Unit = std::conditional_t<std::is_same_v<View, QStringView>, QChar, char>;

    static Unit unit(char character)
    {
        if constexpr (std::is_same_v<Unit, QChar>)
            return QLatin1Char(character);
        else
            return character;
    }

    bool isAt(char character) const { return !isAtEnd() && m_text[m_at] == unit(character); }

    bool isEndOfCell(qsizetype at) const
    {
        return at == m_text.size() || m_text[at] == m_separator || m_text[at] == unit('\n')
            || m_text[at] == unit('\r');
    }

    /// Whether a separator is part of the cell, as "\\|" in a table of Markdown.
    bool isEscaped(qsizetype at) const
    {
        return m_separator == unit('|') && at < m_text.size() && m_text[at] == m_separator
            && m_text[at - 1] == unit('\\');
    }

    qsizetype afterSpaces(qsizetype at) const
    {
        while (at < m_text.size() && m_text[at] == unit(' '))
            ++at;
        return at;
    }

    /// Whether quotes are those around a cell. If spaces stand before or behind them, as in tables
    /// that somebody has aligned, it is in one line.
    bool mayEndQuoted(qsizetype open, qsizetype close) const
    {
        const qsizetype end = afterSpaces(close + 1);
        const bool isSpaced = open > m_at || end > close + 1;
        return isEndOfCell(end)
            && (!isSpaced || !m_text.sliced(open, close - open).contains(unit('\n')));
    }

    /// The quote that ends the text after the one at `open`; the size of the text if there is none.
    /// All cells together are searched in linear time: a search ends at the next cell that begins
    /// with an odd number of quotes, and those that begin with an even number close at once.
    qsizetype closingQuote(qsizetype open) const
    {
        qsizetype at = open + 1;
        while (true) {
            at = m_text.indexOf(unit('"'), at);
            if (at < 0)
                return m_text.size();
            if (at + 1 == m_text.size() || m_text[at + 1] != unit('"'))
                return at;
            at += 2;
        }
    }

    View m_text;
    Unit m_separator;
    qsizetype m_at;
};

} // namespace boardwright
