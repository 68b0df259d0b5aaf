// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_sections.h"

#include "core/formats/json_layout.h"
#include "core/formats/named_numbers.h"
#include "core/formats/native_values.h"
#include "core/formats/text_position.h"

#include <memory>

namespace boardwright {

namespace {

NativeField<FieldValues> valueField(
    const Section &section, const Field &field, const NativeScope &scope)
{
    NativeField<FieldValues> result{.key = field.key,
        .read = [&section, &field, &scope](NativeReader &reader, const QString &,
                    const JsonValue &json, FieldValues &into) -> NativeReader::Outcome {
            return readValue(reader, section, field, json, scope.rows)
                .transform([&](const Value &value) { setValue(into, field, value); });
        },
        .text =
            [&field, &scope](const FieldValues &values) {
                return valueJson(field, valueOf(values, field), scope.rows);
            }};
    if (field.kind == Kind::NumbersByName) {
        result.edited = [&field](const FieldValues &values, const QByteArray &before) {
            return namedNumbersText(std::get<QList<NamedNumber>>(valueOf(values, field)), before);
        };
    }
    return result;
}

NativeFields<FieldValues> valueFields(const Section &section, const NativeScope &scope)
{
    NativeFields<FieldValues> fields;
    for (const Field &field : section.fields)
        fields.push_back(valueField(section, field, scope));
    return withUnset(std::move(fields));
}

/// A section whose fields are stored in one object.
template <typename Owner, SectionValues Owner::*Sections>
NativeField<Owner> sectionField(const Section &section, const NativeScope &scope)
{
    const auto fields
        = std::make_shared<const NativeFields<FieldValues>>(valueFields(section, scope));
    return {.key = section.key,
        .read = [fields](NativeReader &reader, const QString &key, const JsonValue &json,
                    Owner &into) -> NativeReader::Outcome {
            FieldValues values;
            if (auto outcome = readObject(*fields, reader, key, json, values); !outcome)
                return outcome;
            if (!values.isEmpty())
                (into.*Sections).insert(key, values);
            return {};
        },
        .text = [fields, key = section.key](const Owner &owner) -> QByteArray {
            const auto values = (owner.*Sections).constFind(key);
            return values == (owner.*Sections).cend() ? "{}" : writeObject(*fields, {}, *values);
        },
        .edited =
            [fields, key = section.key](const Owner &owner, const QByteArray &before) {
                const JsonValue stood = parseJson(before).value_or(JsonValue{});
                return writeObject(
                    *fields, verbatimOf(stood, before), (owner.*Sections).value(key));
            }};
}

QByteArray tableText(const NativeFields<FieldValues> &fields, const QList<TableRow> &rows,
    const std::stop_token &stop)
{
    std::vector<QByteArray> texts;
    for (const TableRow &row : rows) {
        if (stop.stop_requested())
            break;
        texts.push_back(writeObject(fields, row.verbatim, row.values));
    }
    return layOutArray(texts);
}

NativeField<GoalSet> tableField(const Section &section, const NativeScope &scope)
{
    const auto fields
        = std::make_shared<const NativeFields<FieldValues>>(valueFields(section, scope));
    const auto text = [fields, &scope, key = section.key](const GoalSet &set) {
        return tableText(*fields, set.tables.value(key), scope.stop);
    };
    return {.key = section.key,
        .read = [fields, &scope](NativeReader &reader, const QString &key, const JsonValue &json,
                    GoalSet &into) -> NativeReader::Outcome {
            if (auto isArray = reader.require(JsonKind::Array, key, json); !isArray)
                return isArray;
            QList<TableRow> rows;
            for (const JsonValue &element : json.elements) {
                if (scope.stop.stop_requested())
                    return std::unexpected(stoppedReading());
                TableRow row{.id = scope.rows.idAt(key, rows.size()),
                    .values = {},
                    .verbatim = verbatimOf(element, reader.text())};
                if (auto outcome = readObject(*fields, reader, key, element, row.values); !outcome)
                    return outcome;
                rows.append(std::move(row));
            }
            if (!rows.isEmpty())
                into.tables.insert(key, rows);
            return {};
        },
        .text = text,
        .edited = [text](const GoalSet &set, const QByteArray &) { return text(set); }};
}

} // namespace

NativeFields<Objective> besideFields(const NativeScope &scope)
{
    NativeFields<Objective> fields;
    for (const Section *section : scope.sections) {
        if (section->home == Home::BesideObjective)
            fields.push_back(sectionField<Objective, &Objective::extension>(*section, scope));
    }
    return withUnset(std::move(fields));
}

NativeFields<GoalSet> setSectionFields(const NativeScope &scope)
{
    NativeFields<GoalSet> fields;
    for (const Section *section : scope.sections) {
        if (section->home == Home::Once)
            fields.push_back(sectionField<GoalSet, &GoalSet::once>(*section, scope));
        else if (section->home == Home::Table)
            fields.push_back(tableField(*section, scope));
    }
    return withUnset(std::move(fields));
}

std::vector<QLatin1StringView> tableKeys(const NativeScope &scope)
{
    std::vector<QLatin1StringView> keys;
    for (const Section *section : scope.sections) {
        if (section->home == Home::Table)
            keys.push_back(section->key);
    }
    return keys;
}

} // namespace boardwright
