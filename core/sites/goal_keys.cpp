// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/goal_keys.h"

#include "core/sites/type_keys.h"

namespace boardwright::sites {

GoalKeys::GoalKeys(const SiteList &list, Extra extra)
{
    TypeKeys types(list);
    m_begins.reserve(list.goals.size() * 4 + 1);
    m_begins.push_back(0);
    const auto endPart = [this] { m_begins.push_back(static_cast<std::uint32_t>(m_keys.size())); };
    for (const ListedGoal &goal : list.goals) {
        const std::span<const ListedType> all = goal.types;
        const std::span<const ListedType> extras = extra == Extra::Subtypes
            ? std::span<const ListedType>(goal.subtypes)
            : all.first(all.empty() ? 0 : 1);
        for (const ListedType &type : all)
            types.appendAsking(type, m_keys);
        endPart();
        for (const ListedType &type : extras)
            types.appendAsking(type, m_keys);
        endPart();
        for (const ListedType &type : all)
            types.appendStanding(type, m_keys);
        endPart();
        for (const ListedType &type : extras)
            types.appendStanding(type, m_keys);
        endPart();
    }
    m_size = types.size();
}

} // namespace boardwright::sites
