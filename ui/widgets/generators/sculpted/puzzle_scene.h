// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/play_session.h"

#include <QRectF>
#include <QTransform>

#include <cstddef>
#include <vector>

namespace boardwright {

/// What is drawn of an attempt. A value.
struct PuzzleScene {
    PlayedPuzzle puzzle;
    std::vector<std::uint8_t> path;
    sculpted::CellBits visible = 0; ///< the other cells are in the fog
    int hint = -1; ///< the cell that a hint leads to; -1: none
    std::size_t trapped = 0; ///< cells at the end of the path that lie behind a wrong turn
    bool isDead = false;
    bool isReady = false; ///< only the output pin is left
    bool isComplete = false;
    qreal pulse = 0; ///< 0 to 1: how far the rings around the pins have grown
};

/// The scene of a session, which has a puzzle.
PuzzleScene sceneOf(const PlaySession &session);

/// Puzzles are drawn in units of their own: this many on the longest side.
inline constexpr qreal longestPuzzleSide = 400;
inline constexpr qreal puzzleMargin = 16; ///< around the cells, in these units

/// A cell's place in these units, from (0, 0).
QRectF puzzleCell(const PlayedPuzzle &puzzle, int cell);

/// The extent of all cells in these units.
QSizeF puzzleSize(const PlayedPuzzle &puzzle);

/// From these units to `area`: as large as fits with a margin, in the middle.
QTransform puzzleFit(const PlayedPuzzle &puzzle, const QRectF &area);

} // namespace boardwright
