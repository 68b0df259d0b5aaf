// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_places.h"

#include "core/formats/native_fields.h"
#include "core/formats/row_numbers.h"

#include <algorithm>

namespace boardwright {

namespace {

/// The member, or the object that would contain it.
const JsonValue &memberOrOwner(const JsonValue &owner, const QString &key)
{
    const JsonValue *member = memberOf(owner, key);
    return member == nullptr ? owner : *member;
}

const JsonValue *memberOfAny(const JsonValue *owner, const QString &key)
{
    return owner == nullptr ? nullptr : memberOf(*owner, key);
}

/// Bounds the search: in a hostile file, both the list and the number of problems can be long.
constexpr std::ptrdiff_t mostSearched = 1000;

/// Rows with more keys than this use a hash, because each part may have a problem.
constexpr std::size_t widest = 32;

QString nameIn(const Problem &problem)
{
    const auto *const text
        = problem.args.isEmpty() ? nullptr : std::get_if<QString>(&problem.args.first());
    return text == nullptr ? QString() : *text;
}

} // namespace

NativePlaces::NativePlaces(const QByteArray &bytes, const GoalSet &set,
    std::span<const Section *const> sections, const std::stop_token &stop)
    : m_bytes(bytes)
    , m_positions(m_bytes)
    , m_root(parseJson(bytes, stop).value_or(JsonValue{}))
{
    addRows(memberOf(m_root, native_keys::objectives), set.objectives, true);
    const JsonValue *extension = memberOf(m_root, extensionKey);
    for (const Section *section : sections) {
        if (section->home == Home::Table)
            addRows(memberOfAny(extension, section->key), set.tables.value(section->key), false);
    }
    const JsonValue *limits = memberOf(m_root, native_keys::limits);
    m_boardCategories = namesOf(memberOfAny(limits, native_keys::boardLimits));
    m_lineCategories = namesOf(memberOfAny(limits, native_keys::lineLimits));
    if (const JsonValue *tags = memberOf(m_root, native_keys::tagNames)) {
        for (const JsonValue &tag : tags->elements)
            m_tags.insert(tag.text, tag.begin);
    }
}

TextPosition NativePlaces::of(RowId row, ObjectiveField field) const
{
    if (row == RowId::none)
        return m_positions.of(m_root.begin);
    const Row stood = m_rows.value(row);
    if (stood.object == nullptr)
        return {};
    const QLatin1StringView key = keyOf(field);
    const JsonValue *part = key.isEmpty() ? nullptr : member(*stood.object, key);
    return m_positions.of((part == nullptr ? stood.object : part)->begin);
}

TextPosition NativePlaces::of(RowId row, const QString &section, const QString &field) const
{
    if (row == RowId::none)
        return ofSection(m_root, section, field);
    const Row stood = m_rows.value(row);
    if (stood.object == nullptr)
        return {};
    return stood.isObjective ? ofSection(*stood.object, section, field)
                             : m_positions.of(memberOrOwner(*stood.object, field).begin);
}

TextPosition NativePlaces::of(const Problem &problem) const
{
    if (!problem.section.isEmpty())
        return of(problem.row, problem.section, problem.fieldKey);
    if (problem.row != RowId::none)
        return ofElement(problem.row, problem.field, nameIn(problem));
    switch (problem.field) {
    case ObjectiveField::BoardCategories:
    case ObjectiveField::LineCategories:
        return ofCategory(problem.field, nameIn(problem));
    case ObjectiveField::Tag:
        return ofTag(nameIn(problem));
    default: {
        const QLatin1StringView key = keyOf(problem.field);
        return key.isEmpty() ? m_positions.of(m_root.begin) : ofKey(key);
    }
    }
}

TextPosition NativePlaces::ofElement(RowId row, ObjectiveField field, const QString &element) const
{
    const Row stood = m_rows.value(row);
    const QLatin1StringView key = keyOf(field);
    const JsonValue *list = stood.object == nullptr || key.isEmpty() || element.isNull()
        ? nullptr
        : member(*stood.object, key);
    if (list == nullptr)
        return of(row, field);
    const auto begin = list->elements.begin();
    const auto end = begin + std::min(std::ssize(list->elements), mostSearched);
    const auto found = std::find_if(begin, end,
        [&](const JsonValue &one) { return one.kind == JsonKind::String && one.text == element; });
    return m_positions.of(found == end ? list->begin : found->begin);
}

TextPosition NativePlaces::ofCategory(ObjectiveField kind, const QString &category) const
{
    const Offsets &offsets
        = kind == ObjectiveField::LineCategories ? m_lineCategories : m_boardCategories;
    const auto found = offsets.constFind(category);
    return found == offsets.cend() ? ofKey(native_keys::limits) : m_positions.of(*found);
}

TextPosition NativePlaces::ofTag(const QString &tag) const
{
    const auto found = m_tags.constFind(tag);
    return found == m_tags.cend() ? ofKey(native_keys::tagNames) : m_positions.of(*found);
}

TextPosition NativePlaces::ofKey(const QString &key) const
{
    return m_positions.of(memberOrOwner(m_root, key).begin);
}

void NativePlaces::addRows(const JsonValue *table, const auto &rows, bool areObjectives)
{
    const std::size_t stood = table == nullptr ? 0 : table->elements.size();
    const std::size_t count = std::min(stood, static_cast<std::size_t>(rows.size()));
    for (std::size_t i = 0; i < count; ++i) {
        const JsonValue &object = table->elements[i];
        m_rows.insert(
            rows[static_cast<qsizetype>(i)].id, {.object = &object, .isObjective = areObjectives});
        if (object.members.size() <= widest)
            continue;
        Members &members = m_wide[&object];
        for (const JsonMember &each : object.members)
            members.insert(each.key, &each.value); // the last of equal keys wins
    }
}

const JsonValue *NativePlaces::member(const JsonValue &object, const QString &key) const
{
    const auto wide = m_wide.constFind(&object);
    return wide == m_wide.cend() ? memberOf(object, key) : wide->value(key);
}

NativePlaces::Offsets NativePlaces::namesOf(const JsonValue *object)
{
    Offsets offsets;
    if (object != nullptr) {
        for (const JsonMember &member : object->members)
            offsets.insert(member.key, member.keyBegin);
    }
    return offsets;
}

TextPosition NativePlaces::ofSection(
    const JsonValue &owner, const QString &section, const QString &field) const
{
    const JsonValue *extension = memberOf(owner, extensionKey);
    const JsonValue *values = memberOfAny(extension, section);
    if (values != nullptr)
        return m_positions.of(memberOrOwner(*values, field).begin);
    return m_positions.of((extension == nullptr ? owner : *extension).begin);
}

} // namespace boardwright
