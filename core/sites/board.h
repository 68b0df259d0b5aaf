// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>

namespace boardwright::sites {

inline constexpr std::size_t boardSide = 5;
inline constexpr std::size_t boardCells = boardSide * boardSide;

/// What stands in a cell.
struct Cell {
    int goal = -1; ///< index in the list; -1: none
    qint64 clash = 0; ///< with goals in its lines that were placed before; of kinds that have it

    friend bool operator==(const Cell &, const Cell &) = default;
};

/// A board of Bingosync, row-major.
struct Board {
    std::array<Cell, boardCells> cells;
    std::uint64_t draws = 0; ///< random numbers drawn for it

    friend bool operator==(const Board &, const Board &) = default;
};

/// Why there is no board. All but the first are about the list: the site makes none either.
enum class Fault : std::uint8_t {
    Cancelled,
    TooFewGoals, ///< fewer that may stand together than cells
    EmptyTier, ///< a tier that a cell needs has no goals
    NoGoalFits, ///< every goal that the cell may have is barred; the site draws for ever
    TooManyDraws, ///< mostDraws, mostShuffleDraws
    TooManyCopies, ///< mostCopies
    TooManySteps, ///< mostSteps
    GoalWithoutTypes, ///< BoardKind::V8: beside a goal that has some, the site's code breaks
};

struct Failure {
    Fault fault{};
    int cell = -1; ///< -1: no one cell
    int tier = 0; ///< 0: no one tier
    int goal = -1; ///< -1: no one goal

    friend bool operator==(const Failure &, const Failure &) = default;
};

using Made = std::expected<void, Failure>;

} // namespace boardwright::sites
