// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_reader.h"

#include "core/formats/key_use.h"
#include "core/formats/native_text.h"
#include "core/formats/text_position.h"
#include "core/formats/whole_number.h"

#include <algorithm>
#include <limits>

namespace boardwright {

namespace {

constexpr qsizetype mostNotes = 100;
constexpr qsizetype longestFound = 40;

QString shortened(const QString &text)
{
    return text.size() <= longestFound ? text : text.first(longestFound) + QChar(u'\u2026');
}

template <typename Item>
NativeReader::Outcome readList(
    const NativeReader &reader, const QString &key, const JsonValue &value, QList<Item> &into)
{
    if (auto isArray = reader.require(JsonKind::Array, key, value); !isArray)
        return isArray;
    QList<Item> items;
    for (const JsonValue &element : value.elements) {
        Item item{};
        if (auto outcome = reader.read(key, element, item); !outcome)
            return outcome;
        items.append(item);
    }
    into = items;
    return {};
}

} // namespace

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, QString &into) const
{
    return require(JsonKind::String, key, value).transform([&] { into = value.text; });
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, int &into) const
{
    if (auto isNumber = require(JsonKind::Number, key, value); !isNumber)
        return isNumber;
    const std::optional<int> number = wholeNumber(value.text);
    if (!number)
        return std::unexpected(problemAt(m_text, value.begin, Code::JsonNumberOutOfRange,
            {key, qint64{std::numeric_limits<int>::min()}, qint64{std::numeric_limits<int>::max()},
                shortened(value.text)}));
    into = *number;
    return {};
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, bool &into) const
{
    return require(JsonKind::Bool, key, value).transform([&] {
        into = m_text[value.begin] == 't';
    });
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, QStringList &into) const
{
    return readList(*this, key, value, into);
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, QList<int> &into) const
{
    return readList(*this, key, value, into);
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, Zones &into) const
{
    if (auto isArray = require(JsonKind::Array, key, value); !isArray)
        return isArray;
    Zones zones;
    for (const JsonValue &element : value.elements) {
        QString letter;
        if (auto outcome = read(key, element, letter); !outcome)
            return outcome;
        const std::optional<Zone> zone = zoneOfLetter(letter);
        if (!zone)
            return unknownText(key, element, zoneLetters(allZones));
        zones |= *zone;
    }
    into = zones;
    return {};
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, SchemaMode &into) const
{
    QString word;
    if (auto outcome = read(key, value, word); !outcome)
        return outcome;
    const std::optional<SchemaMode> mode = schemaModeOfWord(word);
    if (!mode)
        return unknownText(key, value, schemaModeWords());
    into = *mode;
    return {};
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, QList<CategoryLimit> &into)
{
    if (auto isObject = require(JsonKind::Object, key, value); !isObject)
        return isObject;
    QList<CategoryLimit> limits;
    const std::vector<KeyUse> uses = keyUses(value.members, &JsonMember::key);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const JsonMember &member = value.members[i];
        if (!uses[i].isFirst)
            noteRepeatedKey(member);
        if (!uses[i].isLast)
            continue;
        CategoryLimit limit{.category = member.key};
        if (auto outcome = read(member.key, member.value, limit.percent); !outcome)
            return outcome;
        limits.append(limit);
    }
    into = limits;
    return {};
}

NativeReader::Outcome NativeReader::require(
    JsonKind kind, const QString &key, const JsonValue &value) const
{
    if (value.kind == kind)
        return {};
    return std::unexpected(problemAt(m_text, value.begin, Code::JsonWrongType,
        {key, static_cast<qint64>(kind), static_cast<qint64>(value.kind)}));
}

std::unexpected<Problem> NativeReader::missingKey(const QString &key, const JsonValue &object) const
{
    return std::unexpected(problemAt(m_text, object.begin, Code::NotAGoalSet, {key}));
}

std::unexpected<Problem> NativeReader::unknownText(
    const QString &key, const JsonValue &value, const QStringList &choices) const
{
    return std::unexpected(problemAt(m_text, value.begin, Code::UnknownText,
        {key, shortened(value.text), choices.join(QStringLiteral(", "))}));
}

void NativeReader::noteRepeatedKey(const JsonMember &member)
{
    // Each note costs a walk to its line, so a hostile file must not ask for a million.
    if (m_notes.size() == mostNotes)
        return;
    Problem note = problemAt(m_text, member.keyBegin, Code::DuplicateKey, {member.key});
    note.severity = Severity::Warning;
    m_notes.append(note);
}

} // namespace boardwright
