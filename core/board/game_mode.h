// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"

#include <cstdint>
#include <memory>

namespace boardwright {

/// The game modes of lockout.live.
enum class GameMode : std::uint8_t {
    Bingo, ///< any rectangle; no progression
    Ascend, ///< square grid, climbed from the bottom row to the top
    Summit, ///< pyramid; each tier has one cell fewer than the one below
    Triple, ///< a list of sets of three; each opens once the previous one is done
    Rush, ///< as Triple, always with 90 cells
};

/// A mode and one of its sizes. `rows` and `columns` are, for Bingo and Ascend, those of the grid;
/// for Summit, both the number of tiers; for Triple and Rush, the number of sets and the 3 cells of
/// a set.
struct ModeSettings {
    GameMode mode = GameMode::Bingo;
    int rows = 5;
    int columns = 5;

    /// The number of cells.
    int cells() const;

    friend bool operator==(const ModeSettings &, const ModeSettings &) = default;
};

/// The range of the number that gives the size of a mode: rows and columns (each) of Bingo, the
/// side of Ascend, the tiers of Summit, the cells of Triple and Rush.
struct SizeRange {
    int smallest = 0;
    int largest = 0;
    int step = 1;
    int standard = 0; ///< the default for a new board

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

/// The settings of a mode with this size (as in SizeRange); for Bingo, a square.
ModeSettings settingsOfSize(GameMode mode, int size);

/// The empty board: cells with their progress and zones, and the lines of the mode. Sizes below the
/// mode's range work down to 1 (tests use them). Source: "Board Generation" of the lockout.live
/// wiki, app version 0.27.
std::shared_ptr<const Shape> shapeOf(const ModeSettings &settings);

} // namespace boardwright
