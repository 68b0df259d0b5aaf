// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/script.h"

#include "core/base/one_of.h"
#include "core/formats/json_syntax.h"
#include "core/formats/literal.h"
#include "core/formats/script_scanner.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A text is no list, but a literal.
bool isTextAt(QByteArrayView text, qsizetype at)
{
    return isOneOf(text[at], "\"'`");
}

/// Notes what is left out of a literal. More than is told of repairs need not be remembered.
void addLeftOut(AssignedLiteral &literal, LeftOut leftOut)
{
    if (std::ssize(literal.leftOut) <= Repairs::most)
        literal.leftOut.push_back(std::move(leftOut));
}

/// The literals that a script has assigned so far, which stand for their names in later ones.
class NamedLiterals {
public:
    bool knows(const QString &name) const { return m_places.contains(name); }

    /// Puts literals in place of the names in this one, which must not be added yet. What it copies
    /// is counted by values().
    void resolve(AssignedLiteral &literal);

    void add(AssignedLiteral literal);

    /// Appends the elements of a resolved array to the literal last assigned to its name and key,
    /// or adds it if there is none. False if that one is no array, or another one contains it.
    bool append(AssignedLiteral array);

    /// Notes that the script changes what was last assigned to a name and key. False if there is no
    /// such literal.
    bool noteChange(const QString &name, const QString &key, LeftOut change);

    void countValues(int values) { m_values += values; }

    /// All values that were counted and copied.
    int values() const { return m_values; }

    std::vector<AssignedLiteral> take() { return std::move(m_literals); }

private:
    /// A literal that a name stands for.
    struct Place {
        std::size_t index = 0; ///< in m_literals
        int values = 1; ///< how many values it consists of
        int depth = 1; ///< of its arrays and objects
    };

    void resolveWithin(JsonValue &value, int depth);
    const JsonValue *takenFor(const JsonValue &name, int depth);
    AssignedLiteral *lastOf(const QString &name, const QString &key);
    static Place sizeOf(const JsonValue &value, std::size_t index);

    std::vector<AssignedLiteral> m_literals;
    QHash<QString, Place> m_places; // by name, of those without a key; looked up, never iterated
    QHash<std::pair<QString, QString>, std::size_t> m_last; // by name and key; the same
    AssignedLiteral *m_resolved = nullptr;
    int m_values = 0;
};

void NamedLiterals::resolve(AssignedLiteral &literal)
{
    m_resolved = &literal;
    if (literal.value.kind != JsonKind::Null) {
        resolveWithin(literal.value, 1);
    } else if (!literal.value.text.isEmpty()) {
        if (const auto *const other = takenFor(literal.value, 0))
            literal.value = *other;
    }
}

void NamedLiterals::add(AssignedLiteral literal)
{
    m_literals.push_back(std::move(literal));
    const AssignedLiteral &added = m_literals.back();
    m_last.insert({added.name, added.key}, m_literals.size() - 1);
    if (added.key.isEmpty() && added.value.kind != JsonKind::Null)
        m_places.insert(added.name, sizeOf(added.value, m_literals.size() - 1));
}

AssignedLiteral *NamedLiterals::lastOf(const QString &name, const QString &key)
{
    const auto found = m_last.constFind({name, key});
    return found == m_last.cend() ? nullptr : &m_literals[*found];
}

bool NamedLiterals::append(AssignedLiteral array)
{
    AssignedLiteral *const last = lastOf(array.name, array.key);
    if (last == nullptr) {
        add(std::move(array));
        return true;
    }
    if (last->error || last->value.kind != JsonKind::Array || last->isPart)
        return false;
    if (const auto place = m_places.find(array.name);
        place != m_places.end() && array.key.isEmpty()) {
        const Place more = sizeOf(array.value, place->index);
        place->values += more.values;
        place->depth = std::max(place->depth, more.depth);
    }
    std::ranges::move(array.value.elements, std::back_inserter(last->value.elements));
    for (LeftOut &leftOut : array.leftOut)
        addLeftOut(*last, std::move(leftOut));
    return true;
}

bool NamedLiterals::noteChange(const QString &name, const QString &key, LeftOut change)
{
    AssignedLiteral *const last = lastOf(name, key);
    if (last != nullptr)
        addLeftOut(*last, std::move(change));
    return last != nullptr;
}

