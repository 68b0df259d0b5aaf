// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace boardwright {

/// Rows, columns and cells of a balanced board.
inline constexpr int balancedSide = 5;
inline constexpr int balancedCells = balancedSide * balancedSide;

/// The difficulties 1..25 of the cells, row-major; every row, column and diagonal sums to 65. Only
/// the last six decimal digits of the seed matter. Pure.
std::array<std::uint8_t, balancedCells> magicSquare(std::uint64_t seed);

} // namespace boardwright
