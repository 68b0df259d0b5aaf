// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/bingosync_set.h"

#include "core/board/game_mode.h"

#include <algorithm>

namespace boardwright::bingosync {

namespace {

bool haveCommonType(const sites::GoalKeys &keys, int goal, int other)
{
    if ((keys.askedBits(goal) & keys.standingBits(other)) == 0)
        return false;
    return std::ranges::any_of(keys.asked(goal), [&](const sites::GoalKeys::Asked &asked) {
        return std::ranges::contains(
            keys.standing(other), asked.key, &sites::GoalKeys::Standing::key);
    });
}

} // namespace

BingosyncSet::BingosyncSet(const GoalSet &set, const Options &chosen)
    : options(chosen)
    , goals(listOf(set))
    , compiled(sites::compileList(goals.list, chosen.kind, chosen.length))
    , keys(goals.list, sites::GoalKeys::Extra::FirstType)
{
    shape
        = shapeOf({.mode = GameMode::Bingo, .rows = sites::boardSide, .columns = sites::boardSide});
}

int sharedTypes(const BingosyncSet &set, const sites::Board &board, const Line &line)
{
    int pairs = 0;
    for (std::size_t i = 0; i < line.sites.size(); ++i) {
        const int goal = board.cells.at(static_cast<std::size_t>(line.sites[i])).goal;
        for (std::size_t j = 0; j < i && goal >= 0; ++j) {
            const int other = board.cells.at(static_cast<std::size_t>(line.sites[j])).goal;
            pairs += other >= 0 && haveCommonType(set.keys, goal, other) ? 1 : 0;
        }
    }
    return pairs;
}

} // namespace boardwright::bingosync
