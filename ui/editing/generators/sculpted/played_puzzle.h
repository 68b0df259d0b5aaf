// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/cell_graph.h"
#include "core/sculpted/tier_table.h"
#include "ui/editing/board/preview_result.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright {

/// A sculpted board as a puzzle: lead a route from the input pin to the output pin, through every
/// open cell once. A value.
struct PlayedPuzzle {
    sculpted::Level level{}; ///< of difficulty
    QString seed; ///< the puzzle's number if it is one
    sculpted::CellGraph graph;
    std::vector<std::uint8_t> solution; ///< the board's route: every open cell once; two at least
    sculpted::Mechanic mechanic{};
    int fogRadius
        = 0; ///< steps from the head within which cells are seen; without fog it is unused
    int solutionLimit = 1; ///< solutions that hints look at

    int input() const { return solution.front(); }

    int output() const { return solution.back(); }

    int cells() const { return static_cast<int>(solution.size()); }

    bool hasFog() const { return sculpted::hasFog(mechanic); }

    /// Whether both are the same to a player, so that an attempt at one is an attempt at the other.
    /// The solution may be another one between the pins. Puzzles of different seeds or tiers
    /// differ, even if they look alike.
    bool isSame(const PlayedPuzzle &other) const;
};

/// The puzzle of a board; std::nullopt if it is not a sculpted board, or has no route through all
/// cells.
std::optional<PlayedPuzzle> puzzleOf(const PreviewResult &result);

} // namespace boardwright
