// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/tables.h"

#include "core/balanced/synergy.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <ranges>
#include <unordered_map>

namespace boardwright {

namespace {

constexpr double mostMinutes = 1e6; ///< numbers of a list are clamped to this magnitude
constexpr double mostOffset = 600; ///< bounds the steps of widening a window
constexpr std::size_t mostPairGoals = 1024; ///< bounds the table of pairs: 8 MiB

double meant(double number)
{
    return std::isnan(number) ? 0 : std::clamp(number, -mostMinutes, mostMinutes);
}

Profile meant(Profile profile)
{
    for (double *number : {&profile.minimumSynergy, &profile.maximumSynergy,
             &profile.maximumIndividualSynergy, &profile.initialOffset, &profile.maximumOffset,
             &profile.baselineTime, &profile.timePerDifficulty, &profile.tooMuchSynergy})
        *number = meant(*number);
    profile.initialOffset = std::clamp(profile.initialOffset, -mostOffset, mostOffset);
    profile.maximumOffset = std::clamp(profile.maximumOffset, -mostOffset, mostOffset);
    return profile;
}

/// One more than the number that an array index spells, by JavaScript's rules for array indices.
std::uint32_t indexOrderOf(const QString &name)
{
    constexpr uint highest = std::numeric_limits<std::uint32_t>::max() - 1;
    bool isNumber = false;
    const uint number = name.toUInt(&isNumber);
    const bool isIndex = isNumber && number <= highest && QString::number(number) == name;
    return isIndex ? number + 1 : 0;
}

/// Numbers names in order of first appearance.
class CategoryNumbers {
public:
    explicit CategoryNumbers(CategoryTable &table)
        : m_table(table)
    {
    }

    bool knows(const QString &name) const { return m_numbers.contains(name); }

