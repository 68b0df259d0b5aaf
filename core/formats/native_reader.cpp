// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_reader.h"

#include "core/formats/key_use.h"
#include "core/formats/native_text.h"
#include "core/formats/spelled_number.h"
#include "core/formats/text_position.h"
#include "core/goalset/cell_values.h"

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

/// An object with one member per item.
template <typename Item>
NativeReader::Outcome readByName(NativeReader &reader, const QString &key, const JsonValue &value,
    QList<Item> &into, QString Item::*name, auto Item::*number)
{
    if (auto isObject = reader.require(JsonKind::Object, key, value); !isObject)
        return isObject;
    QList<Item> items;
    const std::vector<KeyUse> uses = keyUses(value.members, &JsonMember::key);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const JsonMember &member = value.members[i];
        if (!uses[i].isFirst)
            reader.noteRepeatedKey(member);
        if (!uses[i].isLast)
            continue;
        Item item;
        item.*name = member.key;
        if (auto outcome = reader.read(member.key, member.value, item.*number); !outcome)
            return outcome;
        items.append(item);
    }
    into = items;
    return {};
}

template <typename Whole>
NativeReader::Outcome readWhole(
    const NativeReader &reader, const QString &key, const JsonValue &value, Whole &into)
{
    if (auto isNumber = reader.require(JsonKind::Number, key, value); !isNumber)
        return isNumber;
    constexpr Whole lowest = std::numeric_limits<Whole>::min();
    constexpr Whole highest = std::numeric_limits<Whole>::max();
    const std::optional<qint64> number = wholeNumber(value.text);
    if (!number || *number < lowest || *number > highest)
        return reader.outOfRange(key, value, lowest, highest);
    into = static_cast<Whole>(*number);
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
    return readWhole(*this, key, value, into);
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, qint64 &into) const
{
    return readWhole(*this, key, value, into);
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, double &into) const
{
    if (auto isNumber = require(JsonKind::Number, key, value); !isNumber)
        return isNumber;
    const std::optional<double> number = finiteNumber(value.text);
    if (!number)
        return outOfRange(
            key, value, std::numeric_limits<qint64>::min(), std::numeric_limits<qint64>::max());
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
    return readByName(*this, key, value, into, &CategoryLimit::category, &CategoryLimit::percent);
}

NativeReader::Outcome NativeReader::read(
    const QString &key, const JsonValue &value, QList<NamedNumber> &into)
{
    return readByName(*this, key, value, into, &NamedNumber::name, &NamedNumber::number);
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

std::unexpected<Problem> NativeReader::outOfRange(
    const QString &key, const JsonValue &value, qint64 lowest, qint64 highest) const
{
    return std::unexpected(problemAt(m_text, value.begin, Code::JsonNumberOutOfRange,
        {key, lowest, highest, shortened(value.text)}));
}

void NativeReader::noteRepeatedKey(const JsonMember &member)
{
    Problem problem;
    problem.code = Code::DuplicateKey;
    problem.severity = Severity::Warning;
    problem.args = {member.key};
    noteAt(std::move(problem), member.keyBegin);
}

void NativeReader::note(Problem problem, const JsonValue &value)
{
    noteAt(std::move(problem), value.begin);
}

void NativeReader::noteAt(Problem problem, qsizetype begin)
{
    if (m_notes.size() == mostNotes)
        return;
    if (!m_positions)
        m_positions.emplace(m_text);
    problem.where = m_positions->of(begin);
    m_notes.append(std::move(problem));
}

} // namespace boardwright
