// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/synergen.h"

#include <QHash>

#include <algorithm>
#include <limits>
#include <tuple>

namespace boardwright::sites {

namespace {

/// The number of a key that JavaScript takes for the index of an array: digits without a leading
/// zero, below 2^32 - 1.
std::optional<std::uint32_t> indexOfKey(QStringView key)
{
    constexpr qsizetype mostDigits = 10;
    if (key.isEmpty() || key.size() > mostDigits || (key.size() > 1 && key.front() == u'0'))
        return std::nullopt;
    std::uint64_t number = 0;
    for (const QChar unit : key) {
        if (unit < u'0' || unit > u'9')
            return std::nullopt;
        number = number * 10 + (unit.unicode() - u'0');
    }
    if (number >= std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    return static_cast<std::uint32_t>(number);
}

/// The goals of different keys, in order.
std::vector<int> orderedGoals(const SiteList &list)
{
    std::vector<int> order;
    QHash<QString, std::size_t> places;
    for (std::size_t goal = 0; goal < list.goals.size(); ++goal) {
        const auto place = places.constFind(list.goals[goal].key);
        if (place != places.constEnd()) {
            order[*place] = static_cast<int>(goal);
            continue;
        }
        places.insert(list.goals[goal].key, order.size());
        order.push_back(static_cast<int>(goal));
    }
    std::ranges::stable_sort(order, {}, [&](int goal) {
        const auto index = indexOfKey(list.goals[static_cast<std::size_t>(goal)].key);
        return std::tuple(!index, index.value_or(0));
    });
    return order;
}

/// Gives texts numbers in the order in which they are asked for.
class TextNumbers final {
public:
    std::uint32_t of(const QString &text)
    {
        const auto found = m_numbers.constFind(text);
        return found != m_numbers.constEnd()
            ? *found
            : *m_numbers.insert(text, static_cast<std::uint32_t>(m_numbers.size()));
    }

private:
    QHash<QString, std::uint32_t> m_numbers;
};

} // namespace

SynerGoals::SynerGoals(const SiteList &list)
    : mostScore(list.mostScore)
{
    TextNumbers names;
    TextNumbers types;
    const std::vector<int> order = orderedGoals(list);
    for (const int goal : order)
        names.of(list.goals[static_cast<std::size_t>(goal)].key);
    const auto limit = [&](const QString &type) -> double & {
        const std::uint32_t number = types.of(type);
        if (number >= most.size())
            most.resize(number + 1, std::numeric_limits<double>::quiet_NaN());
        return most[number];
    };
    for (const TypeMaximum &maximum : list.maxima)
        limit(maximum.type) = maximum.most;
    for (const int index : order) {
        const ListedGoal &listed = list.goals[static_cast<std::size_t>(index)];
        SynerGoal goal{.listed = index, .tier = listed.tier, .score = listed.score};
        for (const ListedType &type : listed.types) {
            limit(type.text);
            goal.types.push_back(types.of(type.text));
        }
        for (const QString &key : listed.excludes) {
            const std::uint32_t name = names.of(key);
            if (name < order.size())
                goal.excludes.push_back(name);
        }
        for (const QString &name : listed.synergies)
            goal.synergies.push_back(names.of(name));
        goals.push_back(std::move(goal));
    }
}

} // namespace boardwright::sites