    std::uint32_t of(const QString &name)
    {
        const auto [place, isNew] = m_numbers.try_emplace(name, m_next);
        if (isNew) {
            ++m_next;
            m_table.names.append(name);
            m_table.indexOrder.push_back(indexOrderOf(name));
            m_table.hasIndices |= m_table.indexOrder.back() != 0;
        }
        return place->second;
    }

private:
    CategoryTable &m_table;
    std::unordered_map<QString, std::uint32_t> m_numbers; // looked up, never iterated
    std::uint32_t m_next = 0;
};

/// Appends the numbers of one goal. If a name repeats, the last number wins, at the position of the
/// first.
Stretch appendValues(std::vector<CategoryValue> &values, const QList<NamedNumber> &numbers,
    CategoryNumbers &categories, bool onlyKnown = false)
{
    const auto begin = static_cast<std::uint32_t>(values.size());
    std::unordered_map<std::uint32_t, std::size_t> placeOf; // looked up, never iterated
    for (const NamedNumber &number : numbers) {
        if (onlyKnown && !categories.knows(number.name))
            continue;
        const std::uint32_t category = categories.of(number.name);
        const auto [place, isNew] = placeOf.try_emplace(category, values.size());
        if (isNew)
            values.push_back({.category = category, .value = meant(number.number)});
        else
            values[place->second].value = meant(number.number);
    }
    return {.begin = begin, .end = static_cast<std::uint32_t>(values.size())};
}

std::vector<std::uint32_t> sortedOrder(const QList<BalancedGoal> &goals)
{
    std::vector<std::uint32_t> order(static_cast<std::size_t>(goals.size()));
    std::ranges::iota(order, 0U);
    std::ranges::stable_sort(order, [&](std::uint32_t a, std::uint32_t b) {
        const double timeA = meant(goals[a].time);
        const double timeB = meant(goals[b].time);
        return timeA != timeB ? timeA < timeB : goals[a].id < goals[b].id;
    });
    return order;
}

void addGoals(BalancedTables &tables, const BalancedGoals &list)
{
    tables.origin = sortedOrder(list.goals);
    CategoryNumbers categories(tables.categories);
    CategoryNumbers rowCategories(tables.rowCategories);
    std::unordered_map<QString, std::uint32_t> firstOfId; // looked up, never iterated
    for (const std::uint32_t place : tables.origin) {
        const BalancedGoal &goal = list.goals[place];
        const auto number = static_cast<std::uint32_t>(tables.times.size());
        tables.times.push_back(meant(goal.time));
        tables.weights.push_back(meant(goal.weight));
        tables.sameId.push_back(firstOfId.try_emplace(goal.id, number).first->second);
        tables.typesOf.push_back(appendValues(tables.types, goal.types, categories));
        tables.rowTypesOf.push_back(appendValues(tables.rowTypes, goal.rowTypes, rowCategories));
    }
    // After all types: a subtype of a category that no goal has a type for has no effect.
    for (const std::uint32_t place : tables.origin)
        tables.subtypesOf.push_back(
            appendValues(tables.subtypes, list.goals[place].subtypes, categories, true));
}

void addFilters(BalancedTables &tables, const BalancedGoals &list)
{
    tables.filters.resize(static_cast<std::size_t>(tables.categories.names.size()));
    tables.thresholds.resize(static_cast<std::size_t>(tables.rowCategories.names.size()));
    QHash<QString, SynergyFilter> filters; // looked up, never iterated
    for (const NamedFilter &filter : list.filters)
        filters.insert(filter.category, synergyFilterOf(filter.text).value_or(SynergyFilter{}));
    QHash<QString, double> thresholds; // looked up, never iterated
    for (const NamedNumber &threshold : list.rowTypes)
        thresholds.insert(threshold.name, meant(threshold.number));
    for (std::size_t i = 0; i < tables.filters.size(); ++i)
        tables.filters[i] = filters.value(tables.categories.names[static_cast<qsizetype>(i)]);
    for (std::size_t i = 0; i < tables.thresholds.size(); ++i)
        tables.thresholds[i]
            = thresholds.value(tables.rowCategories.names[static_cast<qsizetype>(i)]);
}

KeptValues keptValuesOf(SynergyFilter filter)
{
    if (filter.isDefault())
        return KeptValues::AllButHighest;
    if (filter == SynergyFilter{.descending = true, .keep = -1})
        return KeptValues::AllButLowest;
    if (filter.keep == 1)
        return filter.descending ? KeptValues::Highest : KeptValues::Lowest;
    return KeptValues::Other;
}

/// Computes what a share adds to a line that has no other share of its category.
void weighAlone(CategoryShare &share, const BalancedTables &tables)
{
    const SynergyFilter filter = tables.filters[share.category];
    share.kept = keptValuesOf(filter);
    if (!share.hasType)
        return;
    std::array<double, 2> values{share.type, share.subtype};
    const auto all = std::span(values).first(share.hasSubtype ? 2 : 1);
    if (filter.descending)
        std::ranges::sort(all, std::ranges::greater());
    else
        std::ranges::sort(all);
    for (const double value : all.first(filter.keptOf(all.size()))) {
        share.isBadAlone |= value > tables.profile.maximumIndividualSynergy;
        share.alone += value;
    }
}

/// Collects the types and subtypes of each goal, ascending by category.
void addShares(BalancedTables &tables)
{
    std::vector<CategoryShare> own;
    for (std::size_t goal = 0; goal < tables.goals(); ++goal) {
        own.clear();
        for (const CategoryValue &type : tables.typesOf[goal].of(tables.types))
            own.push_back({.category = type.category, .hasType = true, .type = type.value});
        std::ranges::sort(own, {}, &CategoryShare::category);
        const std::size_t types = own.size();
        for (const CategoryValue &sub : tables.subtypesOf[goal].of(tables.subtypes)) {
            const auto typed = std::span(own).first(types);
            const auto at
                = std::ranges::lower_bound(typed, sub.category, {}, &CategoryShare::category);
            CategoryShare &share = at != typed.end() && at->category == sub.category
                ? *at
                : own.emplace_back(CategoryShare{.category = sub.category});
            share.hasSubtype = true;
            share.subtype = sub.value;
        }
        std::ranges::sort(own, {}, &CategoryShare::category);
        for (CategoryShare &share : own)
            weighAlone(share, tables);
        const auto begin = static_cast<std::uint32_t>(tables.shares.size());
        tables.shares.insert(tables.shares.end(), own.begin(), own.end());
        tables.sharesOf.push_back(
            {.begin = begin, .end = static_cast<std::uint32_t>(tables.shares.size())});
    }
}

bool hasOneRowOrder(const BalancedTables &tables)
{
    const auto categoriesOf = [&](std::size_t goal) {
        return std::views::transform(
            tables.rowTypesOf[goal].of(tables.rowTypes), &CategoryValue::category);
    };
    for (std::size_t goal = 1; goal < tables.goals(); ++goal) {
        if (!std::ranges::equal(categoriesOf(goal), categoriesOf(0)))
            return false;
    }
    return true;
}

/// Small multiples of 1/1024: hundreds of them add up without rounding.
bool isExactly(double number)
{
    constexpr double parts = 1024;
    constexpr double most = 1 << 20;
    return std::abs(number) <= most && std::trunc(number * parts) == number * parts;
}

bool isExact(const BalancedTables &tables)
{
    const auto areExact = [](const std::vector<CategoryValue> &values) {
        return std::ranges::all_of(values, isExactly, &CategoryValue::value);
    };
    return std::ranges::all_of(tables.times, isExactly)
        && std::ranges::all_of(tables.desiredTimes, isExactly)
        && std::ranges::all_of(tables.thresholds, isExactly) && areExact(tables.types)
        && areExact(tables.subtypes) && areExact(tables.rowTypes);
}

void addWindows(BalancedTables &tables)
{
    const Profile &profile = tables.profile;
    for (std::size_t difficulty = 1; difficulty < tables.desiredTimes.size(); ++difficulty) {
        const double desired = static_cast<double>(difficulty) * profile.timePerDifficulty;
        tables.desiredTimes.at(difficulty) = desired;
        tables.turns = 0;
        double offset = profile.initialOffset; // in doubles, as in the reference
        while (offset <= profile.maximumOffset) {
            TimeWindow window{.lowest = desired - offset, .highest = desired + offset, .goals = {}};
            const auto begin = std::ranges::lower_bound(tables.times, window.lowest);
            const auto end = std::ranges::upper_bound(tables.times, window.highest);
            window.goals.begin = static_cast<std::uint32_t>(begin - tables.times.begin());
            window.goals.end = std::max(
                window.goals.begin, static_cast<std::uint32_t>(end - tables.times.begin()));
            tables.windows.push_back(window);
            ++tables.turns;
            offset += 1;
        }
    }
}

void addPairs(BalancedTables &tables)
{
    const std::size_t goals = tables.goals();
    if (!tables.isBlackout || goals > mostPairGoals)
        return;
    tables.pairs.reserve(goals * goals);
    Synergy synergy(tables);
    for (GoalNumber tried = 0; tried < goals; ++tried) {
        for (GoalNumber placed = 0; placed < goals; ++placed) {
            const std::array<TimedGoal, 2> pair{TimedGoal{.goal = tried}, {.goal = placed}};
            tables.pairs.push_back(synergy.ofTypes(pair));
        }
    }
}

} // namespace

BalancedTables balancedTables(const BalancedGoals &goals, const Profile &profile, bool isBlackout)
{
    BalancedTables tables;
    tables.profile = meant(profile);
    tables.isBlackout = isBlackout;
    addGoals(tables, goals);
    addFilters(tables, goals);
    addShares(tables);
    tables.hasOneRowOrder = hasOneRowOrder(tables);
    addWindows(tables);
    tables.isExact = isExact(tables);
    addPairs(tables);
    return tables;
}

} // namespace boardwright
