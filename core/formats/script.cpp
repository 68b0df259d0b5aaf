// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/script.h"

#include "core/base/one_of.h"
#include "core/formats/json_syntax.h"
#include "core/formats/literal.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The left side of an assignment.
struct AssignedName {
    QString name;
    QString key;
    qsizetype begin = 0;
    qsizetype value = 0; ///< offset of the bracket that begins the literal
    QString other{}; ///< the name in place of a literal; empty: there is a literal
    bool isUnknown = false; ///< an element gets something else, which only running it would tell
};

bool isNameByte(char byte, bool isFirst)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_'
        || byte == '$' || (!isFirst && byte >= '0' && byte <= '9');
}

bool declares(QByteArrayView word)
{
    return word == "var" || word == "let" || word == "const";
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
                m_skipped = m_skipped || !isOneOf(m_text[m_at], ";,");
                ++m_at;
            }
        }
        return std::nullopt;
    }

    void goOnAt(qsizetype offset) { m_at = offset; }

    /// Counts what was just found as skipped.
    void skip() { m_skipped = true; }

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
        const bool isDeclared = std::exchange(m_isDeclaring, declares(first));
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
            const bool isTyped = isDeclared && isAt(':') && takeType();
            m_skipped = m_skipped || (!isTyped && name != "export" && !declares(name));
            if (!isTyped)
                return std::nullopt;
        }
        const qsizetype value = skippedSpace(m_text, m_at + 1);
        if (value == m_text.size() || (m_text[value] != '[' && m_text[value] != '{')) {
            assigned.name = QString::fromLatin1(name);
            assigned.value = value;
            return takeOther(std::move(assigned));
        }
        assigned.name = QString::fromLatin1(name);
        assigned.value = value;
        return assigned;
    }

    /// Takes the type of a declaration in TypeScript, up to its "=": "x : Type[] = [".
    bool takeType()
    {
        constexpr qsizetype longestType = 200;
        const QByteArrayView rest
            = m_text.sliced(m_at, std::min(longestType, m_text.size() - m_at));
        const qsizetype equals = rest.indexOf('=');
        const bool isType = equals > 0 && std::ranges::all_of(rest.first(equals), [](char byte) {
            return isNameByte(byte, false) || QByteArrayView(" \t:.<>[]|,").contains(byte);
        });
        if (isType)
            m_at += equals;
        return isType;
    }

    /// Something assigned that is no literal: a name alone, or anything to an element of a list.
    std::optional<AssignedName> takeOther(AssignedName assigned)
    {
        ++m_at;
        qsizetype end = assigned.value;
        while (end < m_text.size()
            && (isNameByte(m_text[end], end == assigned.value) || m_text[end] == '.'))
            ++end;
        const qsizetype next = skippedSpace(m_text, end);
        const bool isAlone = end > assigned.value
            && (next == m_text.size() || m_text[next] == ';' || m_text[next] == ','
                || (m_text[next] != '=' && m_text.sliced(end, next - end).contains('\n')
                    && isNameByte(m_text[next], true)));
        bool isElement = false;
        assigned.key.toInt(&isElement);
        if (isAlone) {
            assigned.other
                = QString::fromLatin1(m_text.sliced(assigned.value, end - assigned.value));
            m_at = end;
        } else if (isElement && assigned.value < m_text.size() && m_text[assigned.value] != '=') {
            assigned.isUnknown = true;
        } else {
            m_skipped = true;
        }
        return isAlone || assigned.isUnknown ? std::optional(std::move(assigned)) : std::nullopt;
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
    bool m_isDeclaring = false; ///< the last word was one that declares a name
};

/// More than is told of repairs need not be remembered.
void addLeftOut(AssignedLiteral &literal, LeftOut leftOut)
{
    if (std::ssize(literal.leftOut) <= Repairs::most)
        literal.leftOut.push_back(std::move(leftOut));
}

