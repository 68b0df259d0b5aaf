// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/board.h"

#include <array>
#include <cstdint>
#include <span>

namespace boardwright::sites {

inline constexpr std::size_t boardLines = 2 * boardSide + 2;

/// A few cells or lines.
template <std::size_t Most>
struct Few {
    std::array<std::uint8_t, Most> items{};
    std::size_t count = 0;

    constexpr void add(std::size_t item) { items.at(count++) = static_cast<std::uint8_t>(item); }

    constexpr std::span<const std::uint8_t> all() const { return std::span(items).first(count); }
};

/// Whether a cell is in a line: rows, columns, the diagonal from the top left, and the other.
constexpr bool isInLine(std::size_t cell, std::size_t line)
{
    const std::size_t row = cell / boardSide;
    const std::size_t column = cell % boardSide;
    if (line < boardSide)
        return row == line;
    if (line < 2 * boardSide)
        return column == line - boardSide;
    return line == 2 * boardSide ? row == column : row + column == boardSide - 1;
}

/// The lines through each cell.
inline constexpr std::array<Few<4>, boardCells> linesOf = [] {
    std::array<Few<4>, boardCells> all{};
    for (std::size_t cell = 0; cell < boardCells; ++cell) {
        for (std::size_t line = 0; line < boardLines; ++line) {
            if (isInLine(cell, line))
                all.at(cell).add(line);
        }
    }
    return all;
}();

/// The other cells in the lines of each cell. Two cells are in at most one line together.
inline constexpr std::array<Few<16>, boardCells> lineMates = [] {
    std::array<Few<16>, boardCells> all{};
    for (std::size_t cell = 0; cell < boardCells; ++cell) {
        for (std::size_t other = 0; other < boardCells; ++other) {
            for (std::size_t line = 0; other != cell && line < boardLines; ++line) {
                if (isInLine(cell, line) && isInLine(other, line))
                    all.at(cell).add(other);
            }
        }
    }
    return all;
}();

} // namespace boardwright::sites
