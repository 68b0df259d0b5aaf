// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/key_use.h"
#include "core/formats/native_reader.h"
#include "core/goalset/verbatim.h"

#include <QByteArray>
#include <QLatin1StringView>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace boardwright {

/// When a key of an object is written.
enum class Presence : std::uint8_t {
    Required, ///< always; reading fails without it
    Always, ///< in new objects; never removed from an existing one
    WhenSet, ///< if the value is not the default
    Never, ///< never; dropped if the file has it
};

/// One key of `Object` in files. Law: `read` reads what `text` writes.
template <typename Object>
struct NativeField {
    QLatin1StringView key;
    Presence presence = Presence::WhenSet;
    std::function<NativeReader::Outcome(
        NativeReader &, const QString &key, const JsonValue &, Object &)>
        read;
    std::function<QByteArray(const Object &)> text; ///< in the site's style
    /// Like `text`, but preserves what it can of the previous value `before` (empty if there was
    /// none, or if its parts are kept elsewhere). Null if there is nothing to preserve.
    std::function<QByteArray(const Object &, const QByteArray &before)> edited{};
    // GCC requires the initialiser to let callers omit it.
    // NOLINTNEXTLINE(readability-redundant-member-init)
    QByteArray unset{}; ///< `text` of a default object; see withUnset()
};

template <typename Object>
using NativeFields = std::vector<NativeField<Object>>;

/// The fields with `unset` filled in, ready for writing.
template <typename Object>
NativeFields<Object> withUnset(NativeFields<Object> fields)
{
    const Object empty{};
    for (NativeField<Object> &field : fields)
        field.unset = field.text(empty);
    return fields;
}

/// A member to be written; `rank` is the index of its field in the table, -1 for other keys.
struct MemberText {
    QByteArray key;
    QByteArray value;
    std::ptrdiff_t rank = -1;
};

/// The verbatim members of a JSON object. Values of the keys `inParts` are left empty, unless they
/// are empty containers: their parts are kept elsewhere.
Verbatim verbatimOf(
    const JsonValue &object, QByteArrayView text, std::span<const QLatin1StringView> inParts = {});

/// Where to insert a new key: after the last member that precedes it in the table.
std::vector<MemberText>::const_iterator placeFor(
    std::ptrdiff_t rank, const std::vector<MemberText> &members);

QByteArray layOutMembers(const std::vector<MemberText> &members);

/// Whether a laid-out value is an empty object or array.
inline bool isEmptyText(const QByteArray &valueText)
{
    return valueText == "{}" || valueText == "[]";
}

/// Reads all fields of an object. null counts as absent, unless the key is required.
template <typename Object>
NativeReader::Outcome readObject(const NativeFields<Object> &fields, NativeReader &reader,
    const QString &key, const JsonValue &value, Object &into)
{
    if (auto isObject = reader.require(JsonKind::Object, key, value); !isObject)
        return isObject;
    for (const NativeField<Object> &field : fields) {
        if (field.presence == Presence::Required
            && !std::ranges::contains(value.members, field.key, &JsonMember::key))
            return reader.missingKey(field.key, value);
    }
    const std::vector<KeyUse> uses = keyUses(value.members, &JsonMember::key);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const JsonMember &member = value.members[i];
        if (!uses[i].isFirst)
            reader.noteRepeatedKey(member);
        const auto field = std::ranges::find(fields, member.key, &NativeField<Object>::key);
        const bool isAbsent = field == fields.end() || !uses[i].isLast
            || (member.value.kind == JsonKind::Null && field->presence != Presence::Required);
        if (isAbsent)
            continue;
        if (auto outcome = field->read(reader, member.key, member.value, into); !outcome)
            return outcome;
    }
    return {};
}

/// True if reading the member gives what the object holds. Never true for a member with dangling
/// row references: later rows would take their numbers.
template <typename Object>
bool holds(const NativeField<Object> &field, const QByteArray &valueText, const QByteArray &now)
{
    if (valueText == now)
        return true;
    const auto value = parseJson(valueText);
    if (!value)
        return false;
    Object read{};
    NativeReader reader(valueText); // NOLINT(misc-const-correctness): `read` takes it by reference
    if (value->kind != JsonKind::Null && !field.read(reader, field.key, *value, read))
        return false;
    return !std::ranges::contains(reader.notes(), Code::FieldRowGone, &Problem::code)
        && field.text(read) == now;
}

/// The new text of a member from the file; nothing if it is to be removed. A repeated key is never
/// removed, because the earlier one would then take effect.
template <typename Object>
std::optional<QByteArray> memberText(const NativeField<Object> &field, const VerbatimMember &member,
    const KeyUse &use, const Object &object)
{
    const bool mayGo = field.presence == Presence::WhenSet && use.isFirst;
    if (member.valueText.isEmpty()) {
        QByteArray parts = field.edited(object, {});
        return mayGo && isEmptyText(parts) ? std::nullopt : std::optional(std::move(parts));
    }
    const QByteArray now = field.text(object);
    if (holds(field, member.valueText, now))
        return member.valueText;
    QByteArray edited = field.edited ? field.edited(object, member.valueText) : now;
    const bool isGone = now == field.unset && (!field.edited || isEmptyText(edited));
    return mayGo && isGone ? std::nullopt : std::optional(std::move(edited));
}

/// The object in the site's style. Members that still match the object stay as they were, unknown
/// ones included. Others are rewritten in place, removed, or inserted in the table's order.
template <typename Object>
QByteArray writeObject(
    const NativeFields<Object> &fields, const Verbatim &verbatim, const Object &object)
{
    std::vector<MemberText> members;
    const QList<VerbatimMember> stood = verbatim ? *verbatim : QList<VerbatimMember>();
    const std::vector<KeyUse> uses = keyUses(stood, &VerbatimMember::key);
    std::vector<bool> isPresent(fields.size(), false);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const VerbatimMember &member = stood.at(static_cast<qsizetype>(i));
        const auto field = std::ranges::find(fields, member.key, &NativeField<Object>::key);
        if (field != fields.end() && field->presence == Presence::Never)
            continue;
        if (field == fields.end() || !uses[i].isLast) {
            members.push_back({.key = member.keyText, .value = member.valueText});
            continue;
        }
        const std::ptrdiff_t rank = field - fields.begin();
        isPresent[static_cast<std::size_t>(rank)] = true;
        if (const auto text = memberText(*field, member, uses[i], object))
            members.push_back({.key = member.keyText, .value = *text, .rank = rank});
    }
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const NativeField<Object> &field = fields[i];
        if (isPresent[i] || field.presence == Presence::Never)
            continue;
        const bool isUsual = !verbatim && field.presence != Presence::WhenSet;
        QByteArray text = field.text(object);
        if (!isUsual && text == field.unset)
            continue;
        const auto rank = static_cast<std::ptrdiff_t>(i);
        members.insert(placeFor(rank, members),
            {.key = '"' + QByteArray(field.key.latin1(), field.key.size()) + '"',
                .value = field.edited ? field.edited(object, {}) : std::move(text),
                .rank = rank});
    }
    return layOutMembers(members);
}

} // namespace boardwright
