// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/rooms.h"

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

void addBoardRooms(CompiledSet &set)
{
    set.rooms.assign(static_cast<std::size_t>(set.tagCount), 1);
    set.rooms.insert(set.rooms.end(), set.groupCaps.begin(), set.groupCaps.end());
    set.firstCategoryRoom = set.rooms.size();
    const auto carried = carriedCopies(set, set.boardCaps.size(), &CompiledGoal::boardCategories);
    for (std::size_t category = 0; category < set.boardCaps.size(); ++category) {
        const int cap = set.boardCaps[category];
        const bool isLimited = cap < set.cells() && cap <= carried[category];
        set.roomOfBoardCategory.push_back(
            isLimited ? static_cast<std::int32_t>(set.rooms.size()) : -1);
        if (isLimited)
            set.rooms.push_back(cap);
    }
}

void addLineRooms(CompiledSet &set)
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
        set.roomOfLineCategory.push_back(
            isLimited ? static_cast<std::int32_t>(limited.size()) : -1);
        if (isLimited)
            limited.push_back(category);
    }
    set.limitedLineCategories = limited.size();
    set.lineRooms.reserve(lines.size() * limited.size());
    for (std::size_t line = 0; line < lines.size(); ++line) {
        for (const std::size_t category : limited)
            set.lineRooms.push_back(set.lineCaps[line * categories + category]);
    }
}

template <typename RoomOf>
void take(CompiledSet &set, Slice &slice, std::span<const std::int32_t> indices, RoomOf roomOf)
{
    for (const std::int32_t index : indices) {
        const std::int32_t room = roomOf(index);
        if (room < 0)
            continue;
        set.roomIndices.push_back(room);
        ++slice.count;
    }
}

void addRoomsOf(CompiledSet &set, CompiledGoal &goal)
{
    goal.rooms = {.first = static_cast<std::uint32_t>(set.roomIndices.size()), .count = 0};
    if (goal.tag >= 0) {
        set.roomIndices.push_back(goal.tag);
        ++goal.rooms.count;
    }
    take(set, goal.rooms, goal.groups.of(set.groupIndices),
        [&](std::int32_t group) { return set.tagCount + group; });
    take(set, goal.rooms, goal.boardCategories.of(set.categoryIndices), [&](std::int32_t category) {
        return set.roomOfBoardCategory[static_cast<std::size_t>(category)];
    });
    goal.lineRooms = {.first = static_cast<std::uint32_t>(set.roomIndices.size()), .count = 0};
    take(set, goal.lineRooms, goal.lineCategories.of(set.categoryIndices),
        [&](std::int32_t category) {
            return set.roomOfLineCategory[static_cast<std::size_t>(category)];
        });
}

} // namespace

void addRooms(CompiledSet &set)
{
    addBoardRooms(set);
    addLineRooms(set);
    for (CompiledGoal &goal : set.goals)
        addRoomsOf(set, goal);
}

} // namespace boardwright
