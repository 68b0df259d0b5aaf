// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/goal_keys.h"

#include <algorithm>
#include <utility>

namespace boardwright::sites {

namespace {

constexpr std::uint64_t oneType = std::uint64_t{1} << GoalKeys::half;

std::uint64_t bitOf(std::uint32_t key)
{
    constexpr std::uint32_t bits = 64;
    return std::uint64_t{1} << (key % bits);
}

/// Adds up the entries of equal keys from `begin` on.
template <typename Entry, typename Add>
void merge(std::vector<Entry> &entries, std::size_t begin, const Add &add)
{
    const auto first = entries.begin() + static_cast<std::ptrdiff_t>(begin);
    std::ranges::sort(first, entries.end(), {}, &Entry::key);
    auto last = first;
    for (auto entry = first; entry != entries.end(); ++entry) {
        if (last != first && (last - 1)->key == entry->key)
            add(*(last - 1), *entry);
        else
            *last++ = *entry;
    }
    entries.erase(last, entries.end());
}

} // namespace

void GoalKeys::append(const ListedGoal &goal, Extra extra, TypeKeys &types)
{
    std::vector<std::uint32_t> keys;
    const std::size_t askedBegin = m_asked.size();
    const std::size_t standingBegin = m_standing.size();
    const auto appendAll = [&](std::span<const ListedType> listed, bool isExtra) {
        keys.clear();
        for (const ListedType &type : listed)
            types.appendAsking(type, keys);
        for (const std::uint32_t key : keys)
            m_asked.push_back({.key = key, .types = isExtra ? 0U : 1U, .extra = isExtra ? 1U : 0U});
        keys.clear();
        for (const ListedType &type : listed)
            types.appendStanding(type, keys);
        for (const std::uint32_t key : keys)
            m_standing.push_back({.key = key, .counts = isExtra ? 1 : oneType + 1});
    };
    const std::span<const ListedType> all = goal.types;
    appendAll(all, false);
    appendAll(extra == Extra::Subtypes ? std::span<const ListedType>(goal.subtypes)
                                       : all.first(all.empty() ? 0 : 1),
        true);
    merge(m_asked, askedBegin, [](Asked &into, const Asked &more) {
        into.types += more.types;
        into.extra += more.extra;
    });
    merge(m_standing, standingBegin,
        [](Standing &into, const Standing &more) { into.counts += more.counts; });
    std::stable_partition(m_asked.begin() + static_cast<std::ptrdiff_t>(askedBegin), m_asked.end(),
        [](const Asked &type) { return type.extra > 0; });
    std::uint64_t bits = 0;
    for (std::size_t i = askedBegin; i < m_asked.size(); ++i)
        bits |= bitOf(m_asked[i].key);
    m_askedBits.push_back(std::exchange(bits, 0));
    for (std::size_t i = standingBegin; i < m_standing.size(); ++i)
        bits |= bitOf(m_standing[i].key);
    m_standingBits.push_back(bits);
    m_askedBegins.push_back(static_cast<std::uint32_t>(m_asked.size()));
    m_standingBegins.push_back(static_cast<std::uint32_t>(m_standing.size()));
}

GoalKeys::GoalKeys(const SiteList &list, Extra extra)
{
    TypeKeys types(list);
    for (const ListedGoal &goal : list.goals)
        append(goal, extra, types);
    m_size = types.size();
}

} // namespace boardwright::sites