/// What follows the literal on its line and would change it is left out of it.
void takeLiteral(AssignedLiteral &added, Literal literal, QByteArrayView text)
{
    added.value = std::move(literal.value);
    added.leftOut = std::move(literal.leftOut);
    const qsizetype next = skippedSpace(text, literal.end);
    if (next < text.size() && isOneOf(text[next], ".+"))
        addLeftOut(added, {.at = next, .what = excerptAt(text, next)});
}

/// A text is no list, but a literal.
bool isTextAt(QByteArrayView text, qsizetype at)
{
    return isOneOf(text[at], "\"'`");
}

/// Puts the literals in place of their names.
class NamedLiterals {
public:
    /// They must outlive this.
    explicit NamedLiterals(std::vector<AssignedLiteral> &literals)
        : m_literals(literals)
    {
    }

    bool knows(const QString &name) const { return m_places.contains(name); }

    /// Resolves the names in the last literal. `values` counts what is copied; false if these are
    /// too many.
    bool resolve(AssignedLiteral &last, int &values)
    {
        m_values = &values;
        m_last = &last;
        if (last.value.kind == JsonKind::Null) {
            if (const auto *const other = takenFor(last.value, 0))
                last.value = *other;
        } else {
            resolveWithin(last.value, 1);
        }
        if (last.key.isEmpty() && last.value.kind != JsonKind::Null)
            m_places.insert(last.name, sizeOf(last.value, m_literals.size() - 1));
        return values <= jsonValues;
    }

private:
    /// A literal that a name stands for.
    struct Place {
        std::size_t index = 0; ///< in m_literals
        int values = 1; ///< how many values it consists of
        int depth = 1; ///< of its arrays and objects
    };

    // The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
    void resolveWithin(JsonValue &value, int depth)
    {
        std::erase_if(value.members, [&](JsonMember &member) {
            if (member.value.kind != JsonKind::Null || member.value.text.isEmpty()) {
                resolveWithin(member.value, depth + 1);
                return false;
            }
            const JsonValue *const other = takenFor(member.value, depth);
            if (other != nullptr)
                member.value = *other;
            return other == nullptr;
        });
        std::vector<JsonValue> elements;
        elements.reserve(value.elements.size());
        for (JsonValue &element : value.elements) {
            if (element.kind != JsonKind::Null) {
                resolveWithin(element, depth + 1);
                elements.push_back(std::move(element));
            } else if (const JsonValue *const other = takenFor(element, depth)) {
                if (element.text.startsWith("..."_L1))
                    elements.insert(elements.end(), other->elements.begin(), other->elements.end());
                else
                    elements.push_back(*other);
            }
        }
        value.elements = std::move(elements);
    }

    /// The literal that a name stands for, at this depth; null, and noted, if there is none or it
    /// would be nested too deep.
    const JsonValue *takenFor(const JsonValue &name, int depth)
    {
        const bool isSpread = name.text.startsWith("..."_L1);
        const auto place = m_places.constFind(isSpread ? name.text.sliced(3) : name.text);
        const bool isKnown = place != m_places.cend() && depth + place->depth <= jsonDepth
            && (!isSpread || m_literals[place->index].value.kind == JsonKind::Array);
        if (!isKnown) {
            addLeftOut(*m_last, {.at = name.begin, .what = name.text});
            return nullptr;
        }
        AssignedLiteral &other = m_literals[place->index];
        other.isPart = true;
        *m_values += place->values;
        if (*m_values > jsonValues)
            return nullptr;
        for (const LeftOut &leftOut : other.leftOut)
            addLeftOut(*m_last, leftOut);
        return &other.value;
    }

    // The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
    static Place sizeOf(const JsonValue &value, std::size_t index)
    {
        Place whole{.index = index};
        int deepest = 0;
        const auto add = [&](const JsonValue &part) {
            const Place size = sizeOf(part, index);
            whole.values += size.values;
            deepest = std::max(deepest, size.depth);
        };
        for (const JsonValue &element : value.elements)
            add(element);
        for (const JsonMember &member : value.members)
            add(member.value);
        const bool holds = value.kind == JsonKind::Array || value.kind == JsonKind::Object;
        whole.depth = deepest + (holds ? 1 : 0);
        return whole;
    }

