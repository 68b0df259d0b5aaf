// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/other_keys.h"

#include "core/formats/json.h"
#include "core/formats/native_fields.h"
#include "core/formats/row_numbers.h"
#include "core/generator/generator.h"
#include "core/goalset/objective_fields.h"

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

bool isKeyOfObjective(const QString &key)
{
    return key == extensionKey
        || std::ranges::any_of(
            objectiveSection.fields, [&](const Field &field) { return key == field.key; });
}

bool isKeyOfSet(const QString &key)
{
    constexpr std::array fields{ObjectiveField::GameName, ObjectiveField::SetName,
        ObjectiveField::TagNames, ObjectiveField::SchemaMode, ObjectiveField::CappedSettings,
        ObjectiveField::DedicatedSettings};
    return key == native_keys::schemaVersion || std::ranges::contains(keysInParts(), key)
        || std::ranges::any_of(fields, [&](ObjectiveField field) { return key == keyOf(field); });
}

bool isKeyOfLimits(const QString &key)
{
    return key == native_keys::boardLimits || key == native_keys::lineLimits;
}

void addOthers(QStringList &keys, const Verbatim &members, bool (*isKnown)(const QString &key))
{
    if (members == nullptr)
        return;
    for (const VerbatimMember &member : *members) {
        if (!isKnown(member.key))
            keys << member.key;
    }
}

} // namespace

QStringList otherKeysOf(const Objective &objective)
{
    QStringList keys;
    addOthers(keys, objective.verbatim, isKeyOfObjective);
    return keys;
}

QStringList otherKeysOf(const GoalSet &set)
{
    QStringList keys;
    addOthers(keys, set.verbatim, isKeyOfSet);
    addOthers(keys, set.limitsVerbatim, isKeyOfLimits);
    return keys;
}

bool hasUnknownSections(const Objective &objective)
{
    if (objective.verbatim == nullptr)
        return false;
    const auto own
        = std::ranges::find(*objective.verbatim, QString(extensionKey), &VerbatimMember::key);
    if (own == objective.verbatim->end())
        return false;
    const auto value = parseJson(own->valueText);
    return value && std::ranges::any_of(value->members, [](const JsonMember &member) {
        return sectionOf(member.key) == nullptr;
    });
}

} // namespace boardwright
