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
    // "enabled" is stored as its opposite.
    constexpr QLatin1StringView disabled("disabled");
    return key == extensionKey || key == disabled
        || std::ranges::any_of(
            objectiveSection.fields, [&](const Field &field) { return key == field.key; });
}

bool isKeyOfLimits(const QString &key)
{
    return key == native_keys::boardLimits || key == native_keys::lineLimits;
}

bool isKeyOfSection(const QString &key, const Section &section)
{
    return std::ranges::contains(section.fields, key, &Field::key);
}

/// What `object`, the value of a section that is stored as one, has besides its fields.
void addOthersOfSection(
    QList<OtherValue> &others, const Section &section, QByteArrayView text, const JsonValue &object)
{
    for (const JsonMember &member : object.members) {
        if (!isKeyOfSection(member.key, section))
            others.append({.key = QString(section.key) + u'.' + member.key,
                .text = text.sliced(member.value.begin, member.value.end - member.value.begin)
                    .toByteArray()});
    }
}

/// What a member of a "boardwright" object has besides the fields of its section.
void addOthersOfMember(
    QList<OtherValue> &others, const QString &key, QByteArrayView text, const JsonValue &value)
{
    const Section *const section = sectionOf(key);
    if (section == nullptr)
        others.append(
            {.key = key, .text = text.sliced(value.begin, value.end - value.begin).toByteArray()});
    else if (section->home != Home::Table)
        addOthersOfSection(others, *section, text, value);
}

void addOthersOfExtension(QList<OtherValue> &others, QByteArrayView text)
{
    const auto object = parseJson(text);
    if (!object)
        return;
    for (const JsonMember &member : object->members)
        addOthersOfMember(others, member.key, text, member.value);
}

template <typename IsKnown>
void addOtherMembers(
    QList<OtherValue> &others, const Verbatim &members, IsKnown isKnown, const QString &before = {})
{
    if (members == nullptr)
        return;
    for (const VerbatimMember &member : *members) {
        if (!isKnown(member.key))
            others.append({.key = before + member.key, .text = member.valueText});
    }
}

QList<OtherValue> membersOfSet(const GoalSet &set)
{
    QList<OtherValue> others;
    addOtherMembers(others, set.verbatim, isKeyOfSet);
    addOtherMembers(others, set.limitsVerbatim, isKeyOfLimits, QString(native_keys::limits) + u'.');
    return others;
}

} // namespace

bool isKeyOfSet(const QString &key)
{
    constexpr std::array fields{ObjectiveField::GameName, ObjectiveField::SetName,
        ObjectiveField::TagNames, ObjectiveField::SchemaMode, ObjectiveField::CappedSettings,
        ObjectiveField::DedicatedSettings};
    return key == native_keys::schemaVersion || std::ranges::contains(keysInParts(), key)
        || std::ranges::any_of(fields, [&](ObjectiveField field) { return key == keyOf(field); });
}

QList<OtherValue> otherMembersOf(const Objective &objective)
{
    QList<OtherValue> others;
    addOtherMembers(others, objective.verbatim, isKeyOfObjective);
    return others;
}

QList<OtherValue> otherValuesOf(const Objective &objective)
{
    QList<OtherValue> others = otherMembersOf(objective);
    if (objective.verbatim == nullptr)
        return others;
    for (const VerbatimMember &member : *objective.verbatim) {
        if (member.key == extensionKey)
            addOthersOfExtension(others, member.valueText);
    }
    return others;
}

bool hasOtherMembers(const GoalSet &set)
{
    return !membersOfSet(set).isEmpty();
}

QList<OtherValue> otherValuesOf(const GoalSet &set)
{
    QList<OtherValue> others = membersOfSet(set);
    if (set.extensionVerbatim == nullptr)
        return others;
    for (const VerbatimMember &member : *set.extensionVerbatim) {
        if (const auto value = parseJson(member.valueText))
            addOthersOfMember(others, member.key, member.valueText, *value);
    }
    return others;
}

QList<OtherValue> otherValuesOf(const TableRow &row, const Section &section)
{
    QList<OtherValue> others;
    addOtherMembers(
        others, row.verbatim, [&](const QString &key) { return isKeyOfSection(key, section); });
    return others;
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
