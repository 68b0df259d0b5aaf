// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/layered_set.h"

#include "core/arrange/maximum.h"
#include "core/board/game_mode.h"

#include <algorithm>

namespace boardwright::layered {

std::vector<arrange::PieceType> pieceTypes(const std::vector<PieceRow> &rows)
{
    std::vector<arrange::PieceType> types;
    types.reserve(rows.size());
    for (const PieceRow &row : rows)
        types.push_back({.goal = RowId::none, .names = row.ruleNames()});
    return types;
}

LayeredSet::LayeredSet(const GoalSet &set, const Settings &settings)
    : options(optionsOf(settings))
    , rows(piecesOf(set))
    , run(runDataOf(set))
{
    shape = shapeOf({.mode = GameMode::Bingo, .rows = options.rows, .columns = options.columns});
    terrain.emplace(arrange::rulesOf(set, pieceTypes(rows)), *shape);
    std::vector<int> counts(rows.size(), 0);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (layers.empty() || layers.back().number != rows[row].layer)
            layers.push_back({.number = rows[row].layer, .first = types.size(), .last = 0});
        types.insert(types.end(), static_cast<std::size_t>(rows[row].count), row);
        layers.back().last = types.size();
        counts[row] = rows[row].count;
        const bool isLayersLast = row + 1 == rows.size() || rows[row + 1].layer != rows[row].layer;
        if (isLayersLast)
            layers.back().most = arrange::mostHappiness(*terrain, counts);
    }
}

} // namespace boardwright::layered
