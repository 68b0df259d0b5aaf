// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/synergy.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace boardwright {

Synergy::Synergy(const BalancedTables &tables)
    : m_tables(tables)
    , m_slots(tables.filters.size())
    , m_rowSlots(tables.thresholds.size())
{
}

/// Keys that are array indices come first, ascending; the others in order of first appearance.
void Synergy::sortCategories(std::vector<std::uint32_t> &order, const CategoryTable &table)
{
    if (!table.hasIndices)
        return;
    // Insertion sort: a line has few categories, and a stable sort would allocate.
    constexpr auto none = std::numeric_limits<std::uint32_t>::max();
    const auto rankOf = [&](std::uint32_t category) {
        const std::uint32_t index = table.indexOrder[category];
        return index == 0 ? none : index;
    };
    for (auto next = order.begin(); next != order.end(); ++next)
        std::rotate(std::ranges::upper_bound(order.begin(), next, rankOf(*next), {}, rankOf), next,
            next + 1);
}

/// Collects the values of each category that some goal has a type for: types, then subtypes.
void Synergy::gather(std::span<const TimedGoal> goals)
{
    ++m_run;
    m_order.clear();
    for (const TimedGoal &timed : goals) {
        for (const CategoryValue &type : m_tables.typesOf[timed.goal].of(m_tables.types)) {
            Slot &slot = m_slots[type.category];
            if (slot.run != m_run) {
                slot.run = m_run;
                slot.count = 0;
                m_order.push_back(type.category);
            }
            slot.values.at(slot.count++) = type.value;
        }
    }
    for (const TimedGoal &timed : goals) {
        for (const CategoryValue &subtype : m_tables.subtypesOf[timed.goal].of(m_tables.subtypes)) {
            Slot &slot = m_slots[subtype.category];
            if (slot.run == m_run)
                slot.values.at(slot.count++) = subtype.value;
        }
    }
    sortCategories(m_order, m_tables.categories);
}

std::span<const double> Synergy::filtered(std::uint32_t category)
{
    Slot &slot = m_slots[category];
    const SynergyFilter filter = m_tables.filters[category];
    const auto values = std::span(slot.values).first(slot.count);
    if (filter.descending)
        std::ranges::sort(values, std::greater());
    else
        std::ranges::sort(values);
    return values.first(filter.keptOf(values.size()));
}

double Synergy::ofTypes(std::span<const TimedGoal> goals)
{
    gather(goals);
    const double tooMuch = m_tables.profile.tooMuchSynergy;
    double total = 0;
    for (const std::uint32_t category : m_order) {
        for (const double value : filtered(category)) {
            if (value > m_tables.profile.maximumIndividualSynergy)
                return tooMuch;
            total += value;
        }
    }
    return std::min(total, tooMuch);
}

std::vector<Synergy::Kept> Synergy::allKept(std::span<const TimedGoal> goals)
{
    gather(goals);
    std::vector<Kept> all;
    for (const std::uint32_t category : m_order) {
        for (const double value : filtered(category))
            all.push_back({.category = category, .value = value});
    }
    return all;
}

const std::vector<Synergy::Kept> &Synergy::rowTypesOf(std::span<const TimedGoal> goals)
{
    m_rowTypes.clear();
    if (goals.size() < balancedSide)
        return m_rowTypes;
    ++m_run;
    m_order.clear();
    for (const TimedGoal &timed : goals) {
        for (const CategoryValue &rowType : m_tables.rowTypesOf[timed.goal].of(m_tables.rowTypes)) {
            Slot &slot = m_rowSlots[rowType.category];
            if (slot.run != m_run) {
                slot.run = m_run;
                slot.count = 0;
                m_order.push_back(rowType.category);
            }
            slot.values.at(slot.count++) = rowType.value;
        }
    }
    sortCategories(m_order, m_tables.rowCategories);
    for (const std::uint32_t category : m_order) {
        const Slot &slot = m_rowSlots[category];
        if (slot.count < balancedSide)
            break; // the reference ignores everything after it, too
        double cost = 0;
        for (const double value : std::span(slot.values).first(slot.count))
            cost += value;
        const double threshold = m_tables.thresholds[category];
        if (threshold > 0 && threshold > cost)
            m_rowTypes.push_back({.category = category, .value = threshold - cost});
        else if (threshold < 0 && threshold > cost)
            m_rowTypes.push_back({.category = category, .value = cost - threshold});
    }
    return m_rowTypes;
}

double Synergy::timeOf(const BalancedTables &tables, std::span<const TimedGoal> goals)
{
    double total = 0;
    for (const TimedGoal &timed : goals)
        total += timed.desiredTime - tables.times[timed.goal];
    return total;
}

double Synergy::of(std::span<const TimedGoal> goals)
{
    const double types = ofTypes(goals);
    if (types >= m_tables.profile.tooMuchSynergy)
        return m_tables.profile.tooMuchSynergy;
    double rows = 0;
    for (const Kept &row : rowTypesOf(goals))
        rows += row.value;
    return types + rows + timeOf(m_tables, goals);
}

} // namespace boardwright
