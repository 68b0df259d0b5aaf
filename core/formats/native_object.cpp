// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native_object.h"

#include "core/formats/json_layout.h"

#include <algorithm>

namespace boardwright {

Verbatim verbatimOf(
    const JsonValue &object, QByteArrayView text, std::span<const QLatin1StringView> inParts)
{
    QList<VerbatimMember> members;
    const std::vector<KeyUse> uses = keyUses(object.members, &JsonMember::key);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const JsonMember &member = object.members[i];
        const bool hasParts = !member.value.members.empty() || !member.value.elements.empty();
        const bool isInParts
            = uses[i].isLast && hasParts && std::ranges::contains(inParts, member.key);
        members.append({.key = member.key,
            .keyText = text.sliced(member.keyBegin, member.keyEnd - member.keyBegin).toByteArray(),
            .valueText = isInParts ? QByteArray() : layOut(member.value, text)});
    }
    return std::make_shared<const QList<VerbatimMember>>(std::move(members));
}

std::vector<MemberText>::const_iterator placeFor(
    std::ptrdiff_t rank, const std::vector<MemberText> &members)
{
    const auto last = std::ranges::find_if(members.rbegin(), members.rend(),
        [rank](const MemberText &member) { return member.rank >= 0 && member.rank < rank; });
    return last.base();
}

QByteArray layOutMembers(const std::vector<MemberText> &members)
{
    std::vector<std::pair<QByteArray, QByteArray>> texts;
    texts.reserve(members.size());
    for (const MemberText &member : members)
        texts.emplace_back(member.key, member.value);
    return layOutObject(texts);
}

} // namespace boardwright
