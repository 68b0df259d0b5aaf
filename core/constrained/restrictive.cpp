// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/restrictive.h"

#include "core/constrained/capacities.h"
#include "core/constrained/compiled_set.h"
#include "core/constrained/constants.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace boardwright {

namespace {

bool isMost(int count, int of)
{
    return std::int64_t{100} * count > std::int64_t{constants::mostPercent} * of;
}

/// The number of goals with a category of `isLimited`.
int members(const CompiledSet &set, Slice CompiledGoal::*carried,
    const std::vector<std::uint8_t> &isLimited)
{
    const auto carriesOne = [&](const CompiledGoal &goal) {
        return std::ranges::any_of((goal.*carried).of(set.categoryIndices),
            [&](std::int32_t index) { return isLimited[static_cast<std::size_t>(index)] != 0; });
    };
    return static_cast<int>(std::ranges::count_if(set.goals, carriesOne));
}

int percentOf(int count, std::size_t of)
{
    return of == 0 ? 0 : static_cast<int>(std::int64_t{100} * count / static_cast<int>(of));
}

void lookAtLines(const CompiledSet &set, Restrictive &into)
{
    const std::size_t categories = set.lineCategories.size();
    const std::size_t lines = set.shape->lines.size();
    std::vector<std::uint8_t> isLimited(categories, 0);
    for (std::size_t category = 0; category < categories; ++category) {
        int atOne = 0;
        for (std::size_t line = 0; line < lines; ++line) {
            const int cap = set.lineCaps[line * categories + category];
            if (cap != unlimited)
                isLimited[category] = 1;
            atOne += cap == 1 ? 1 : 0;
        }
        into.lineCategories += isLimited[category];
        into.lineCategoriesAtOne += isMost(atOne, static_cast<int>(lines)) ? 1 : 0;
    }
    const int carrying = members(set, &CompiledGoal::lineCategories, isLimited);
    into.lineMembers = percentOf(carrying, set.goals.size());
    into.byLines = isMost(into.lineCategoriesAtOne, into.lineCategories)
        && isMost(carrying, static_cast<int>(set.goals.size()));
}

void lookAtBoard(const CompiledSet &set, Restrictive &into)
{
    // Rounded like a limit of that percentage: 10 % of 25 cells allows 3.
    const int tight
        = std::max(constants::tightCells, (constants::tightPercent * set.cells() + 99) / 100);
    std::vector<std::uint8_t> isLimited(set.boardCategories.size(), 0);
    for (std::size_t category = 0; category < isLimited.size(); ++category) {
        if (set.boardCaps[category] == unlimited)
            continue;
        isLimited[category] = 1;
        ++into.boardCategories;
        into.boardCategoriesTight += set.boardCaps[category] <= tight ? 1 : 0;
    }
    const int carrying = members(set, &CompiledGoal::boardCategories, isLimited);
    into.boardMembers = percentOf(carrying, set.goals.size());
    into.byBoard = isMost(into.boardCategoriesTight, into.boardCategories)
        && isMost(carrying, static_cast<int>(set.goals.size()));
}

} // namespace

Restrictive restrictiveOf(const CompiledSet &set)
{
    Restrictive restrictive;
    if (!set.modifiers.noLineLimits)
        lookAtLines(set, restrictive);
    if (!set.modifiers.noBoardLimits)
        lookAtBoard(set, restrictive);
    return restrictive;
}

} // namespace boardwright
