// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/bingosync_set.h"

#include "core/board/game_mode.h"

namespace boardwright::bingosync {

namespace {

std::vector<std::optional<int>> tiersIn(const sites::SiteList &list)
{
    std::vector<std::optional<int>> tiers;
    tiers.reserve(list.goals.size());
    for (const sites::ListedGoal &goal : list.goals)
        tiers.push_back(goal.tier > 0 ? std::optional(goal.tier) : std::nullopt);
    return tiers;
}

} // namespace

BingosyncSet::BingosyncSet(const GoalSet &set, const Options &chosen)
    : BingosyncSet(listOf(set), chosen)
{
}

BingosyncSet::BingosyncSet(SetList held, const Options &chosen)
    : list(std::move(held.list))
    , goals{.rows = std::move(held.rows),
          .tiers = tiersIn(list),
          .keys = sites::GoalKeys(list, sites::GoalKeys::Extra::FirstType),
          .hasClash = chosen.traits().hasClash,
          .hasTiers = chosen.traits().hasTiers}
    , compiled(sites::compileList(list, chosen.kind, chosen.length))
{
    shape
        = shapeOf({.mode = GameMode::Bingo, .rows = sites::boardSide, .columns = sites::boardSide});
}

} // namespace boardwright::bingosync
