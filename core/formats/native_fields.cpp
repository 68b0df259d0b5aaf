// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_fields.h"

#include "core/formats/category_limits.h"
#include "core/formats/json_layout.h"
#include "core/formats/native_text.h"
#include "core/formats/text_position.h"

#include <array>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;
using enum Presence;

constexpr int knownVersion = 3;

/// A key whose value is one member of the object.
template <typename Object, auto Member>
constexpr NativeField<Object> plainField(QLatin1StringView key, Presence presence = WhenSet)
{
    return {.key = key,
        .presence = presence,
        .read = [](NativeReader &reader, const QString &name, const JsonValue &value,
                    Object &into) { return reader.read(name, value, into.*Member); },
        .text = [](const Object &object) { return nativeText(object.*Member); }};
}

/// A key of "limits".
template <auto Member>
constexpr NativeField<GoalSet> limitsField(QLatin1StringView key)
{
    return {.key = key,
        .presence = Always,
        .read = [](NativeReader &reader, const QString &name, const JsonValue &value,
                    GoalSet &into) { return reader.read(name, value, into.*Member); },
        .text = [](const GoalSet &set) { return categoryLimitsText(set.*Member); },
        .edited
        = [](const GoalSet &set,
              const QByteArray &before) { return categoryLimitsText(set.*Member, before); }};
}

/// A key of the top-level object whose value is an object with fields of its own.
template <const auto &Fields>
constexpr NativeField<GoalSet> settingsField(QLatin1StringView key)
{
    return {.key = key,
        .read
        = [](NativeReader &reader, const QString &name, const JsonValue &value,
              GoalSet &into) { return readObject<GoalSet>(Fields, reader, name, value, into); },
        .text = [](const GoalSet &set) { return writeObject<GoalSet>(Fields, {}, set); },
        .edited =
            [](const GoalSet &set, const QByteArray &before) {
                const JsonValue stood = parseJson(before).value_or(JsonValue{});
                return writeObject<GoalSet>(Fields, verbatimOf(stood, before), set);
            }};
}

constexpr std::array objectiveTable{
    plainField<Objective, &Objective::goal>("goal"_L1, Required),
    plainField<Objective, &Objective::range>("range"_L1),
    plainField<Objective, &Objective::individualLimit>("individual_limit"_L1),
    plainField<Objective, &Objective::boardCategories>("board_categories"_L1),
    plainField<Objective, &Objective::lineCategories>("line_categories"_L1),
    plainField<Objective, &Objective::tooltip>("tooltip"_L1),
    plainField<Objective, &Objective::icons>("icons"_L1),
    plainField<Objective, &Objective::progression>("progression"_L1),
    plainField<Objective, &Objective::weighting>("weighting"_L1),
    plainField<Objective, &Objective::progressiveRanges>("progressive_ranges"_L1),
    plainField<Objective, &Objective::tag>("tag"_L1),
    plainField<Objective, &Objective::forcedPositions>("forced_positions"_L1),
    plainField<Objective, &Objective::disabled>("disabled"_L1),
};

constexpr std::array limitsTable{
    limitsField<&GoalSet::boardLimits>("board"_L1),
    limitsField<&GoalSet::lineLimits>("line"_L1),
};

constexpr std::array cappedTable{
    plainField<GoalSet, &GoalSet::cappedMaxSize>("max_size"_L1),
};

constexpr std::array dedicatedTable{
    plainField<GoalSet, &GoalSet::dedicatedMode>("game_mode"_L1),
    plainField<GoalSet, &GoalSet::dedicatedSize>("game_size"_L1),
};

NativeReader::Outcome readVersion(
    NativeReader &reader, const QString &key, const JsonValue &value, GoalSet &into)
{
    if (auto outcome = reader.read(key, value, into.schemaVersion); !outcome)
        return outcome;
    if (into.schemaVersion != knownVersion)
        return reader.unknownText(key, value, {QString::number(knownVersion)});
    return {};
}

NativeReader::Outcome readObjectives(
    NativeReader &reader, const QString &key, const JsonValue &value, GoalSet &into)
{
    if (auto isArray = reader.require(JsonKind::Array, key, value); !isArray)
        return isArray;
    for (const JsonValue &element : value.elements) {
        if (reader.stopRequested())
            return std::unexpected(stoppedReading());
        Objective objective;
        auto outcome = readObject<Objective>(objectiveTable, reader, key, element, objective);
        if (!outcome)
            return outcome;
        objective.id = into.nextRow();
        objective.verbatim = verbatimOf(element, reader.text());
        into.objectives.append(std::move(objective));
    }
    return {};
}

QByteArray objectivesText(const GoalSet &set, const QByteArray &)
{
    std::vector<QByteArray> texts;
    for (const Objective &objective : set.objectives)
        texts.push_back(writeObject<Objective>(objectiveTable, objective.verbatim, objective));
    return layOutArray(texts);
}

NativeReader::Outcome readLimits(
    NativeReader &reader, const QString &key, const JsonValue &value, GoalSet &into)
{
    into.limitsVerbatim = verbatimOf(value, reader.text());
    return readObject<GoalSet>(limitsTable, reader, key, value, into);
}

constexpr auto objectivesKey = "objectives"_L1;
constexpr auto limitsKey = "limits"_L1;

constexpr NativeField<GoalSet> versionField{
    .key = "schema_version"_L1,
    .presence = Always,
    .read = readVersion,
    .text = [](const GoalSet &set) { return nativeText(set.schemaVersion); },
};

constexpr NativeField<GoalSet> objectivesField{
    .key = objectivesKey,
    .presence = Required,
    .read = readObjectives,
    .edited = objectivesText,
};

constexpr NativeField<GoalSet> limitsInSet{
    .key = limitsKey,
    .presence = Always,
    .read = readLimits,
    .text = [](const GoalSet &set) { return writeObject<GoalSet>(limitsTable, {}, set); },
    .edited =
        [](const GoalSet &set, const QByteArray &) {
            return writeObject<GoalSet>(limitsTable, set.limitsVerbatim, set);
        },
};

constexpr std::array goalSetTable{
    versionField,
    plainField<GoalSet, &GoalSet::schemaMode>("schema_mode"_L1, Always),
    settingsField<cappedTable>("capped_schema_settings"_L1),
    settingsField<dedicatedTable>("dedicated_schema_settings"_L1),
    plainField<GoalSet, &GoalSet::gameName>("game_name"_L1, Always),
    plainField<GoalSet, &GoalSet::setName>("set_name"_L1, Always),
    plainField<GoalSet, &GoalSet::tagNames>("tag_names"_L1, Always),
    objectivesField,
    limitsInSet,
};

constexpr std::array partedKeys{objectivesKey, limitsKey};

} // namespace

std::span<const NativeField<GoalSet>> goalSetFields()
{
    return goalSetTable;
}

std::span<const QLatin1StringView> keysInParts()
{
    return partedKeys;
}

} // namespace boardwright
