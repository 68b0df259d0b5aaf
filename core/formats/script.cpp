// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/script.h"

#include "core/formats/literal.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

/// The left side of an assignment.
struct AssignedName {
    QString name;
    QString key;
    qsizetype begin = 0;
    qsizetype value = 0; ///< offset of the bracket that begins the literal
};

bool isNameByte(char byte, bool isFirst)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_'
        || byte == '$' || (!isFirst && byte >= '0' && byte <= '9');
}

/// Whether a bracket begins a literal rather than a label in a sentence: "HP = [max]".
bool opensLiteral(QByteArrayView text, qsizetype bracket)
{
    const QByteArrayView inside = text.sliced(skippedSpace(text, bracket + 1));
    if (inside.isEmpty() || !isNameByte(inside.front(), true))
        return true;
    // A label is only words.
    const auto *const end = std::ranges::find_if_not(
        inside, [](char byte) { return isNameByte(byte, false) || byte == ' '; });
    const QByteArrayView words(inside.begin(), end);
    if (text[bracket] == '[')
        return end == inside.end() || *end != ']' || words == "null" || words == "undefined";
    return end == inside.end() || *end != '}';
}

/// Finds assignments of literals without understanding the rest of a script.
class ScriptScanner {
public:
    explicit ScriptScanner(QByteArrayView text)
        : m_text(text)
        , m_at(byteOrderMarkSize(text))
    {
    }

    /// The next assignment; nothing at the end.
    std::optional<AssignedName> next()
    {
        while (m_at < m_text.size()) {
            m_at = skippedSpace(m_text, m_at);
            if (m_at == m_text.size())
                break;
            if (isNameByte(m_text[m_at], true)) {
                if (auto assigned = takeName())
                    return assigned;
            } else if (m_text[m_at] == '"' || m_text[m_at] == '\'' || m_text[m_at] == '`') {
                m_skipped = true;
                skipText();
            } else {
                m_skipped = m_skipped || m_text[m_at] != ';';
                ++m_at;
            }
        }
        return std::nullopt;
    }

    void goOnAt(qsizetype offset) { m_at = offset; }

    /// Whether there was anything but assignments of literals and declarations.
    bool hasSkipped() const { return m_skipped; }

private:
    QByteArrayView takeWord()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && isNameByte(m_text[m_at], m_at == begin))
            ++m_at;
        return m_text.sliced(begin, m_at - begin);
    }

    bool isAt(char byte) const { return m_at < m_text.size() && m_text[m_at] == byte; }

    std::optional<AssignedName> takeName()
    {
        AssignedName assigned;
        assigned.begin = m_at;
        const QByteArrayView first = takeWord();
        const bool isDefault = first == "default" || first == "return";
        while (isAt('.')) {
            ++m_at;
            takeWord();
        }
        // A text may be millions of words; only that of an assignment is kept.
        const QByteArrayView name = m_text.sliced(assigned.begin, m_at - assigned.begin);
        m_at = skippedSpace(m_text, m_at);
        if (isDefault && (isAt('[') || isAt('{'))) {
            assigned.name = QString::fromLatin1(name);
            assigned.value = m_at;
            return assigned;
        }
        if (isAt('['))
            takeKey(assigned);
        m_at = skippedSpace(m_text, m_at);
        if (!isAt('=')) {
            constexpr std::array<QByteArrayView, 4> declarations{"var", "let", "const", "export"};
            m_skipped = m_skipped || !std::ranges::contains(declarations, name);
            return std::nullopt;
        }
        const qsizetype value = skippedSpace(m_text, m_at + 1);
        if (value == m_text.size() || (m_text[value] != '[' && m_text[value] != '{')) {
            m_skipped = true;
            ++m_at;
            return std::nullopt;
        }
        assigned.name = QString::fromLatin1(name);
        assigned.value = value;
        return assigned;
    }

    /// Takes "[12]" or "['name']"; leaves anything else.
    void takeKey(AssignedName &assigned)
    {
        constexpr qsizetype longestKey = 40;
        const qsizetype end
            = m_text.sliced(m_at, std::min(longestKey, m_text.size() - m_at)).indexOf(']');
        if (end < 0)
            return;
        QByteArray key = m_text.sliced(m_at + 1, end - 1).toByteArray().trimmed();
        if (key.size() >= 2 && (key.front() == '"' || key.front() == '\'')
            && key.back() == key.front())
            key = key.sliced(1, key.size() - 2);
        assigned.key = QString::fromUtf8(key);
        m_at += end + 1;
    }

    /// Steps over a text; one that is not closed ends with its line.
    void skipText()
    {
        const char mark = m_text[m_at++];
        while (m_at < m_text.size()) {
            const char byte = m_text[m_at++];
            if (byte == mark || (byte == '\n' && mark != '`'))
                return;
            if (byte == '\\')
                m_at = std::min(m_at + 1, m_text.size());
        }
    }

    QByteArrayView m_text;
    qsizetype m_at;
    bool m_skipped = false;
};

} // namespace

bool looksLikeScript(QByteArrayView text)
{
    const qsizetype first = skippedSpace(text, byteOrderMarkSize(text));
    if (first == text.size() || text[first] == '[' || text[first] == '{')
        return false;
    ScriptScanner scanner(text);
    while (const auto assigned = scanner.next()) {
        if (opensLiteral(text, assigned->value))
            return true;
        scanner.goOnAt(assigned->value + 1);
    }
    return false;
}

std::expected<std::vector<AssignedLiteral>, Problem> readScript(
    Repairs &repairs, const std::stop_token &stop)
{
    ScriptScanner scanner(repairs.text());
    std::vector<AssignedLiteral> found;
    std::optional<Problem> firstError;
    int unread = 0;
    int values = 0;
    while (auto assigned = scanner.next()) {
        AssignedLiteral &added = found.emplace_back();
        added.name = std::move(assigned->name);
        added.key = std::move(assigned->key);
        added.begin = assigned->begin;
        const Repairs::Mark before = repairs.mark();
        auto literal = readLiteral(repairs, assigned->value, Dialect::JavaScript, stop);
        if (literal) {
            scanner.goOnAt(literal->end);
            added.value = std::move(literal->value);
            values += literal->values;
            if (values > jsonValues)
                return std::unexpected(problemAt(
                    repairs.text(), added.begin, Code::JsonTooManyValues, {qint64{jsonValues}}));
            continue;
        }
        const Code code = literal.error().code;
        if (code == Code::Cancelled || code == Code::JsonTooManyValues)
            return std::unexpected(std::move(literal).error());
        repairs.goBack(before);
        scanner.goOnAt(assigned->value + 1);
        if (!firstError)
            firstError = literal.error();
        if (++unread > mostUnreadLiterals)
            return std::unexpected(*std::move(firstError));
        added.error = std::move(literal).error();
    }
    if (scanner.hasSkipped())
        repairs.add(ImportCode::ScriptNotRun, std::nullopt);
    return found;
}

} // namespace boardwright
