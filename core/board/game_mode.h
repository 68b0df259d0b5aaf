// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"

#include <cstdint>
#include <memory>

namespace boardwright {

/// The games that a goal set can be played in.
enum class GameMode : std::uint8_t {
    Bingo, ///< any grid; no progression
    Ascend, ///< square grid, climbed from the bottom row to the top
    Summit, ///< pyramid, one cell fewer each tier
    Triple, ///< a list of sets of three, each open once the one before is done
    Rush, ///< as Triple, always 90 cells
};

/// A mode and a size of its. What `rows` and `columns` mean: Bingo and Ascend: of the grid; Summit:
/// both the number of tiers; Triple and Rush: sets, and the 3 cells of a set.
struct ModeSettings {
    GameMode mode = GameMode::Bingo;
    int rows = 5;
    int columns = 5;

    /// Cells of the board.
    int cells() const;

    friend bool operator==(const ModeSettings &, const ModeSettings &) = default;
};

/// The smallest and the largest size of a mode, for the number that is its size: rows and columns
/// (each) of Bingo, the side of Ascend, the tiers of Summit, the cells of Triple and Rush.
struct SizeRange {
    int smallest = 0;
    int largest = 0;
    int step = 1;
    int standard = 0; ///< what a new board has

    friend bool operator==(const SizeRange &, const SizeRange &) = default;
};

constexpr SizeRange sizesOf(GameMode mode)
{
    switch (mode) {
    case GameMode::Bingo:
        return {.smallest = 3, .largest = 10, .step = 1, .standard = 5};
    case GameMode::Ascend:
        return {.smallest = 4, .largest = 9, .step = 1, .standard = 7};
    case GameMode::Summit:
        return {.smallest = 6, .largest = 10, .step = 1, .standard = 9};
    case GameMode::Triple:
        return {.smallest = 30, .largest = 90, .step = 30, .standard = 90};
    case GameMode::Rush:
        return {.smallest = 90, .largest = 90, .step = 1, .standard = 90};
    }
    return {};
}

/// The settings of a mode whose size is one number, `size` as in SizeRange; Bingo: a square.
ModeSettings settingsOfSize(GameMode mode, int size);

/// The empty board: cells with their progress and zones, and the lines of the mode. Sizes outside
/// of the mode's range are fine down to 1 (tests use small ones). Source: "Board Generation" of the
/// lockout.live wiki, app version 0.27.
std::shared_ptr<const Shape> shapeOf(const ModeSettings &settings);

} // namespace boardwright
