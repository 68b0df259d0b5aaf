// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/played_puzzle.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace boardwright {

enum class Direction : std::uint8_t { Up, Down, Left, Right };

/// What came of a player's move. From OutputIsLast on, nothing has changed.
enum class Move : std::uint8_t {
    Stepped, ///< to a cell beside the head
    Warped, ///< through a warp
    TookBack, ///< one step or more
    OutputIsLast, ///< the output pin ends the route, and other cells are unvisited
    IsWall,
    IsOutside, ///< beyond the edge of the board
    IsVisited, ///< earlier than by the last step
    IsFar, ///< no step leads there
    NoWarp, ///< the head has no warp
    AtStart, ///< there is nothing to take back
    AtHead, ///< the cell is the head
    IsOver, ///< the route is complete
};

constexpr bool isDone(Move move)
{
    return move < Move::OutputIsLast;
}

/// A player's route so far: the rules of the puzzle. A value. Law: it starts at the input pin,
/// visits no cell twice, and has the output pin only as the last of all cells.
class PlayedRoute final {
public:
    explicit PlayedRoute(PlayedPuzzle puzzle);

    const PlayedPuzzle &puzzle() const { return m_puzzle; }

    /// Replaces the puzzle by one that is the same to players (PlayedPuzzle::isSame()).
    void refresh(PlayedPuzzle puzzle) { m_puzzle = std::move(puzzle); }

    /// The visited cells in order: at least the input pin.
    std::span<const std::uint8_t> path() const { return m_path; }

    int head() const { return m_path.back(); }

    sculpted::CellBits visited() const { return m_visited; }

    bool isVisited(int cell) const { return (m_visited & sculpted::bitOf(cell)) != 0; }

    /// The other end of a cell's warp; -1 without one.
    int warpFrom(int cell) const;

    /// The other end of the head's warp; -1 without one.
    int warpEnd() const { return warpFrom(head()); }

    /// Whether all cells are visited.
    bool isComplete() const { return m_visited == m_puzzle.graph.open(); }

    /// Whether only the output pin is left.
    bool isReady() const;

    /// Whether the route provably cannot be completed: see sculpted::isDead(). The pin counts, too:
    /// the walk through all cells but the pin must not be dead. Cheap; false proves nothing.
    bool isDead() const;

    /// What the player sees: everything, unless there is fog and the route is not complete.
    sculpted::CellBits visible() const;

    /// The cells that the next move can lead to.
    sculpted::CellBits options() const;

    /// Goes on to a cell, or back to one that was visited. `cell` is on the board.
    Move go(int cell);

    /// Like go(), but only goes back by one step, as the pointer passes over the whole route.
    Move drag(int cell);

    /// The same for the cell beside the head.
    Move step(Direction direction);

    /// The same for the other end of the head's warp.
    Move takeWarp();

    Move takeBack();

    /// Back to the input pin.
    void startOver();

private:
    /// The cell beside the head; -1 beyond the edge.
    int beside(Direction direction) const;

    PlayedPuzzle m_puzzle;
    std::vector<std::uint8_t> m_path;
    sculpted::CellBits m_visited = 0;
};

} // namespace boardwright
