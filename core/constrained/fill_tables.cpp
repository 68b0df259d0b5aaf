// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/fill_tables.h"

#include "core/board/progression.h"
#include "core/constrained/pool.h"

#include <algorithm>

namespace boardwright {

namespace {

void addSlots(const CompiledSet &set, FillTables &tables)
{
    std::vector<Zones> known;
    for (const Site &site : set.shape->sites) {
        const auto found = std::ranges::find(known, site.zones);
        tables.slotsOfSite.push_back(static_cast<std::uint32_t>(found - known.begin()));
        if (found != known.end())
            continue;
        known.push_back(site.zones);
        std::vector<Slotted> goals;
        std::ranges::copy_if(set.unforced, std::back_inserter(goals), [&](const Slotted &slotted) {
            return zonesMatch(set.goals[static_cast<std::size_t>(slotted.goal)].zones, site.zones);
        });
        tables.slots.emplace_back(goals, static_cast<GoalIndex>(set.goals.size()));
    }
}

void addOrder(const CompiledSet &set, FillTables &tables)
{
    for (int site = 0; site < set.cells(); ++site)
        tables.order.push_back(SiteIndex{site});
    const auto rest = std::ranges::stable_partition(tables.order, [&](SiteIndex site) {
        return !set.modifiers.noProgression
            && isExclusive(set.shape->sites[static_cast<std::size_t>(site)].zones);
    });
    tables.exclusive = tables.order.size() - rest.size();
}

/// Collects the capacities that are bits; `others` is set to the remaining tail.
std::uint64_t capacityBits(const CompiledSet &set, Slice capacities, Slice &others)
{
    std::uint64_t bits = 0;
    others = capacities;
    for (const std::int32_t capacity : capacities.of(set.capacityIndices)) {
        if (capacity >= quickCapacities)
            break;
        bits |= std::uint64_t{1} << capacity;
        ++others.first;
        --others.count;
    }
    return bits;
}

QuickGoal quickGoal(const CompiledSet &set, const CompiledGoal &goal)
{
    QuickGoal quick;
    quick.capacities = capacityBits(set, goal.capacities, quick.otherCapacities);
    quick.lineCapacities = capacityBits(set, goal.lineCapacities, quick.otherLineCapacities);
    quick.copies = goal.copies;
    quick.progressive = goal.progressive;
    return quick;
}

} // namespace

FillTables fillTables(const CompiledSet &set)
{
    FillTables tables;
    addSlots(set, tables);
    addOrder(set, tables);
    for (const CompiledGoal &goal : set.goals)
        tables.quick.push_back(quickGoal(set, goal));
    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        if (set.goals[i].weighting < 100)
            tables.weighted.push_back(static_cast<GoalIndex>(i));
    }
    tables.surelySupplied = Pool::supplyWithout(set, tables.weighted);
    return tables;
}

} // namespace boardwright
