// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_fields.h"

#include "core/formats/json_layout.h"
#include "core/formats/named_numbers.h"
#include "core/formats/native_older.h"
#include "core/formats/native_text.h"
#include "core/formats/text_position.h"
#include "core/goalset/objective_fields.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;
using enum Presence;

/// A key whose value is one member of the object.
template <typename Object, typename Held>
NativeField<Object> plainField(
    QLatin1StringView key, Held Object::*member, Presence presence = WhenSet)
{
    return {.key = key,
        .presence = presence,
        .read = [member](NativeReader &reader, const QString &name, const JsonValue &value,
                    Object &into) { return reader.read(name, value, into.*member); },
        .text = [member](const Object &object) { return nativeText(object.*member); }};
}

/// A key of "limits".
NativeField<GoalSet> limitsField(QLatin1StringView key, QList<CategoryLimit> GoalSet::*member)
{
    const auto text = [member](const GoalSet &set, const QByteArray &before) {
        QList<NamedNumber> numbers;
        for (const CategoryLimit &limit : set.*member)
            numbers.append({.name = limit.category, .number = double(limit.percent)});
        return namedNumbersText(numbers, before);
    };
    return {.key = key,
        .presence = Always,
        .read = [member](NativeReader &reader, const QString &name, const JsonValue &value,
                    GoalSet &into) { return reader.read(name, value, into.*member); },
        .text = [text](const GoalSet &set) { return text(set, {}); },
        .edited = text};
}

/// A key whose value is an object with fields of its own.
template <typename Object>
NativeField<Object> objectField(
    QLatin1StringView key, Presence presence, const NativeFields<Object> &objectFields)
{
    const auto fields = std::make_shared<const NativeFields<Object>>(withUnset(objectFields));
    return {.key = key,
        .presence = presence,
        .read = [fields](NativeReader &reader, const QString &name, const JsonValue &value,
                    Object &into) { return readObject(*fields, reader, name, value, into); },
        .text = [fields](const Object &object) { return writeObject(*fields, {}, object); },
        .edited =
            [fields](const Object &object, const QByteArray &before) {
                const JsonValue stood = parseJson(before).value_or(JsonValue{});
                return writeObject(*fields, verbatimOf(stood, before), object);
            }};
}

/// The same at the top level, with a member for its verbatim parts.
NativeField<GoalSet> partedField(QLatin1StringView key, Presence presence,
    const NativeFields<GoalSet> &objectFields, Verbatim GoalSet::*verbatim,
    const std::vector<QLatin1StringView> &inParts = {})
{
    NativeField<GoalSet> field = objectField(key, presence, objectFields);
    const auto fields = std::make_shared<const NativeFields<GoalSet>>(withUnset(objectFields));
    field.read = [fields, verbatim, inParts](NativeReader &reader, const QString &name,
                     const JsonValue &value, GoalSet &into) {
        into.*verbatim = verbatimOf(value, reader.text(), inParts);
        return readObject(*fields, reader, name, value, into);
    };
    field.edited = [fields, verbatim](const GoalSet &set, const QByteArray &) {
        return writeObject(*fields, set.*verbatim, set);
    };
    return field;
}

NativeFields<Objective> objectiveFields(const NativeScope &scope)
{
    const Presence extension = scope.extension == Extension::Keep ? WhenSet : Never;
    return withUnset<Objective>({
        plainField("goal"_L1, &Objective::goal, Required),
        plainField("range"_L1, &Objective::range),
        plainField("individual_limit"_L1, &Objective::individualLimit),
        plainField("board_categories"_L1, &Objective::boardCategories),
        plainField("line_categories"_L1, &Objective::lineCategories),
        plainField("tooltip"_L1, &Objective::tooltip),
        plainField("icons"_L1, &Objective::icons),
        plainField("progression"_L1, &Objective::progression),
        plainField("weighting"_L1, &Objective::weighting),
        plainField("progressive_ranges"_L1, &Objective::progressiveRanges),
        plainField("tag"_L1, &Objective::tag),
        plainField("forced_positions"_L1, &Objective::forcedPositions),
        plainField("disabled"_L1, &Objective::disabled),
        objectField(extensionKey, extension, besideFields(scope)),
    });
}

