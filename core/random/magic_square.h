// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace boardwright {

inline constexpr std::size_t magicSide = 5;

/// The numbers 1..25 by cell, row-major.
using MagicSquare = std::array<std::uint8_t, magicSide * magicSide>;

/// The square of a seed, as sites of 5x5 boards make it: every row, column and diagonal sums to 65.
/// Only the last six decimal digits of the seed matter. Pure, any thread.
MagicSquare magicSquare(std::uint64_t seed);

} // namespace boardwright
