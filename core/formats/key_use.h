// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <functional>
#include <vector>

namespace boardwright {

/// How a member of a JSON object shares its key with others. The last one wins, as in JSON.parse.
struct KeyUse {
    bool isFirst = true;
    bool isLast = true;
};

/// One KeyUse per member; `key` projects a member to its key. Linear; pure, any thread.
template <typename Members, typename Key>
std::vector<KeyUse> keyUses(const Members &members, Key key)
{
    std::vector<KeyUse> uses;
    QHash<QString, std::size_t> lastUses;
    for (const auto &member : members) {
        KeyUse use;
        const QString &name = std::invoke(key, member);
        if (const auto lastUse = lastUses.constFind(name); lastUse != lastUses.cend()) {
            use.isFirst = false;
            uses[*lastUse].isLast = false;
        }
        lastUses.insert(name, uses.size());
        uses.push_back(use);
    }
    return uses;
}

} // namespace boardwright
