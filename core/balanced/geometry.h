// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/magic_square.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace boardwright {

/// Rows, columns and cells of a balanced board.
inline constexpr int balancedSide = magicSide;
inline constexpr int balancedCells = balancedSide * balancedSide;

/// The cells of a line, in the order in which its goals are summed.
using LineCells = std::array<std::uint8_t, balancedSide>;

inline constexpr std::size_t balancedLines = 2 * balancedSide + 2;

/// Rows, columns, the diagonal from the top left, and the one from the top right.
inline constexpr std::array<LineCells, balancedLines> lineCells = [] {
    std::array<LineCells, balancedLines> lines{};
    constexpr std::size_t side = balancedSide;
    for (std::size_t i = 0; i < side; ++i) {
        for (std::size_t k = 0; k < side; ++k) {
            lines[i][k] = static_cast<std::uint8_t>(i * side + k);
            lines[side + i][k] = static_cast<std::uint8_t>(k * side + i);
        }
        lines[2 * side][i] = static_cast<std::uint8_t>(i * side + i);
        lines[2 * side + 1][i] = static_cast<std::uint8_t>(i * side + side - 1 - i);
    }
    return lines;
}();

/// The two to four lines through a cell.
struct LinesOfCell {
    std::array<std::uint8_t, 4> lines{};
    std::uint8_t count = 0;

    constexpr std::span<const std::uint8_t> all() const { return std::span(lines).first(count); }
};

/// By cell, in the order in which they are checked: row, column, diagonals.
inline constexpr std::array<LinesOfCell, balancedCells> linesOfCell = [] {
    std::array<LinesOfCell, balancedCells> of{};
    for (std::size_t line = 0; line < lineCells.size(); ++line) {
        for (const std::uint8_t cell : lineCells[line])
            of[cell].lines[of[cell].count++] = static_cast<std::uint8_t>(line);
    }
    return of;
}();

} // namespace boardwright