// The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
void NamedLiterals::resolveWithin(JsonValue &value, int depth)
{
    std::erase_if(value.members, [&](JsonMember &member) {
        if (member.value.kind != JsonKind::Null || member.value.text.isEmpty()
            || member.value.text == functionText) {
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

// The literal that a name stands for, at this depth; null, and noted, if there is none or it would
// be nested too deep.
const JsonValue *NamedLiterals::takenFor(const JsonValue &name, int depth)
{
    const bool isSpread = name.text.startsWith("..."_L1);
    const auto place = m_places.constFind(isSpread ? name.text.sliced(3) : name.text);
    const bool isKnown = place != m_places.cend() && depth + place->depth <= jsonDepth
        && (!isSpread || m_literals[place->index].value.kind == JsonKind::Array);
    if (!isKnown) {
        addLeftOut(*m_resolved, {.at = name.begin, .what = name.text});
        return nullptr;
    }
    AssignedLiteral &other = m_literals[place->index];
    other.isPart = true;
    m_values += place->values;
    if (m_values > jsonValues)
        return nullptr;
    for (const LeftOut &leftOut : other.leftOut)
        addLeftOut(*m_resolved, leftOut);
    return &other.value;
}

// The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
NamedLiterals::Place NamedLiterals::sizeOf(const JsonValue &value, std::size_t index)
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

/// Reads what the names of a script are given.
class ScriptReader {
public:
    ScriptReader(Repairs &repairs, std::stop_token stop)
        : m_repairs(repairs)
        , m_text(repairs.text())
        , m_scanner(m_text)
        , m_stop(std::move(stop))
    {
    }

    std::expected<std::vector<AssignedLiteral>, Problem> read()
    {
        while (auto assigned = m_scanner.next()) {
            const qsizetype begin = assigned->begin;
            if (m_stop.stop_requested())
                return std::unexpected(stoppedReading());
            if (auto outcome = readOne(*std::move(assigned)); !outcome)
                return std::unexpected(std::move(outcome).error());
            if (m_named.values() > jsonValues)
                return std::unexpected(
                    problemAt(m_text, begin, Code::JsonTooManyValues, {qint64{jsonValues}}));
        }
        if (m_scanner.hasSkipped())
            m_repairs.add(ImportCode::ScriptNotRun, std::nullopt);
        return m_named.take();
    }

private:
    using Outcome = std::expected<void, Problem>;

    Outcome readOne(AssignedName assigned)
    {
        if (assigned.change == Change::Appended || assigned.change == Change::Other)
            return readCall(assigned);
        const bool isElement = assigned.change == Change::Element;
        if (!assigned.other.isEmpty() && !m_named.knows(assigned.other)) {
            bool isTier = isElement;
            if (!isTier)
                assigned.key.toInt(&isTier);
            if (!isTier) {
                m_scanner.skip();
                return {};
            }
            assigned.isUnknown = true;
        }
        AssignedLiteral added{.name = std::move(assigned.name),
            .key = std::move(assigned.key),
            .begin = assigned.begin};
        if (assigned.isUnknown && !isTextAt(m_text, assigned.value)) {
            addLeftOut(added, {.at = assigned.value, .what = excerptAt(m_text, assigned.value)});
            m_named.countValues(1);
            take(std::move(added), isElement);
            return {};
        }
        if (assigned.other.isEmpty())
            return readValue(std::move(added), assigned.value, isElement);
        added.value.begin = assigned.value;
        added.value.end = assigned.value + assigned.other.size();
        added.value.text = assigned.other;
        const qsizetype end = added.value.end; // that of the name
        m_named.resolve(added);
        takeJoined(added, end);
        take(std::move(added), isElement);
        return {};
    }

    Outcome readValue(AssignedLiteral added, qsizetype at, bool isElement)
    {
        const Repairs::Mark before = m_repairs.mark();
        auto literal = readLiteral(m_repairs, at, Dialect::JavaScript, m_stop);
        if (literal) {
            m_scanner.goOnAt(literal->end);
            added.value = std::move(literal->value);
            added.leftOut = std::move(literal->leftOut);
            m_named.countValues(literal->values);
            m_named.resolve(added);
            takeJoined(added, literal->end);
            take(std::move(added), isElement);
            return {};
        }
        m_repairs.goBack(before);
        m_scanner.goOnAt(at + 1);
        return takeError(std::move(added), std::move(literal).error());
    }

    Outcome takeError(AssignedLiteral added, Problem error)
    {
        if (error.code == Code::Cancelled || error.code == Code::JsonTooManyValues)
            return std::unexpected(std::move(error));
        m_firstError = m_firstError.value_or(error);
        if (++m_unread > mostUnreadLiterals)
            return std::unexpected(*m_firstError);
        added.error = std::move(error);
        m_named.add(std::move(added));
        return {};
    }

    void take(AssignedLiteral added, bool isElement)
    {
        if (!isElement) {
            m_named.add(std::move(added));
            return;
        }
        AssignedLiteral array{.name = added.name, .begin = added.begin};
        array.value.kind = JsonKind::Array;
        array.value.begin = added.value.begin;
        array.value.end = added.value.end;
        if (added.value.kind != JsonKind::Null)
            array.value.elements.push_back(std::move(added.value));
        array.leftOut = std::move(added.leftOut);
        if (!m_named.append(std::move(array)))
            m_scanner.skip();
    }

    /// Takes what follows the literal and joins others to it; what would change it is left out.
    void takeJoined(AssignedLiteral &added, qsizetype end)
    {
        qsizetype next = skippedSpace(m_text, end);
        while (
            m_text.sliced(next).startsWith(concatMethod) && added.value.kind == JsonKind::Array) {
            const qsizetype open = skippedSpace(m_text, next + concatMethod.size());
            auto joined
                = open < m_text.size() && m_text[open] == '(' ? readArguments(open) : std::nullopt;
            if (!joined)
                break;
            joined->name = added.name;
            m_named.resolve(*joined);
            for (JsonValue &argument : joined->value.elements) {
                if (argument.kind == JsonKind::Array)
                    std::ranges::move(argument.elements, std::back_inserter(added.value.elements));
                else
                    added.value.elements.push_back(std::move(argument));
            }
            for (LeftOut &leftOut : joined->leftOut)
                addLeftOut(added, std::move(leftOut));
            next = skippedSpace(m_text, joined->value.end);
            m_scanner.goOnAt(joined->value.end);
        }
        if (next < m_text.size() && isOneOf(m_text[next], ".+"))
            addLeftOut(added, {.at = next, .what = excerptAt(m_text, next)});
    }

    /// Nothing if they cannot be read, or too many could not.
    std::optional<AssignedLiteral> readArguments(qsizetype open)
    {
        if (m_unreadCalls >= mostUnreadLiterals)
            return std::nullopt;
        const Repairs::Mark before = m_repairs.mark();
        auto read = boardwright::readArguments(m_repairs, open, m_stop);
        if (!read) {
            m_repairs.goBack(before);
            ++m_unreadCalls;
            if (read.error().code == Code::JsonTooManyValues)
                m_named.countValues(jsonValues + 1);
            return std::nullopt;
        }
        m_named.countValues(read->values);
        AssignedLiteral literal{.begin = open, .value = std::move(read->value)};
        literal.leftOut = std::move(read->leftOut);
        return literal;
    }

    Outcome readCall(const AssignedName &assigned)
    {
        m_scanner.goOnAt(assigned.value + 1);
        const bool isAppended = assigned.change == Change::Appended;
        auto array = isAppended ? readArguments(assigned.value) : std::nullopt;
        if (!array) {
            const qsizetype at = assigned.begin;
            if (!m_named.noteChange(
                    assigned.name, assigned.key, {.at = at, .what = excerptAt(m_text, at)}))
                m_scanner.skip();
            return {};
        }
        // An expression may be a function with further lists in it.
        if (array->leftOut.empty())
            m_scanner.goOnAt(array->value.end);
        else
            ++m_unreadCalls;
        array->name = assigned.name;
        array->key = assigned.key;
        array->begin = assigned.begin;
        m_named.resolve(*array);
        if (!m_named.append(*std::move(array)))
            m_scanner.skip();
        return {};
    }

    Repairs &m_repairs;
    QByteArrayView m_text;
    ScriptScanner m_scanner;
    std::stop_token m_stop;
    NamedLiterals m_named;
    std::optional<Problem> m_firstError;
    int m_unread = 0;
    int m_unreadCalls = 0;
};

} // namespace

bool looksLikeScript(QByteArrayView text)
{
    const qsizetype first = skippedSpace(text, byteOrderMarkSize(text));
    if (first == text.size() || text[first] == '[' || text[first] == '{')
        return false;
    ScriptScanner scanner(text);
    while (const auto assigned = scanner.next()) {
        if (!assigned->other.isEmpty() || assigned->isUnknown || assigned->change == Change::Other)
            continue;
        const bool isCall = assigned->change == Change::Appended;
        const qsizetype at = isCall ? skippedSpace(text, assigned->value + 1) : assigned->value;
        if (at < text.size() && isOneOf(text[at], "[{") && opensLiteral(text, at))
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
    return ScriptReader(repairs, stop).read();
}

} // namespace boardwright
