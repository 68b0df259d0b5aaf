// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/capacities.h"

#include <utility>

namespace boardwright {

namespace {

/// By category, how many cells its goals could fill if caps are ignored.
std::vector<std::int64_t> carriedCopies(
    const CompiledSet &set, std::size_t categories, Slice CompiledGoal::*list)
{
    std::vector<std::int64_t> copies(categories, 0);
    for (const CompiledGoal &goal : set.goals) {
        for (const std::int32_t category : (goal.*list).of(set.categoryIndices))
            copies[static_cast<std::size_t>(category)] += goal.copies;
    }
    return copies;
}

void addBoardCapacities(CompiledSet &set)
{
    set.capacities.assign(static_cast<std::size_t>(set.tagCount), 1);
    set.capacities.insert(set.capacities.end(), set.groupCaps.begin(), set.groupCaps.end());
    set.firstCategoryCapacity = set.capacities.size();
    const auto carried = carriedCopies(set, set.boardCaps.size(), &CompiledGoal::boardCategories);
    for (std::size_t category = 0; category < set.boardCaps.size(); ++category) {
        const int cap = set.boardCaps[category];
        const bool isLimited = cap < set.cells() && cap <= carried[category];
        set.capacityOfBoardCategory.push_back(
            isLimited ? static_cast<std::int32_t>(set.capacities.size()) : -1);
        if (isLimited)
            set.capacities.push_back(cap);
    }
}

void addLineCapacities(CompiledSet &set)
{
    const std::size_t categories = set.lineCategories.size();
    const auto &lines = set.shape->lines;
    const auto carried = carriedCopies(set, categories, &CompiledGoal::lineCategories);
    std::vector<std::size_t> limited;
    for (std::size_t category = 0; category < categories; ++category) {
        bool isLimited = false;
        for (std::size_t line = 0; line < lines.size() && !isLimited; ++line) {
            const int cap = set.lineCaps[line * categories + category];
            isLimited = std::cmp_less(cap, lines[line].sites.size()) && cap <= carried[category];
        }
        set.capacityOfLineCategory.push_back(
            isLimited ? static_cast<std::int32_t>(limited.size()) : -1);
        if (isLimited)
            limited.push_back(category);
    }
    set.limitedLineCategories = limited.size();
    set.lineCapacities.reserve(lines.size() * limited.size());
    for (std::size_t line = 0; line < lines.size(); ++line) {
        for (const std::size_t category : limited)
            set.lineCapacities.push_back(set.lineCaps[line * categories + category]);
    }
}

template <typename CapacityOf>
void take(
    CompiledSet &set, Slice &slice, std::span<const std::int32_t> indices, CapacityOf capacityOf)
{
    for (const std::int32_t index : indices) {
        const std::int32_t capacity = capacityOf(index);
        if (capacity < 0)
            continue;
        set.capacityIndices.push_back(capacity);
        ++slice.count;
    }
}

void addCapacitiesOf(CompiledSet &set, CompiledGoal &goal)
{
    goal.capacities = {.first = static_cast<std::uint32_t>(set.capacityIndices.size()), .count = 0};
    if (goal.tag >= 0) {
        set.capacityIndices.push_back(goal.tag);
        ++goal.capacities.count;
    }
    take(set, goal.capacities, goal.groups.of(set.groupIndices),
        [&](std::int32_t group) { return set.tagCount + group; });
    take(set, goal.capacities, goal.boardCategories.of(set.categoryIndices),
        [&](std::int32_t category) {
            return set.capacityOfBoardCategory[static_cast<std::size_t>(category)];
        });
    goal.lineCapacities
        = {.first = static_cast<std::uint32_t>(set.capacityIndices.size()), .count = 0};
    take(set, goal.lineCapacities, goal.lineCategories.of(set.categoryIndices),
        [&](std::int32_t category) {
            return set.capacityOfLineCategory[static_cast<std::size_t>(category)];
        });
}

} // namespace

void addCapacities(CompiledSet &set)
{
    addBoardCapacities(set);
    addLineCapacities(set);
    for (CompiledGoal &goal : set.goals)
        addCapacitiesOf(set, goal);
}

} // namespace boardwright