NativeReader::Outcome readVersion(
    NativeReader &reader, const QString &key, const JsonValue &value, GoalSet &)
{
    int version = 0;
    if (auto outcome = reader.read(key, value, version); !outcome)
        return outcome;
    if (version != olderVersion && version != nativeVersion)
        return reader.unknownText(
            key, value, {QString::number(olderVersion), QString::number(nativeVersion)});
    return {};
}

NativeReader::Outcome readObjectives(const NativeFields<Objective> &fields,
    const NativeScope &scope, NativeReader &reader, const JsonValue &value, GoalSet &into)
{
    const QString key = native_keys::objectives;
    if (auto isArray = reader.require(JsonKind::Array, key, value); !isArray)
        return isArray;
    for (const JsonValue &element : value.elements) {
        if (scope.stop.stop_requested())
            return std::unexpected(stoppedReading());
        Objective objective;
        if (auto outcome = readObject(fields, reader, key, element, objective); !outcome)
            return outcome;
        objective.id = scope.rows.idAt(key, into.objectives.size());
        objective.verbatim = verbatimOf(element, reader.text());
        into.objectives.append(std::move(objective));
    }
    return {};
}

NativeField<GoalSet> objectivesField(const NativeScope &scope)
{
    const auto fields = std::make_shared<const NativeFields<Objective>>(objectiveFields(scope));
    const auto text = [fields, &scope](const GoalSet &set) {
        std::vector<QByteArray> texts;
        for (const Objective &objective : set.objectives) {
            if (scope.stop.stop_requested())
                break;
            texts.push_back(writeObject(*fields, objective.verbatim, objective));
        }
        return layOutArray(texts);
    };
    return {.key = native_keys::objectives,
        .presence = Required,
        .read = [fields, &scope](NativeReader &reader, const QString &, const JsonValue &value,
                    GoalSet &into) { return readObjectives(*fields, scope, reader, value, into); },
        .text = text,
        .edited = [text](const GoalSet &set, const QByteArray &) { return text(set); }};
}

constexpr std::array partedKeys{native_keys::objectives, native_keys::limits, extensionKey};

} // namespace

NativeFields<GoalSet> goalSetFields(const NativeScope &scope)
{
    const Presence extension = scope.extension == Extension::Keep ? WhenSet : Never;
    return withUnset<GoalSet>({
        {.key = native_keys::schemaVersion,
            .presence = Always,
            .read = readVersion,
            .text = [](const GoalSet &set) { return nativeText(set.schemaVersion); }},
        plainField("schema_mode"_L1, &GoalSet::schemaMode, Always),
        objectField<GoalSet>("capped_schema_settings"_L1, WhenSet,
            {plainField("max_size"_L1, &GoalSet::cappedMaxSize)}),
        objectField<GoalSet>("dedicated_schema_settings"_L1, WhenSet,
            {plainField("game_mode"_L1, &GoalSet::dedicatedMode),
                plainField("game_size"_L1, &GoalSet::dedicatedSize)}),
        plainField(native_keys::gameName, &GoalSet::gameName, Always),
        plainField("set_name"_L1, &GoalSet::setName, Always),
        plainField(native_keys::tagNames, &GoalSet::tagNames, Always),
        objectivesField(scope),
        partedField(native_keys::limits, Always,
            {limitsField(native_keys::boardLimits, &GoalSet::boardLimits),
                limitsField(native_keys::lineLimits, &GoalSet::lineLimits)},
            &GoalSet::limitsVerbatim),
        partedField(extensionKey, extension, setSectionFields(scope), &GoalSet::extensionVerbatim,
            tableKeys(scope)),
    });
}

std::span<const QLatin1StringView> keysInParts()
{
    return partedKeys;
}

QLatin1StringView keyOf(ObjectiveField field)
{
    switch (field) {
    case ObjectiveField::GameName:
        return native_keys::gameName;
    case ObjectiveField::SetName:
        return "set_name"_L1;
    case ObjectiveField::TagNames:
        return native_keys::tagNames;
    case ObjectiveField::SchemaMode:
        return "schema_mode"_L1;
    case ObjectiveField::CappedSettings:
        return "capped_schema_settings"_L1;
    case ObjectiveField::DedicatedSettings:
        return "dedicated_schema_settings"_L1;
    default:
        break;
    }
    const Field *own = fieldOf(field);
    return own == nullptr ? QLatin1StringView() : own->key;
}

} // namespace boardwright
