// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/playbingo_set.h"

#include "core/board/game_mode.h"
#include "core/playbingo/layout.h"

namespace boardwright::playbingo {

namespace {

std::vector<std::optional<int>> difficultiesIn(const sites::playbingo::List &list)
{
    std::vector<std::optional<int>> difficulties;
    difficulties.reserve(list.goals.size());
    for (const sites::playbingo::Goal &goal : list.goals)
        difficulties.push_back(goal.difficulty);
    return difficulties;
}

/// The last row may have fewer cells than the others.
std::shared_ptr<const Shape> shapeOf(std::size_t cells, int width)
{
    const auto rows = static_cast<int>((cells - 1) / static_cast<std::size_t>(width)) + 1;
    auto whole = boardwright::shapeOf({.mode = GameMode::Bingo, .rows = rows, .columns = width});
    if (whole->sites.size() == cells)
        return whole;
    auto shape = std::make_shared<Shape>(*whole);
    shape->sites.resize(cells);
    for (Line &line : shape->lines) {
        std::erase_if(
            line.sites, [&](SiteIndex site) { return static_cast<std::size_t>(site) >= cells; });
    }
    std::erase_if(shape->lines, [](const Line &line) { return line.sites.empty(); });
    return shape;
}

} // namespace

PlayBingoSet::PlayBingoSet(SetList held)
    : goals{.rows = std::move(held.rows),
          .tiers = difficultiesIn(held.list),
          .keys = sites::GoalKeys(
              sites::playbingo::typedGoals(held.list.goals), sites::GoalKeys::Extra::FirstType),
          .hasClash = held.list.settings.excludesLineTypes,
          .hasTiers = true}
    , compiled(sites::playbingo::compileList(held.list))
    , width(widthOf(held.list.settings))
{
    shape = shapeOf(cellsOf(held.list.settings), width);
}

} // namespace boardwright::playbingo
