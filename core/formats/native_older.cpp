// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_older.h"

#include "core/formats/native_fields.h"
#include "core/formats/native_text.h"
#include "core/formats/spelled_number.h"
#include "core/formats/text_position.h"

#include <algorithm>

namespace boardwright {

namespace {

constexpr QLatin1StringView gameKey{"game"};

QByteArray quoted(QLatin1StringView key)
{
    return '"' + QByteArray(key.latin1(), key.size()) + '"';
}

/// Null if there is none.
VerbatimMember *lastOf(QList<VerbatimMember> &members, QLatin1StringView key)
{
    const auto found
        = std::ranges::find(members.rbegin(), members.rend(), key, &VerbatimMember::key);
    return found == members.rend() ? nullptr : &*found;
}

bool isSet(const JsonValue *value)
{
    return value != nullptr && value->kind != JsonKind::Null;
}

} // namespace

std::optional<OlderLayout> olderLayout(const JsonValue &root)
{
    const JsonValue *version = memberOf(root, native_keys::schemaVersion);
    const JsonValue *game = memberOf(root, gameKey);
    const bool hasGame = isSet(game) && memberOf(root, native_keys::gameName) == nullptr;
    const bool isVersion2 = isSet(version) && version->kind == JsonKind::Number
        && wholeNumber(version->text) == olderVersion;
    const bool isWithoutVersion = !isSet(version) && hasGame;
    if (!isVersion2 && !isWithoutVersion)
        return std::nullopt;
    return OlderLayout{.version = isVersion2 ? olderVersion : 0,
        .at = version == nullptr ? root.begin : version->begin,
        .game = hasGame ? game : nullptr};
}

NativeReader::Outcome readOlder(const NativeReader &reader, const OlderLayout &layout, GoalSet &set)
{
    QList<VerbatimMember> members = set.verbatim ? *set.verbatim : QList<VerbatimMember>();
    if (layout.game != nullptr) {
        if (auto outcome = reader.read(gameKey, *layout.game, set.gameName); !outcome)
            return outcome;
        if (VerbatimMember *game = lastOf(members, gameKey)) {
            game->key = native_keys::gameName;
            game->keyText = quoted(native_keys::gameName);
        }
    }
    const QByteArray version = nativeText(nativeVersion);
    if (VerbatimMember *stood = lastOf(members, native_keys::schemaVersion))
        stood->valueText = version;
    else
        members.prepend({.key = native_keys::schemaVersion,
            .keyText = quoted(native_keys::schemaVersion),
            .valueText = version});
    set.verbatim = std::make_shared<const QList<VerbatimMember>>(std::move(members));
    return {};
}

Problem olderNote(const NativeReader &reader, const OlderLayout &layout)
{
    Problem note = problemAt(reader.text(), layout.at, Code::OlderLayout, {qint64{layout.version}});
    note.severity = Severity::Hint;
    return note;
}

} // namespace boardwright
