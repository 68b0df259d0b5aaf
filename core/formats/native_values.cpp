// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_values.h"

#include "core/formats/json_layout.h"
#include "core/formats/named_numbers.h"
#include "core/formats/native_text.h"

#include <iterator>
#include <limits>
#include <span>

namespace boardwright {

namespace {

template <typename Held>
std::expected<Value, Problem> readAs(
    NativeReader &reader, const QString &key, const JsonValue &json)
{
    Held held{};
    return reader.read(key, json, held).transform([&held] { return Value(std::move(held)); });
}

std::expected<Value, Problem> readRows(NativeReader &reader, const Section &section,
    const Field &field, const JsonValue &json, const RowNumbers &rows)
{
    const QString key = field.key;
    const bool isSingle = field.max == 1 && json.kind == JsonKind::Number;
    if (!isSingle) { // an error has a place, and looking for it takes as long as the file
        if (auto isArray = reader.require(JsonKind::Array, key, json); !isArray)
            return std::unexpected(std::move(isArray).error());
    }
    const std::span<const JsonValue> elements = isSingle ? std::span(&json, 1) : json.elements;
    QList<RowId> ids;
    for (const JsonValue &element : elements) {
        qint64 number = 0;
        if (auto outcome = reader.read(key, element, number); !outcome)
            return std::unexpected(std::move(outcome).error());
        const RowId id = rows.idAt(field.target, number);
        if (id != RowId::none)
            ids.append(id);
    }
    if (const qint64 gone = std::ssize(elements) - ids.size(); gone > 0)
        reader.note({.code = Code::FieldRowGone,
                        .severity = Severity::Warning,
                        .where = {},
                        .row = RowId::none,
                        .field = ObjectiveField::GoalSet,
                        .args = {gone},
                        .section = section.key,
                        .fieldKey = field.key},
            json);
    return ids;
}

std::expected<Value, Problem> readExtent(
    const NativeReader &reader, const Field &field, const JsonValue &json)
{
    const QString key = field.key;
    QString text;
    if (auto outcome = reader.read(key, json, text); !outcome)
        return std::unexpected(std::move(outcome).error());
    Field anySize = field;
    anySize.min = 0;
    anySize.step = 1;
    anySize.max = std::numeric_limits<int>::max();
    if (auto extent = valueOfText(anySize, text))
        return *std::move(extent);
    return reader.unknownText(key, json, {QStringLiteral("5x5"), QStringLiteral("5x7")});
}

QByteArray rowsText(const Field &field, const QList<RowId> &ids, const RowNumbers &rows)
{
    std::vector<QByteArray> texts;
    for (const RowId id : ids) {
        const qsizetype number = rows.numberOf(field.target, id);
        if (number >= 0)
            texts.push_back(nativeText(qint64{number}));
    }
    return field.max == 1 && texts.size() == 1 ? texts.front() : layOutArray(texts);
}

/// How each alternative of Value is written.
struct Spelling {
    const Field &field;
    const RowNumbers &rows;

    QByteArray operator()(std::monostate) const { return "null"; }

    QByteArray operator()(const QList<NamedNumber> &numbers) const
    {
        return namedNumbersText(numbers);
    }

    QByteArray operator()(const QList<RowId> &ids) const { return rowsText(field, ids, rows); }

    template <typename Held>
    QByteArray operator()(const Held &held) const
    {
        return nativeText(held);
    }
};

} // namespace

std::expected<Value, Problem> readValue(NativeReader &reader, const Section &section,
    const Field &field, const JsonValue &json, const RowNumbers &rows)
{
    switch (field.kind) {
    case Kind::Flag:
        return readAs<bool>(reader, field.key, json);
    case Kind::Integer:
        return readAs<qint64>(reader, field.key, json);
    case Kind::Number:
        return readAs<double>(reader, field.key, json);
    case Kind::Text:
    case Kind::Choice:
        return readAs<QString>(reader, field.key, json);
    case Kind::Names:
        return readAs<QStringList>(reader, field.key, json);
    case Kind::NumbersByName:
        return readAs<QList<NamedNumber>>(reader, field.key, json);
    case Kind::RowRefs:
        return readRows(reader, section, field, json, rows);
    case Kind::Positions:
        return readAs<QList<int>>(reader, field.key, json);
    case Kind::Extent:
        return readExtent(reader, field, json);
    }
    return Value();
}

QByteArray valueJson(const Field &field, const Value &value, const RowNumbers &rows)
{
    return std::visit(Spelling{.field = field, .rows = rows}, value);
}

} // namespace boardwright
