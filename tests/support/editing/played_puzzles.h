// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/played_puzzle.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

/// Open cells are dots. Cells count from 0, row by row.
inline PlayedPuzzle puzzleFrom(const QStringList &rows, std::vector<std::uint8_t> solution,
    const std::vector<sculpted::Warp> &warps = {})
{
    PlayedPuzzle puzzle;
    puzzle.level = sculpted::Level::Medium;
    puzzle.seed = u"7"_s;
    puzzle.graph.reset(static_cast<int>(rows.first().size()), static_cast<int>(rows.size()));
    for (int cell = 0; cell < puzzle.graph.cells(); ++cell) {
        if (rows.at(cell / puzzle.graph.width()).at(cell % puzzle.graph.width()) != u'.')
            puzzle.graph.wall(cell);
    }
    for (const sculpted::Warp warp : warps)
        puzzle.graph.addWarp(warp.a, warp.b);
    puzzle.mechanic = warps.empty() ? sculpted::Mechanic::Standard : sculpted::Mechanic::Warps;
    puzzle.solution = std::move(solution);
    puzzle.solutionLimit = 20;
    return puzzle;
}

/// All of 3 x 3, along the rows, from the top left to the bottom right.
inline PlayedPuzzle snake()
{
    return puzzleFrom({u"..."_s, u"..."_s, u"..."_s}, {0, 1, 2, 5, 4, 3, 6, 7, 8});
}

/// A corridor in two parts, which a warp joins.
inline PlayedPuzzle corridors()
{
    return puzzleFrom({u"..."_s, u"###"_s, u"..."_s}, {0, 1, 2, 6, 7, 8}, {{.a = 2, .b = 6}});
}

} // namespace boardwright
