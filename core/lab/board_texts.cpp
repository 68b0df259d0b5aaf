// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/board_texts.h"

#include "core/base/one_of.h"
#include "core/formats/json.h"
#include "core/formats/json_syntax.h"
#include "core/formats/text_position.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

qsizetype skipSpace(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && isOneOf(text[at], " \t\r\n"))
        ++at;
    return at;
}

/// One past the string that begins at `at`.
qsizetype stringEnd(QByteArrayView text, qsizetype at)
{
    for (++at; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '"')
            return at + 1;
    }
    return text.size();
}

/// One past the value that begins at `at`: the end of its brackets, or what a scalar ends at.
/// Invalid text ends somewhere; the parser then says what is wrong with it.
qsizetype valueEnd(QByteArrayView text, qsizetype at)
{
    int depth = 0;
    while (at < text.size()) {
        const char byte = text[at];
        if (depth == 0 && isOneOf(byte, ",] \t\r\n"))
            return at;
        if (byte == '"') {
            at = stringEnd(text, at);
        } else {
            if (byte == '{' || byte == '[')
                ++depth;
            else if (byte == '}' || byte == ']')
                --depth;
            ++at;
        }
        if (depth == 0 && (byte == '"' || byte == '}' || byte == ']'))
            return at;
    }
    return at;
}

/// The place in the file of a problem in one of its values.
Problem inFile(Problem problem, QByteArrayView text, qsizetype begin)
{
    if (problem.where == TextPosition())
        return problem; // reading was stopped
    const TextPosition first = textPosition(text, begin);
    if (problem.where.line == 1)
        problem.where.column += first.column - 1;
    problem.where.line += first.line - 1;
    return problem;
}

/// The values of a text, in order.
class ValueScanner {
public:
    ValueScanner(QByteArrayView text, std::stop_token stop)
        : m_text(text)
        , m_stop(std::move(stop))
        , m_at(skipSpace(text, byteOrderMarkSize(text)))
    {
    }

    std::expected<std::vector<QByteArrayView>, Problem> scan()
    {
        if (m_at < m_text.size() && m_text[m_at] == '[')
            return elements();
        while (m_at < m_text.size()) {
            if (const auto taken = take(); !taken)
                return std::unexpected(taken.error());
            m_at = skipSpace(m_text, m_at);
        }
        return std::move(m_values);
    }

private:
    std::expected<std::vector<QByteArrayView>, Problem> elements()
    {
        m_at = skipSpace(m_text, m_at + 1);
        while (!isNext(']')) {
            if (const auto taken = take(); !taken)
                return wholeOr(taken.error());
            m_at = skipSpace(m_text, m_at);
            if (isNext(']'))
                break;
            if (!isNext(','))
                return wholeOr(syntaxProblemAt(m_text, m_at, JsonExpected::CommaOrBracket));
            m_at = skipSpace(m_text, m_at + 1);
            if (isNext(']')) // after a comma
                return wholeOr(syntaxProblemAt(m_text, m_at, JsonExpected::AnyValue));
        }
        m_at = skipSpace(m_text, m_at + 1);
        if (m_at < m_text.size())
            return wholeOr(syntaxProblemAt(m_text, m_at, JsonExpected::EndOfFile));
        return std::move(m_values);
    }

    bool isNext(char byte) const { return m_at < m_text.size() && m_text[m_at] == byte; }

    std::expected<void, Problem> take()
    {
        const qsizetype end = valueEnd(m_text, m_at);
        const QByteArrayView value = m_text.sliced(m_at, end - m_at);
        if (std::ssize(m_values) == mostBoardsInFile)
            return std::unexpected(
                problemAt(m_text, m_at, Code::JsonTooManyValues, {qint64{mostBoardsInFile}}));
        if (const auto parsed = parseJson(value, m_stop); !parsed)
            return std::unexpected(inFile(parsed.error(), m_text, m_at));
        m_values.push_back(value);
        m_at = end;
        return {};
    }

    /// The parser sees an error of the array in its context. A file that is too large for it gets
    /// `problem`.
    std::unexpected<Problem> wholeOr(const Problem &problem) const
    {
        const auto whole = parseJson(m_text, m_stop);
        const bool isKnown = !whole && whole.error().code != Code::JsonTooManyValues;
        return std::unexpected(isKnown ? whole.error() : problem);
    }

    QByteArrayView m_text;
    std::stop_token m_stop;
    qsizetype m_at;
    std::vector<QByteArrayView> m_values;
};

} // namespace

std::expected<std::vector<QByteArrayView>, Problem> boardTexts(
    QByteArrayView text, const std::stop_token &stop)
{
    return ValueScanner(text, stop).scan();
}

bool isBoard(const JsonValue &value)
{
    const auto has = [&](QStringView key, JsonKind kind) {
        const auto found = std::ranges::find(value.members, key, &JsonMember::key);
        return found != value.members.end() && found->value.kind == kind;
    };
    return has(u"generator", JsonKind::String) && has(u"seed", JsonKind::String)
        && has(u"cells", JsonKind::Array);
}

bool isBoardFile(QByteArrayView text, const std::stop_token &stop)
{
    const auto texts = boardTexts(text, stop);
    if (!texts || texts->empty())
        return false;
    const auto first = parseJson(texts->front(), stop);
    return first && isBoard(*first);
}

} // namespace boardwright