    std::vector<AssignedLiteral> &m_literals;
    QHash<QString, Place> m_places; // looked up, never iterated
    AssignedLiteral *m_last = nullptr;
    int *m_values = nullptr;
};

} // namespace

bool looksLikeScript(QByteArrayView text)
{
    const qsizetype first = skippedSpace(text, byteOrderMarkSize(text));
    if (first == text.size() || text[first] == '[' || text[first] == '{')
        return false;
    ScriptScanner scanner(text);
    while (const auto assigned = scanner.next()) {
        if (!assigned->other.isEmpty() || assigned->isUnknown)
            continue;
        if (opensLiteral(text, assigned->value))
            return true;
        scanner.goOnAt(assigned->value + 1);
    }
    return false;
}

QString loadedFrom(QByteArrayView text)
{
    constexpr qsizetype longestLook = 64 * qsizetype{1024};
    static const QRegularExpression loads(
        uR"((?:\brequire\s*\(\s*|^\s*(?:import|export)\b[^;'"\n]*\bfrom\s*|^\s*import\s*\(?\s*)(["'])([^"'\n]{1,200})\1)"_s,
        QRegularExpression::MultilineOption);
    QString from; // helpers come first
    auto all = loads.globalMatch(QString::fromUtf8(text.first(std::min(longestLook, text.size()))));
    while (all.hasNext())
        from = all.next().captured(2);
    return from;
}

std::expected<std::vector<AssignedLiteral>, Problem> readScript(
    Repairs &repairs, const std::stop_token &stop)
{
    ScriptScanner scanner(repairs.text());
    std::vector<AssignedLiteral> found;
    std::optional<Problem> firstError;
    int unread = 0;
    int values = 0;
    NamedLiterals named(found);
    while (auto assigned = scanner.next()) {
        if (!assigned->other.isEmpty() && !named.knows(assigned->other)) {
            bool isElement = false;
            assigned->key.toInt(&isElement);
            if (!isElement) {
                scanner.skip();
                continue;
            }
            assigned->isUnknown = true;
        }
        AssignedLiteral &added = found.emplace_back();
        added.name = std::move(assigned->name);
        added.key = std::move(assigned->key);
        added.begin = assigned->begin;
        if (assigned->isUnknown && !isTextAt(repairs.text(), assigned->value)) {
            addLeftOut(
                added, {.at = assigned->value, .what = excerptAt(repairs.text(), assigned->value)});
            if (++values > jsonValues)
                return std::unexpected(problemAt(
                    repairs.text(), added.begin, Code::JsonTooManyValues, {qint64{jsonValues}}));
            continue;
        }
        if (!assigned->other.isEmpty()) {
            added.value.begin = assigned->value;
            added.value.end = assigned->value + assigned->other.size();
            added.value.text = assigned->other;
            if (!named.resolve(added, values))
                return std::unexpected(problemAt(
                    repairs.text(), added.begin, Code::JsonTooManyValues, {qint64{jsonValues}}));
            continue;
        }
        const Repairs::Mark before = repairs.mark();
        auto literal = readLiteral(repairs, assigned->value, Dialect::JavaScript, stop);
        if (literal) {
            scanner.goOnAt(literal->end);
            values += literal->values;
            takeLiteral(added, *std::move(literal), repairs.text());
            if (!named.resolve(added, values) || values > jsonValues)
                return std::unexpected(problemAt(
                    repairs.text(), added.begin, Code::JsonTooManyValues, {qint64{jsonValues}}));
            continue;
        }
        const Code code = literal.error().code;
        if (code == Code::Cancelled || code == Code::JsonTooManyValues)
            return std::unexpected(std::move(literal).error());
        repairs.goBack(before);
        scanner.goOnAt(assigned->value + 1);
        firstError = firstError.value_or(literal.error());
        if (++unread > mostUnreadLiterals)
            return std::unexpected(*std::move(firstError));
        added.error = std::move(literal).error();
    }
    if (scanner.hasSkipped())
        repairs.add(ImportCode::ScriptNotRun, std::nullopt);
    return found;
}

} // namespace boardwright
