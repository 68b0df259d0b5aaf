// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/puzzle_scene.h"

#include <algorithm>

namespace boardwright {

PuzzleScene sceneOf(const PlaySession &session)
{
    const PlayedRoute &route = *session.route();
    return {.puzzle = route.puzzle(),
        .path = {route.path().begin(), route.path().end()},
        .visible = route.visible(),
        .hint = session.hintCell(),
        .trapped = session.trapped(),
        .isDead = session.isDead(),
        .isReady = route.isReady(),
        .isComplete = route.isComplete()};
}

QRectF puzzleCell(const PlayedPuzzle &puzzle, int cell)
{
    const int width = puzzle.graph.width();
    const qreal side = longestPuzzleSide / std::max(width, puzzle.graph.height());
    const int row = cell / width;
    const int column = cell % width;
    return {column * side, row * side, side, side};
}

QSizeF puzzleSize(const PlayedPuzzle &puzzle)
{
    const QPointF end = puzzleCell(puzzle, puzzle.graph.cells() - 1).bottomRight();
    return {end.x(), end.y()};
}

QTransform puzzleFit(const PlayedPuzzle &puzzle, const QRectF &area)
{
    const QSizeF size = puzzleSize(puzzle);
    const qreal scale = std::min(area.width() / (size.width() + 2 * puzzleMargin),
        area.height() / (size.height() + 2 * puzzleMargin));
    const QPointF corner = area.center() - QPointF(size.width(), size.height()) * scale / 2;
    return QTransform::fromTranslate(corner.x(), corner.y()).scale(scale, scale);
}

} // namespace boardwright
